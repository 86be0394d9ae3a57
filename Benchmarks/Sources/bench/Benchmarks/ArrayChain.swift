import AsyncAlgorithms
import OpenCombine
import ReactiveSignals

extension Benchmark {
  /// An array with three operators.
  static var arrayChain: Benchmark {
    Benchmark(
      id: "W1",
      name: "array, map→filter→map",
      count: 1_000_000,
      unit: "value",
      targets: [.timesHandWritten(1.5), .noAllocations],
      contestants: [
        .handWritten { count in
          let values = Array(0..<count)
          return {
            var sum = 0
            for value in values {
              let next = value &+ 1
              if next % 2 == 0 { sum &+= next &* 2 }
            }
            return sum
          }
        },
        .reactiveSignals { count in
          let values = Array(0..<count)
          let sum = Sum()
          return {
            values.signal().map { $0 &+ 1 }.filter { $0 % 2 == 0 }.map { $0 &* 2 }
              .subscribe { sum.add($0) }
            return sum.take()
          }
        },
        .openCombine { count in
          let values = Array(0..<count)
          let sum = Sum()
          return {
            values.publisher.map { $0 &+ 1 }.filter { $0 % 2 == 0 }.map { $0 &* 2 }
              .sink { sum.add($0) }
              .cancel()
            return sum.take()
          }
        },
        .asyncAlgorithms { count in
          let values = Array(0..<count)
          return {
            var sum = 0
            let chain = values.async.map { $0 &+ 1 }.filter { $0 % 2 == 0 }.map { $0 &* 2 }
            for await value in chain { sum &+= value }
            return sum
          }
        },
      ]
    )
  }
}

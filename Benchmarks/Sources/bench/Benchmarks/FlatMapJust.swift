import OpenCombine
import ReactiveSignals

extension Benchmark {
  /// A signal of one value for each value.
  static var flatMapJust: Benchmark {
    Benchmark(
      name: "array flatMap just",
      count: 100_000,
      unit: "value",
      targets: [.times(0.1, .openCombine)],
      contestants: [
        .handWritten { count in
          let values = Array(0..<count)
          return {
            var sum = 0
            for value in values { sum &+= value &+ 1 }
            return sum
          }
        },
        .reactiveSignals { count in
          let values = Array(0..<count)
          let sum = Sum()
          return {
            values.signal().flatMap { Signal.just($0 &+ 1) }.subscribe { sum.add($0) }
            return sum.take()
          }
        },
        .openCombine { count in
          let values = Array(0..<count)
          let sum = Sum()
          return {
            values.publisher.flatMap { Just($0 &+ 1) }.sink { sum.add($0) }.cancel()
            return sum.take()
          }
        },
      ]
    )
  }
}

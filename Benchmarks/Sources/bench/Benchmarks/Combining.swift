import AsyncAlgorithms
import OpenCombine
import ReactiveSignals
import Synchronization

extension Benchmark {
  /// The latest values of two subjects, which send in turn. OpenCombine has no such operator, and the pairs of asynchronous sequences
  /// depend on the timing of their tasks.
  static var combineLatest: Benchmark {
    Benchmark(
      id: "W5",
      name: "combineLatest of two subjects",
      count: 500_000,
      unit: "value",
      targets: [.timesHandWritten(1.0), .noAllocations],
      contestants: [
        .handWritten { count in
          let (first, second) = (Handlers(), Handlers())
          let latest = Mutex<(Int, Int)>((0, 0))
          let sum = Sum()
          first.add { value in
            let pair = latest.withLock { latest in
              latest.0 = value
              return latest
            }
            sum.add(pair.0 ^ pair.1)
          }
          second.add { value in
            let pair = latest.withLock { latest in
              latest.1 = value
              return latest
            }
            sum.add(pair.0 ^ pair.1)
          }
          return {
            first.send(0)
            second.send(0)
            for value in 0..<count / 2 {
              first.send(value)
              second.send(value)
            }
            return sum.take()
          }
        },
        .reactiveSignals { count in
          let (first, second) = (ReactiveSignals.Subject<Int, Never>(), ReactiveSignals.Subject<Int, Never>())
          let sum = Sum()
          first.combineLatest(second).subscribe { sum.add($0 ^ $1) }
          first.send(0)
          second.send(0)
          return {
            first.send(0)
            second.send(0)
            for value in 0..<count / 2 {
              first.send(value)
              second.send(value)
            }
            return sum.take()
          }
        },
      ]
    )
  }

  /// Two arrays in pairs.
  static var zipArrays: Benchmark {
    Benchmark(
      id: "W7a",
      name: "zip of two arrays",
      count: 500_000,
      unit: "pair",
      targets: [.timesPeer(0.02)],
      contestants: [
        .handWritten { count in
          let (first, second) = (Array(0..<count), Array(1...count))
          return { zip(first, second).reduce(0) { $0 &+ ($1.0 ^ $1.1) } }
        },
        .reactiveSignals { count in
          let (first, second) = (Array(0..<count), Array(1...count))
          let sum = Sum()
          return {
            first.signal().zip(second.signal()).subscribe { sum.add($0 ^ $1) }
            return sum.take()
          }
        },
        .openCombine { count in
          let (first, second) = (Array(0..<count), Array(1...count))
          let sum = Sum()
          return {
            first.publisher.zip(second.publisher).sink { sum.add($0.0 ^ $0.1) }.cancel()
            return sum.take()
          }
        },
        .asyncAlgorithms { count in
          let (first, second) = (Array(0..<count), Array(1...count))
          return {
            var sum = 0
            for await pair in AsyncAlgorithms.zip(first.async, second.async) { sum &+= pair.0 ^ pair.1 }
            return sum
          }
        },
      ]
    )
  }

  /// Two arrays in one signal.
  static var mergeArrays: Benchmark {
    Benchmark(
      id: "W7b",
      name: "merge of two arrays",
      count: 500_000,
      unit: "value",
      targets: [.timesPeer(0.01)],
      contestants: [
        .handWritten { count in
          let (first, second) = (Array(0..<count / 2), Array(0..<count / 2))
          return {
            var sum = 0
            for value in first { sum &+= value }
            for value in second { sum &+= value }
            return sum
          }
        },
        .reactiveSignals { count in
          let (first, second) = (Array(0..<count / 2), Array(0..<count / 2))
          let sum = Sum()
          return {
            first.signal().merge(second.signal()).subscribe { sum.add($0) }
            return sum.take()
          }
        },
        .openCombine("flatMap") { count in
          let (first, second) = (Array(0..<count / 2), Array(0..<count / 2))
          let sum = Sum()
          return {
            [first.publisher, second.publisher].publisher.flatMap { $0 }.sink { sum.add($0) }.cancel()
            return sum.take()
          }
        },
        .asyncAlgorithms { count in
          let (first, second) = (Array(0..<count / 2), Array(0..<count / 2))
          return {
            var sum = 0
            for await value in AsyncAlgorithms.merge(first.async, second.async) { sum &+= value }
            return sum
          }
        },
      ]
    )
  }
}

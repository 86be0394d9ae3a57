import OpenCombine
import ReactiveSignals
import Synchronization

extension Benchmark {
  /// A thousand values that are kept for late subscribers.
  static var replay: Benchmark {
    let kept = 1_000
    return Benchmark(
      id: "W11",
      name: "replay of 1,000 values to late subscribers",
      count: 1_000 * kept,
      unit: "value",
      targets: [.nanoseconds(6)],
      contestants: [
        .handWritten { count in
          let values = Mutex(Array(0..<kept))
          let handlers = Handlers()
          let sum = Sum()
          return {
            for _ in 0..<count / kept {
              for value in values.withLock({ $0 }) { sum.add(value) }
              handlers.remove(handlers.add { sum.add($0) })
            }
            return sum.take()
          }
        },
        .reactiveSignals { count in
          let subject = ReplaySubject<Int, Never>(capacity: .unlimited)
          for value in 0..<kept { subject.send(value) }
          let sum = Sum()
          return {
            for _ in 0..<count / kept { subject.subscribe { sum.add($0) }.dispose() }
            return sum.take()
          }
        },
        .openCombine("own publisher") { count in
          let values = Mutex(Array(0..<kept))
          let publisher = Create<Int, Never> { subscriber in
            for value in values.withLock({ $0 }) { subscriber.send(value) }
          }
          let sum = Sum()
          return {
            for _ in 0..<count / kept { publisher.sink { sum.add($0) }.cancel() }
            return sum.take()
          }
        },
      ]
    )
  }
}

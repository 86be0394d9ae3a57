import OpenCombine
import ReactiveSignals
import Synchronization

extension Curve {
  /// Values that are kept for a late subscriber.
  static var keptValues: Curve {
    Curve(
      id: "cost-of-kept-values",
      title: "A late subscriber of a replay subject",
      size: "values kept",
      unit: "value",
      sizes: powersOfTen(to: 1_000_000),
      lines: [
        Line(name: "ReactiveSignals") { size, subscriptions in
          let subject = ReplaySubject<Int, Never>(capacity: .unlimited)
          for value in 0..<size { subject.send(value) }
          let sum = Sum()
          return {
            for _ in 0..<subscriptions { subject.subscribe { sum.add($0) }.dispose() }
            return sum.take()
          }
        },
        Line(name: "OpenCombine, own publisher") { size, subscriptions in
          let values = Mutex(Array(0..<size))
          let publisher = Create<Int, Never> { subscriber in
            for value in values.withLock({ $0 }) { subscriber.send(value) }
          }
          let sum = Sum()
          return {
            for _ in 0..<subscriptions { publisher.sink { sum.add($0) }.cancel() }
            return sum.take()
          }
        },
      ]
    )
  }
}

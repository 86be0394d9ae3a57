import OpenCombine
import ReactiveSignals

extension Curve {
  /// Subscribers of one subject.
  static var subscribers: Curve {
    Curve(
      id: "cost-of-subscribers",
      title: "A value of a subject",
      size: "subscribers",
      unit: "subscriber",
      sizes: powersOfTen(to: 100_000),
      lines: [
        Line(name: "ReactiveSignals") { size, values in
          let subject = ReactiveSignals.Subject<Int, Never>()
          let sum = Sum()
          for _ in 0..<size { subject.subscribe { sum.add($0) } }
          return {
            for value in 0..<values { subject.send(value) }
            return sum.take()
          }
        },
        Line(name: "OpenCombine") { size, values in
          let subject = PassthroughSubject<Int, Never>()
          let sum = Sum()
          let subscriptions = (0..<size).map { _ in subject.sink { sum.add($0) } }
          return {
            withExtendedLifetime(subscriptions) {
              for value in 0..<values { subject.send(value) }
            }
            return sum.take()
          }
        },
        Line(name: "by hand") { size, values in
          let handlers = Handlers()
          let sum = Sum()
          for _ in 0..<size { handlers.add { sum.add($0) } }
          return {
            for value in 0..<values { handlers.send(value) }
            return sum.take()
          }
        },
      ]
    )
  }

  /// Observers of one property.
  static var propertyObservers: Curve {
    Curve(
      id: "cost-of-observers",
      title: "A write of a property",
      size: "observers",
      unit: "observer",
      sizes: powersOfTen(to: 100_000),
      lines: [
        Line(name: "ReactiveSignals") { size, writes in
          let property = MutableProperty(0)
          let sum = Sum()
          for _ in 0..<size { property.changes.subscribe { sum.add($0) } }
          return {
            for value in 1...writes { property.value = value }
            return sum.take()
          }
        },
        Line(name: "OpenCombine") { size, writes in
          let property = CurrentValueSubject<Int, Never>(0)
          let sum = Sum()
          let subscriptions = (0..<size).map { _ in property.dropFirst().sink { sum.add($0) } }
          return {
            withExtendedLifetime(subscriptions) {
              for value in 1...writes { property.value = value }
            }
            return sum.take()
          }
        },
      ]
    )
  }
}

import OpenCombine
import ReactiveSignals

extension Curve {
  /// Layers of derived properties. A layer of a diamond is derived from two properties of the layer below.
  static var graphDepth: Curve {
    Curve(
      id: "cost-of-layers",
      title: "A write below derived properties",
      size: "layers",
      unit: "layer",
      units: 2_000,
      sizes: powersOfTwo(to: 64),
      lines: [
        Line(name: "ReactiveSignals, maps") { size, writes in
          observed(writes) { source in
            (0..<size).reduce(source) { property, _ in property.map { $0 &+ 1 } }
          }
        },
        Line(name: "ReactiveSignals, diamonds") { size, writes in
          observed(writes) { source in
            (0..<size).reduce(source) { property, _ in
              property.map { $0 &+ 3 }.combineLatest(property.map { $0 &- 2 }).map { max($0, $1) &- 2 }
            }
          }
        },
        Line(name: "OpenCombine, maps") { size, writes in
          let source = CurrentValueSubject<Int, Never>(0)
          let sum = Sum()
          let subscription = (0..<size)
            .reduce(source.dropFirst().eraseToAnyPublisher()) { publisher, _ in
              publisher.map { $0 &+ 1 }.eraseToAnyPublisher()
            }
            .sink { sum.add($0) }
          return {
            withExtendedLifetime(subscription) {
              for value in 1...writes { source.value = value }
            }
            return sum.take()
          }
        },
      ]
    )
  }
}

/// Returns a run that writes to a property below an observed one.
private func observed(_ writes: Int, _ derive: (Property<Int>) -> Property<Int>) -> () -> Int {
  let source = MutableProperty(0)
  let property = derive(source.property)
  let sum = Sum()
  property.changes.subscribe { sum.add($0) }
  return {
    withExtendedLifetime(property) {
      for value in 1...writes { source.value = value }
    }
    return sum.take()
  }
}

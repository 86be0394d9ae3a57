import OpenCombine
import ReactiveSignals

extension Curve {
  /// Inner signals of one `flatMap`, which end at once or stay until the result is disposed.
  static var innerSignals: Curve {
    Curve(
      id: "cost-of-inner-signals",
      title: "flatMap",
      size: "inner signals",
      unit: "inner signal",
      sizes: powersOfTen(to: 1_000_000),
      lines: [
        Line(name: "ReactiveSignals, ending at once") { size, repetitions in
          flattening(Array(0..<size), repetitions) { value in
            .create { subscriber in
              subscriber.send(value)
              subscriber.complete()
            }
          }
        },
        Line(name: "ReactiveSignals, open together") { size, repetitions in
          flattening(Array(0..<size), repetitions) { value in
            .create { subscriber in
              subscriber.onDispose {}
              subscriber.send(value)
            }
          }
        },
        Line(name: "OpenCombine, ending at once") { size, repetitions in
          flattening(Array(0..<size), repetitions) { value in
            Create { subscriber in
              subscriber.send(value)
              subscriber.complete(.finished)
            }
          }
        },
        Line(name: "OpenCombine, open together") { size, repetitions in
          flattening(Array(0..<size), repetitions) { value in
            Create { subscriber in
              subscriber.onCancel {}
              subscriber.send(value)
            }
          }
        },
      ]
    )
  }
}

private func flattening(
  _ values: [Int],
  _ repetitions: Int,
  _ inner: @escaping @Sendable (Int) -> Signal<Int, Never>
) -> () -> Int {
  let sum = Sum()
  return {
    for _ in 0..<repetitions {
      values.signal().flatMap { inner($0) }.subscribe { sum.add($0) }.dispose()
    }
    return sum.take()
  }
}

private func flattening(
  _ values: [Int],
  _ repetitions: Int,
  _ inner: @escaping (Int) -> Create<Int, Never>
) -> () -> Int {
  let sum = Sum()
  return {
    for _ in 0..<repetitions { values.publisher.flatMap(inner).sink { sum.add($0) }.cancel() }
    return sum.take()
  }
}

import ReactiveSignals
import ReactiveSignalsStreams

extension Benchmark {
  /// A lazy stream, which remembers its elements, against `lazy`, which does not.
  static var lazyStream: Benchmark {
    Benchmark(
      id: "W22",
      name: "LazyStream, map→filter→take",
      count: 100_000,
      unit: "element",
      contestants: [
        .handWritten("lazy") { count in
          let values = Array(0..<count)
          return {
            values.lazy.map { $0 &+ 1 }.filter { $0 % 2 == 0 }.prefix(count / 2).reduce(0) { $0 &+ $1 }
          }
        },
        .reactiveSignals { count in
          let values = Array(0..<count)
          return {
            values.stream().map { $0 &+ 1 }.filter { $0 % 2 == 0 }.take(count / 2).reduce(0) { $0 &+ $1 }
          }
        },
      ]
    )
  }
}

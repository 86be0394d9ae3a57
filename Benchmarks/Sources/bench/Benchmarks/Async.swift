import OpenCombine
import ReactiveSignals

extension Benchmark {
  /// A cold signal as an asynchronous sequence, against sequences that values are sent into.
  static var forAwait: Benchmark {
    Benchmark(
      id: "W15",
      name: "for await over a cold signal",
      count: 200_000,
      unit: "value",
      targets: [.timesPeer(0.15)],
      contestants: [
        .handWritten("sequence") { count in
          let sequence = Numbers(count: count)
          return { wait { await sequence.reduce(0) { $0 &+ $1 } } }
        }.onThreads,
        .reactiveSignals { count in
          let values = Array(0..<count)
          return {
            wait {
              var sum = 0
              for await value in values.signal().values { sum &+= value }
              return sum
            }
          }
        }.onThreads,
        .openCombine { count in
          let values = Array(0..<count)
          return {
            wait {
              var sum = 0
              for await value in values.publisher.values { sum &+= value }
              return sum
            }
          }
        }.onThreads,
        .asyncAlgorithms("AsyncStream") { count in
          {
            let stream = AsyncStream<Int> { continuation in
              for value in 0..<count { continuation.yield(value) }
              continuation.finish()
            }
            var sum = 0
            for await value in stream { sum &+= value }
            return sum
          }
        },
      ]
    )
  }
}

/// The numbers below a count, one for each call of `next`.
private struct Numbers: AsyncSequence, Sendable {
  struct AsyncIterator: AsyncIteratorProtocol {
    var next = 0
    let count: Int

    mutating func next() async -> Int? {
      guard next < count else { return nil }
      defer { next += 1 }
      return next
    }
  }

  let count: Int

  func makeAsyncIterator() -> AsyncIterator { AsyncIterator(count: count) }
}

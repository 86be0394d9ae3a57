import AsyncAlgorithms
import OpenCombine
import ReactiveSignals

extension Benchmark {
  /// A created signal of one value for each value.
  static var flatMapCreate: Benchmark {
    Benchmark(
      id: "W4",
      name: "flatMap of create",
      count: 100_000,
      unit: "inner signal",
      targets: [.timesPeer(0.12)],
      contestants: [
        .handWritten { count in
          let values = Array(0..<count)
          let sum = Sum()
          return {
            for value in values { emit(value) { sum.add($0) } }
            return sum.take()
          }
        },
        .reactiveSignals { count in
          let values = Array(0..<count)
          let sum = Sum()
          return {
            values.signal().flatMap { createdSignal(of: $0) }.subscribe { sum.add($0) }
            return sum.take()
          }
        },
        .openCombine("own publisher") { count in
          let values = Array(0..<count)
          let sum = Sum()
          return {
            values.publisher.flatMap { createdPublisher(of: $0) }.sink { sum.add($0) }.cancel()
            return sum.take()
          }
        },
        .asyncAlgorithms("AsyncStream") { count in
          let values = Array(0..<count)
          return {
            var sum = 0
            for await value in values.async.flatMap({ createdStream(of: $0) }) { sum &+= value }
            return sum
          }
        },
      ]
    )
  }

  /// A signal of one value for each value.
  static var flatMapJust: Benchmark {
    Benchmark(
      id: "W4a",
      name: "flatMap of just",
      count: 100_000,
      unit: "inner signal",
      targets: [.timesPeer(0.12)],
      contestants: [
        .handWritten(prepare: sumOfSuccessors),
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
        .asyncAlgorithms { count in
          let values = Array(0..<count)
          return {
            var sum = 0
            for await value in values.async.flatMap({ CollectionOfOne($0 &+ 1).async }) { sum &+= value }
            return sum
          }
        },
      ]
    )
  }

  /// Signals of one value, one after another.
  static var concatJust: Benchmark {
    Benchmark(
      id: "W4b",
      name: "concat of just",
      count: 100_000,
      unit: "inner signal",
      targets: [.timesPeer(0.05)],
      contestants: [
        .handWritten(prepare: sumOfSuccessors),
        .reactiveSignals { count in
          let signals = (1...count).map { Signal<Int, Never>.just($0) }
          let sum = Sum()
          return {
            Signal.concat(signals).subscribe { sum.add($0) }
            return sum.take()
          }
        },
        .openCombine("flatMap, one at a time") { count in
          let publishers = (1...count).map { Just($0) }
          let sum = Sum()
          return {
            publishers.publisher.flatMap(maxPublishers: .max(1)) { $0 }.sink { sum.add($0) }.cancel()
            return sum.take()
          }
        },
        .asyncAlgorithms("joined") { count in
          let sequences = (1...count).map { CollectionOfOne($0).async }
          return {
            var sum = 0
            for await value in sequences.async.joined() { sum &+= value }
            return sum
          }
        },
      ]
    )
  }

  /// A signal of one value for each value, which replaces the one before.
  static var switchToJust: Benchmark {
    Benchmark(
      id: "W12",
      name: "switchToLatest of just",
      count: 100_000,
      unit: "inner signal",
      targets: [.timesPeer(0.03)],
      contestants: [
        .handWritten(prepare: sumOfSuccessors),
        .reactiveSignals { count in
          let values = Array(0..<count)
          let sum = Sum()
          return {
            values.signal().map { Signal<Int, Never>.just($0 &+ 1) }.switchToLatest().subscribe {
              sum.add($0)
            }
            return sum.take()
          }
        },
        .openCombine { count in
          let values = Array(0..<count)
          let sum = Sum()
          return {
            values.publisher.map { Just($0 &+ 1) }.switchToLatest().sink { sum.add($0) }.cancel()
            return sum.take()
          }
        },
      ]
    )
  }
}

private func sumOfSuccessors(_ count: Int) -> () -> Int {
  let values = Array(0..<count)
  return {
    var sum = 0
    for value in values { sum &+= value &+ 1 }
    return sum
  }
}

// Functions create the inner signals and are not inlined. Otherwise the compiler would see that a closure never escapes and remove
// allocations that it cannot remove in other programs.

@inline(never)
private func emit(_ value: Int, to handler: (Int) -> Void) { handler(value) }

@inline(never)
private func createdSignal(of value: Int) -> Signal<Int, Never> {
  .create { subscriber in
    subscriber.send(value)
    subscriber.complete()
  }
}

@inline(never)
private func createdPublisher(of value: Int) -> Create<Int, Never> {
  Create { subscriber in
    subscriber.send(value)
    subscriber.complete(.finished)
  }
}

@inline(never)
private func createdStream(of value: Int) -> AsyncStream<Int> {
  AsyncStream { continuation in
    continuation.yield(value)
    continuation.finish()
  }
}

import OpenCombine
import ReactiveSignals

// Created signals are compared with the publisher in Create.swift. Both send any number of values from any thread and run a
// cleanup. For a single value, users of Combine also write `Deferred` with `Future` or `Just`. These are measured for information.

extension Benchmark {
  /// A created signal that sends a value and completes, created and subscribed to.
  static var createAndComplete: Benchmark {
    Benchmark(
      name: "create, send, complete",
      count: 100_000,
      unit: "subscription",
      targets: [.times(0.35, .openCombine)],
      contestants: [
        .reactiveSignals { count in
          let sum = Sum()
          return {
            for value in 0..<count { signal(of: value).subscribe { sum.add($0) } }
            return sum.take()
          }
        },
        .openCombine("own publisher") { count in
          let sum = Sum()
          return {
            for value in 0..<count { publisher(of: value).sink { sum.add($0) }.cancel() }
            return sum.take()
          }
        },
        .openCombine("Deferred Just") { count in
          let sum = Sum()
          return {
            for value in 0..<count { deferredJust(value).sink { sum.add($0) }.cancel() }
            return sum.take()
          }
        },
        .openCombine("Deferred Future") { count in
          let sum = Sum()
          return {
            for value in 0..<count { deferredFuture(of: value).sink { sum.add($0) }.cancel() }
            return sum.take()
          }
        },
      ]
    )
  }

  /// A created signal that registers a cleanup, subscribed to and disposed.
  static var createAndDispose: Benchmark {
    Benchmark(
      name: "create, clean up, dispose",
      count: 100_000,
      unit: "subscription",
      targets: [.times(0.35, .openCombine)],
      contestants: [
        .reactiveSignals { count in
          let sum = Sum()
          let signal = endlessSignal(sum)
          return {
            for _ in 0..<count { signal.subscribe { sum.add($0) }.dispose() }
            return sum.take()
          }
        },
        .openCombine("own publisher") { count in
          let sum = Sum()
          let publisher = endlessPublisher(sum)
          return {
            for _ in 0..<count { publisher.sink { sum.add($0) }.cancel() }
            return sum.take()
          }
        },
      ]
    )
  }
}

// Functions create these signals and are not inlined. Otherwise the compiler would see that a closure never escapes the loop and
// remove allocations that it cannot remove in other programs.

@inline(never)
private func signal(of value: Int) -> Signal<Int, Never> {
  .create { subscriber in
    subscriber.send(value)
    subscriber.complete()
  }
}

@inline(never)
private func publisher(of value: Int) -> Create<Int, Never> {
  Create { subscriber in
    subscriber.send(value)
    subscriber.complete(.finished)
  }
}

@inline(never)
private func deferredJust(_ value: Int) -> Deferred<Just<Int>> {
  Deferred { Just(value) }
}

@inline(never)
private func deferredFuture(of value: Int) -> Deferred<Future<Int, Never>> {
  Deferred { Future { promise in promise(.success(value)) } }
}

@inline(never)
private func endlessSignal(_ sum: Sum) -> Signal<Int, Never> {
  .create { subscriber in
    subscriber.onDispose { sum.add(2) }
    subscriber.send(1)
  }
}

@inline(never)
private func endlessPublisher(_ sum: Sum) -> Create<Int, Never> {
  Create { subscriber in
    subscriber.onCancel { sum.add(2) }
    subscriber.send(1)
  }
}

import OpenCombine
import ReactiveSignals
import Synchronization

// Created signals are compared with the publisher in Create.swift. Both send any number of values from any thread and run a
// cleanup. For a single value, users of Combine also write `Deferred` with `Future` or `Just`.

extension Benchmark {
  /// A created signal behind two operators, which registers a cleanup and is subscribed to and disposed.
  static var createAndDispose: Benchmark {
    Benchmark(
      id: "W6",
      name: "create, map, filter, subscribe, dispose",
      count: 100_000,
      unit: "subscription",
      targets: [.timesPeer(0.1)],
      contestants: [
        .handWritten { count in
          let sum = Sum()
          return {
            for _ in 0..<count {
              let producer = Producer { value in
                let next = value &+ 1
                if next % 2 == 0 { sum.add(next) }
              }
              produce(producer, sum)
              producer.stop()
            }
            return sum.take()
          }
        },
        .reactiveSignals { count in
          let sum = Sum()
          return {
            for _ in 0..<count {
              endlessSignal(sum).map { $0 &+ 1 }.filter { $0 % 2 == 0 }.subscribe { sum.add($0) }.dispose()
            }
            return sum.take()
          }
        },
        .openCombine("own publisher") { count in
          let sum = Sum()
          return {
            for _ in 0..<count {
              endlessPublisher(sum).map { $0 &+ 1 }.filter { $0 % 2 == 0 }.sink { sum.add($0) }.cancel()
            }
            return sum.take()
          }
        },
      ]
    )
  }

  /// A created signal that sends a value and completes, created and subscribed to.
  static var createAndComplete: Benchmark {
    Benchmark(
      id: "W6a",
      name: "create, send, complete",
      count: 100_000,
      unit: "subscription",
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

@inline(never)
private func produce(_ producer: Producer, _ sum: Sum) {
  producer.onStop { sum.add(2) }
  producer.send(1)
}

/// A source of values with a cleanup, as programs without a library write it.
private final class Producer: Sendable {
  private struct State: Sendable {
    var isStopped = false
    var cleanup: (@Sendable () -> Void)?
  }

  private let handler: @Sendable (Int) -> Void
  private let state = Mutex(State())

  init(_ handler: @escaping @Sendable (Int) -> Void) { self.handler = handler }

  func send(_ value: Int) {
    if !state.withLock({ $0.isStopped }) { handler(value) }
  }

  func onStop(_ cleanup: @escaping @Sendable () -> Void) {
    let isStopped = state.withLock { state in
      if !state.isStopped { state.cleanup = cleanup }
      return state.isStopped
    }
    if isStopped { cleanup() }
  }

  func stop() {
    let last = state.withLock { state in
      defer { state = State(isStopped: true) }
      return state
    }
    last.cleanup?()
  }
}

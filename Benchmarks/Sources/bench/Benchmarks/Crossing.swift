import Dispatch
import Foundation
import OpenCombine
import OpenCombineDispatch
import ReactiveSignals
import ReactiveSignalsTesting
import Synchronization

/// The crossing points between signals and the concurrency of the language.
extension Benchmark {
  /// An asynchronous transformation of four values at a time, whose results are in the order of the values. OpenCombine has none.
  static var asyncMapOrdered: Benchmark {
    Benchmark(
      id: "W32",
      name: "asyncMap, four at a time, in order",
      count: 20_000,
      unit: "value",
      targets: [.timesHandWritten(2)],
      contestants: [
        .handWritten("task group") { count in
          let values = Array(0..<count)
          return {
            wait {
              var results = Array(repeating: 0, count: count)
              await transformed(values) { index, result in results[index] = result }
              return results.reduce(0, &+)
            }
          }
        }.onThreads,
        .reactiveSignals { count in
          let values = Array(0..<count)
          return {
            wait {
              var sum = 0
              let results = values.signal().asyncMap(maxConcurrent: 4) { await next(to: $0) }
              for await result in results.values { sum &+= result }
              return sum
            }
          }
        }.onThreads,
      ]
    )
  }

  /// An asynchronous transformation of four values at a time, whose results are sent when they arrive.
  static var asyncMapUnordered: Benchmark {
    Benchmark(
      id: "W32a",
      name: "asyncMap, four at a time",
      count: 20_000,
      unit: "value",
      targets: [.timesHandWritten(2)],
      contestants: [
        .handWritten("task group") { count in
          let values = Array(0..<count)
          return {
            wait {
              var sum = 0
              await transformed(values) { _, result in sum &+= result }
              return sum
            }
          }
        }.onThreads,
        .reactiveSignals { count in
          let values = Array(0..<count)
          return {
            wait {
              var sum = 0
              let results = values.signal().asyncMap(maxConcurrent: 4, ordered: false) { await next(to: $0) }
              for await result in results.values { sum &+= result }
              return sum
            }
          }
        }.onThreads,
        .openCombine("flatMap of futures") { count in
          let values = Array(0..<count)
          let sum = Sum()
          return {
            let isDone = DispatchSemaphore(value: 0)
            let subscription = values.publisher
              .flatMap(maxPublishers: .max(4)) { value in
                Future<Int, Never> { promise in
                  let promise = Promise(promise)
                  Task { promise.fulfill(.success(await next(to: value))) }
                }
              }
              .sink { _ in
                isDone.signal()
              } receiveValue: {
                sum.add($0)
              }
            isDone.wait()
            subscription.cancel()
            return sum.take()
          }
        }.onThreads,
      ]
    )
  }

  /// The work of this library for a value of `asyncMap`, on one thread: in virtual time.
  static var asyncMapInVirtualTime: Benchmark {
    Benchmark(
      id: "W32b",
      name: "asyncMap, four at a time, in virtual time",
      count: 20_000,
      unit: "value",
      contestants: [
        .reactiveSignals { count in
          let values = Array(0..<count)
          let scheduler = TestScheduler()
          let sum = Sum()
          return {
            values.signal().asyncMap(maxConcurrent: 4, on: scheduler) { await next(to: $0) }
              .subscribe { sum.add($0) }
            scheduler.run()
            return sum.take()
          }
        }
      ]
    )
  }

  /// The elements of an asynchronous stream as a signal, and its values as an asynchronous sequence.
  static var throughSignal: Benchmark {
    Benchmark(
      id: "W33",
      name: "AsyncStream→signal→for await",
      count: 100_000,
      unit: "value",
      targets: [.timesHandWritten(1.6)],
      contestants: [
        .handWritten("for await") { count in
          {
            wait {
              var sum = 0
              for await value in numbers(count) { sum &+= value }
              return sum
            }
          }
        }.onThreads,
        .reactiveSignals { count in
          {
            wait {
              var sum = 0
              for await value in Signal.from(numbers(count)).values { sum &+= value }
              return sum
            }
          }
        }.onThreads,
      ]
    )
  }

  /// A value from another thread that is handled on the main actor before the next one is sent.
  static var hopToMain: Benchmark {
    Benchmark(
      id: "W34",
      name: "hop to the main actor, one at a time",
      count: 2_000,
      unit: "value",
      targets: [.timesPeer(0.7)],
      contestants: [
        .handWritten("async") { count in
          let sum = Sum()
          return {
            let hop = Hop()
            return hop.run(count, sum) { value in
              DispatchQueue.main.async {
                sum.add(value)
                hop.arrive()
              }
            }
          }
        }.onThreads,
        .reactiveSignals("deliver(on:)") { count in
          hopping(count) { subject, receive in
            subject.deliver(on: .main).subscribe { receive($0) }
          }
        }.onThreads,
        .reactiveSignals("observe") { count in
          hopping(count) { subject, receive in
            observeOnMain(subject, receive)
          }
        }.onThreads,
        .openCombine { count in
          let sum = Sum()
          return {
            let hop = Hop()
            let subject = SendableSubject()
            let subscription = subject.passthrough.receive(on: DispatchQueue.main.ocombine)
              .sink { value in
                sum.add(value)
                hop.arrive()
              }
            defer { subscription.cancel() }
            return hop.run(count, sum) { subject.passthrough.send($0) }
          }
        }.onThreads,
      ]
    )
  }
}

/// Runs that send values of a subject from another thread, and wait for each to be received.
private func hopping(
  _ count: Int,
  _ subscribe:
    @escaping (ReactiveSignals.Subject<Int, Never>, @escaping @Sendable (Int) -> Void)
    -> any Disposable
) -> () -> Int {
  let sum = Sum()
  return {
    let hop = Hop()
    let subject = ReactiveSignals.Subject<Int, Never>()
    let subscription = subscribe(subject) { value in
      sum.add(value)
      hop.arrive()
    }
    defer { subscription.dispose() }
    return hop.run(count, sum) { subject.send($0) }
  }
}

private func observeOnMain(
  _ subject: ReactiveSignals.Subject<Int, Never>,
  _ receive: @escaping @Sendable (Int) -> Void
) -> any Disposable {
  subject.observe { @MainActor in receive($0) }
}

/// A thread that sends a value when the one before has arrived on the main thread.
private final class Hop: Sendable {
  private let hasArrived = DispatchSemaphore(value: 0)
  private let isDone = Atomic(false)

  func arrive() { hasArrived.signal() }

  /// Sends `count` values on another thread, while the caller serves the main queue, and returns their sum.
  func run(_ count: Int, _ sum: Sum, _ send: @escaping @Sendable (Int) -> Void) -> Int {
    Thread.detachNewThread { [self] in
      for value in 0..<count {
        send(value)
        hasArrived.wait()
      }
      DispatchQueue.main.async { self.isDone.store(true, ordering: .relaxed) }
    }
    while !isDone.load(ordering: .relaxed) { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    return sum.take()
  }
}

/// `@unchecked Sendable`: A future has a lock, which the type of its promise does not state.
private final class Promise: @unchecked Sendable {
  let fulfill: (Result<Int, Never>) -> Void

  init(_ fulfill: @escaping (Result<Int, Never>) -> Void) { self.fulfill = fulfill }
}

/// The transformation of the benchmarks: a call of an asynchronous function that does not suspend.
@Sendable
private func next(to value: Int) async -> Int { value &+ 1 }

/// Transforms values in a task group, four at a time, as programs without a library write it.
private func transformed(_ values: [Int], _ receive: (_ index: Int, _ result: Int) -> Void) async {
  await withTaskGroup(of: (Int, Int).self) { group in
    for (index, value) in values.enumerated() {
      if index >= 4, let (index, result) = await group.next() { receive(index, result) }
      group.addTask { (index, await next(to: value)) }
    }
    for await (index, result) in group { receive(index, result) }
  }
}

/// Returns a stream in which the numbers below `count` wait.
private func numbers(_ count: Int) -> AsyncStream<Int> {
  AsyncStream { continuation in
    for value in 0..<count { continuation.yield(value) }
    continuation.finish()
  }
}

import Dispatch
import OpenCombine
import OpenCombineDispatch
import ReactiveSignals
import Synchronization

extension Benchmark {
  /// Values that hop to a serial queue.
  static var hop: Benchmark {
    Benchmark(
      id: "W8",
      name: "hop to a serial queue",
      count: 200_000,
      unit: "value",
      contestants: [
        .handWritten("batched") { count in
          let batch = Batch()
          return { batch.sum(of: 0..<count) }
        }.onThreads,
        .reactiveSignals { count in
          let scheduler = QueueScheduler(label: "hop")
          let sum = Sum()
          return {
            let subject = ReactiveSignals.Subject<Int, Never>()
            let isDone = DispatchSemaphore(value: 0)
            subject.deliver(on: scheduler).subscribe {
              sum.add($0)
            } completed: {
              isDone.signal()
            }
            for value in 0..<count { subject.send(value) }
            subject.complete()
            isDone.wait()
            return sum.take()
          }
        }.onThreads,
        .openCombine { count in
          let queue = DispatchQueue(label: "hop", target: .global())
          let sum = Sum()
          return {
            let subject = PassthroughSubject<Int, Never>()
            let isDone = DispatchSemaphore(value: 0)
            let subscription = subject.receive(on: queue.ocombine)
              .sink { _ in
                isDone.signal()
              } receiveValue: {
                sum.add($0)
              }
            for value in 0..<count { subject.send(value) }
            subject.send(completion: .finished)
            isDone.wait()
            subscription.cancel()
            return sum.take()
          }
        }.onThreads,
        .asyncAlgorithms("AsyncStream") { count in
          {
            let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
            async let sum = stream.reduce(0) { $0 &+ $1 }
            for value in 0..<count { continuation.yield(value) }
            continuation.finish()
            return await sum
          }
        },
      ]
    )
  }

  /// Two threads that send into one subject. Its subscriber is not called by both at once.
  static var twoThreads: Benchmark {
    Benchmark(
      id: "W13",
      name: "two threads into one subject",
      count: 400_000,
      unit: "value",
      targets: [.timesPeer(0.2)],
      contestants: [
        .handWritten { count in
          let handlers = Handlers()
          let sum = Mutex(0)
          handlers.add { value in sum.withLock { $0 &+= value } }
          return {
            sendFromTwoThreads(count) { handlers.send($0) }
            return take(sum)
          }
        }.onThreads,
        .reactiveSignals { count in
          let subject = ReactiveSignals.Subject<Int, Never>()
          let sum = Sum()
          subject.subscribe { sum.add($0) }
          return {
            sendFromTwoThreads(count) { subject.send($0) }
            return sum.take()
          }
        }.onThreads,
        .openCombine { count in
          let subject = SendableSubject()
          let sum = Mutex(0)
          let subscription = subject.passthrough.sink { value in sum.withLock { $0 &+= value } }
          return {
            withExtendedLifetime(subscription) {
              sendFromTwoThreads(count) { subject.passthrough.send($0) }
            }
            return take(sum)
          }
        }.onThreads,
      ]
    )
  }
}

/// Sends the numbers below `count`, half of them from each of two threads.
private func sendFromTwoThreads(_ count: Int, _ send: @escaping @Sendable (Int) -> Void) {
  together(
    { for value in 0..<count / 2 { send(value) } },
    { for value in count / 2..<count { send(value) } }
  )
}

private func take(_ sum: borrowing Mutex<Int>) -> Int {
  sum.withLock { sum in
    defer { sum = 0 }
    return sum
  }
}

/// `@unchecked Sendable`: A `PassthroughSubject` has a lock, which its declaration does not state.
final class SendableSubject: @unchecked Sendable {
  let passthrough = PassthroughSubject<Int, Never>()
}

/// Values that wait for a queue, as programs without a library write it: one piece of work takes all waiting values.
private final class Batch: Sendable {
  private let waiting = Mutex<[Int]>([])
  private let queue = DispatchQueue(label: "batch", target: .global())
  private let total = Sum()

  /// Sends values to the queue and returns their sum.
  func sum(of values: Range<Int>) -> Int {
    for value in values { send(value) }
    queue.sync {}
    return total.take()
  }

  private func send(_ value: Int) {
    let isFirst = waiting.withLock { waiting in
      waiting.append(value)
      return waiting.count == 1
    }
    if isFirst { queue.async { self.deliver() } }
  }

  private func deliver() {
    let values = waiting.withLock { waiting in
      defer { waiting = [] }
      return waiting
    }
    for value in values { total.add(value) }
  }
}

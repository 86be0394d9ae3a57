import Testing

@testable import ReactiveSignals

@Suite struct PullTests {
  private func taken(_ queue: EventQueue<Int, TestFailure>) -> Event<Int, TestFailure>? {
    let log = Log<Event<Int, TestFailure>>()
    queue.take { log.append($0) }
    return log.entries.last
  }

  @Test("A value in flight at the cancellation is not delivered after dropped values")
  func sendsAfterCancellation() {
    let queue = EventQueue<Int, TestFailure>(.unlimited)
    queue.send(1)
    queue.send(2)
    #expect(queue.popFirst() == .next(1))
    queue.cancel()
    // The sender has looked before the subscription was disposed.
    queue.send(3)
    queue.end(.failed(.one))
    for _ in 0..<2 { #expect(taken(queue) == .completed) }
  }

  @Test("A task that waits when the queue is cancelled gets the completion and no later value")
  func waitingAtCancellation() {
    let queue = EventQueue<Int, TestFailure>(.unlimited)
    let log = Log<Event<Int, TestFailure>>()
    queue.take { log.append($0) }
    queue.cancel()
    queue.send(1)
    #expect(log.entries == [.completed])
    #expect(taken(queue) == .completed)
  }

  @Test("The terminal event follows the waiting values, and after it come only completions")
  func end() {
    let queue = EventQueue<Int, TestFailure>(.unlimited)
    queue.send(1)
    queue.end(.failed(.one))
    queue.send(2)
    queue.end(.completed)
    #expect((0..<3).map { _ in taken(queue) } == [.next(1), .failed(.one), .completed])
  }

  @Test("Cancellation releases the values it drops, and later ones")
  func releases() {
    let lifetimes = Lifetimes()
    let queue = EventQueue<Tracked, Never>(.unlimited)
    queue.send(lifetimes.make())
    queue.cancel()
    queue.send(lifetimes.make())
    #expect(lifetimes.live == 0)
  }
}

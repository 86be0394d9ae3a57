import TestSupport
import Testing

@testable import ReactiveSignals

/// A case that the other tests of `flatten(.latest)` cannot produce reliably: an inner signal that is sending on another
/// thread while the next one replaces it.
@Suite struct LatestTests {
  @Test("Values that an earlier signal sends after the switch are dropped", .proves("W45"))
  func late() {
    #expect(
      passed([.began(1), .value(1, turn: 1), .began(2), .value(2, turn: 1), .value(3, turn: 2)]) == [
        .next(1), .next(3),
      ]
    )
  }

  @Test("Terminal events of an earlier signal are ignored after the switch")
  func lateEnd() {
    #expect(passed([.began(1), .began(2), .failed(.one, turn: 1), .value(1, turn: 2)]) == [.next(1)])
    #expect(passed([.began(1), .began(2), .isLast, .completed(turn: 1)]) == [])
    #expect(passed([.began(1), .began(2), .isLast, .completed(turn: 2)]) == [.completed])
    #expect(
      passed([.began(1), .began(2), .completed(turn: 1), .isLast, .completed(turn: 2)]) == [.completed]
    )
  }

  private func passed(_ inputs: [TurnInput<Int, TestFailure>]) -> [Event<Int, TestFailure>] {
    let log = Log<Event<Int, TestFailure>>()
    var stage = Latest<Int, TestFailure>()
    var down = AnySink(LogSink(log: log))
    for input in inputs { stage.receive(input, into: &down) }
    return log.entries
  }
}

private struct LogSink: Sink, ~Copyable {
  let log: Log<Event<Int, TestFailure>>

  func send(_ value: Int) { log.append(.next(value)) }
  func fail(_ error: TestFailure) { log.append(.failed(error)) }
  func complete() { log.append(.completed) }
}

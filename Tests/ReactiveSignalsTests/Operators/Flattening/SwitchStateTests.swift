import ReactiveSignalsTestingTraits
import TestSupport
import Testing

@testable import ReactiveSignals

/// A case that the other tests of `flatten(.latest)` cannot produce reliably: an inner signal that is sending on another
/// thread while the next one replaces it.
@Suite(.withoutLeaks) struct SwitchStateTests {
  typealias Input = SwitchInput<Int, TestFailure>

  private let isLast = Input.last

  @Test("Values that an earlier signal sends after the switch are dropped", .proves("W45"))
  func late() {
    let inputs: [Input] = [
      began(1), event(.next(1), of: 1), began(2), event(.next(2), of: 1), event(.next(3), of: 2),
    ]
    #expect(passed(inputs) == [.next(1), .next(3)])
  }

  @Test("Terminal events of an earlier signal are ignored after the switch")
  func lateEnd() {
    #expect(passed([began(1), began(2), event(.failed(.one), of: 1), event(.next(1), of: 2)]) == [.next(1)])
    #expect(passed([began(1), began(2), isLast, event(.completed, of: 1)]) == [])
    #expect(passed([began(1), began(2), isLast, event(.completed, of: 2)]) == [.completed])
    let inputs: [Input] = [
      began(1), began(2), event(.completed, of: 1), isLast, event(.completed, of: 2),
    ]
    #expect(passed(inputs) == [.completed])
  }

  private func began(_ generation: Int) -> Input { .begin(generation) }

  private func event(_ event: Event<Int, TestFailure>, of generation: Int) -> Input {
    .event(event, generation)
  }

  private func passed(_ inputs: [Input]) -> [Event<Int, TestFailure>] {
    let log = Log<Event<Int, TestFailure>>()
    var state = SwitchState()
    let down = Downstream(AnySink(LogSink(log: log)), CompoundDisposable())
    for input in inputs { state.receive(input, into: down) }
    return log.entries
  }
}

private struct LogSink: Sink, ~Copyable {
  let log: Log<Event<Int, TestFailure>>

  func send(_ value: Int) { log.append(.next(value)) }
  func end(_ failure: TestFailure?) { log.append(failure.map { .failed($0) } ?? .completed) }
}

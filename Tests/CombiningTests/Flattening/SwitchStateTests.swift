import ReactiveSignalsTestingTraits
import TestSupport
import Testing

@testable import ReactiveSignals

/// A case that the other tests of `flatten(.latest)` cannot produce reliably: an inner signal that is sending on another
/// thread while the next one replaces it.
@Suite(.withoutLeaks) struct SwitchStateTests {
  @Test("Values that an earlier signal sends after the switch are dropped", .proves("W45"))
  func late() {
    let passed = passed { state in
      state.begin(1)
      GenerationSink(state, 1).send(1)
      state.begin(2)
      GenerationSink(state, 1).send(2)
      GenerationSink(state, 2).send(3)
    }
    #expect(passed == [.next(1), .next(3)])
  }

  @Test("Terminal events of an earlier signal are ignored after the switch")
  func lateEnd() {
    #expect(
      passed { state in
        state.begin(1)
        state.begin(2)
        GenerationSink(state, 1).end(.one)
        GenerationSink(state, 2).send(1)
      } == [.next(1)]
    )
    #expect(
      passed { state in
        state.begin(1)
        state.begin(2)
        state.endWithLatest()
        GenerationSink(state, 1).end(nil)
      } == []
    )
    #expect(
      passed { state in
        state.begin(1)
        state.begin(2)
        state.endWithLatest()
        GenerationSink(state, 2).end(nil)
      } == [.completed]
    )
    #expect(
      passed { state in
        state.begin(1)
        state.begin(2)
        GenerationSink(state, 1).end(nil)
        state.endWithLatest()
        GenerationSink(state, 2).end(nil)
      } == [.completed]
    )
  }

  @Test("An event that waits at the gate is dropped when another generation begins before its turn")
  func waiting() {
    let passed = passed { state in
      state.begin(1)
      state.gate.perform {
        // The switch waits before the value and the failure.
        state.begin(2)
        GenerationSink(state, 1).send(1)
        GenerationSink(state, 1).end(.one)
        GenerationSink(state, 2).send(2)
      }
    }
    #expect(passed == [.next(2)])
  }

  private func passed(
    _ body: (GenerationSink<Int, TestFailure>.Serialized) -> Void
  ) -> [Event<Int, TestFailure>] {
    let log = Log<Event<Int, TestFailure>>()
    body(SerializedSink(SwitchState(OwnedSink(AnySink(LogSink(log: log)))), CompoundDisposable()))
    return log.entries
  }
}

private struct LogSink: Sink, ~Copyable {
  let log: Log<Event<Int, TestFailure>>

  func send(_ value: Int) { log.append(.next(value)) }
  func end(_ failure: TestFailure?) { log.append(failure.map { .failed($0) } ?? .completed) }
}

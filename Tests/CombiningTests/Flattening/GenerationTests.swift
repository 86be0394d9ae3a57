import TestSupport

@testable import ReactiveSignals

/// A case that the other tests of `flatten(.latest)` cannot produce reliably: an inner signal that is sending on another
/// thread while the next one replaces it.
@Suite(.withoutLeaks) struct GenerationTests {
  @Test("Values that an earlier signal sends after the switch are dropped", .proves("W45"))
  func late() {
    let passed = passed { state in
      begin(1, state)
      state.input(of: 1).send(1)
      begin(2, state)
      state.input(of: 1).send(2)
      state.input(of: 2).send(3)
    }
    expectEqual(passed, [.next(1), .next(3)])
  }

  @Test("Terminal events of an earlier signal are ignored after the switch")
  func lateEnd() {
    expectEqual(
      passed { state in
        begin(1, state)
        begin(2, state)
        state.input(of: 1).end(.one)
        state.input(of: 2).send(1)
        // An earlier signal that has failed counts no longer.
        state.end(nil)
        state.input(of: 2).end(nil)
      },
      [.next(1), .completed]
    )
    expectEqual(
      passed { state in
        begin(1, state)
        begin(2, state)
        state.end(nil)
        state.input(of: 1).end(nil)
      },
      []
    )
    expectEqual(
      passed { state in
        begin(1, state)
        begin(2, state)
        state.input(of: 1).end(nil)
        state.end(nil)
        state.input(of: 2).end(nil)
      },
      [.completed]
    )
  }

  @Test("An event that waits at the gate is dropped when another generation begins before its turn")
  func waiting() {
    let passed = passed { state in
      begin(1, state)
      state.serialized.gate.perform {
        // The switch waits before the value and the failure.
        begin(2, state)
        state.input(of: 1).send(1)
        state.input(of: 1).end(.one)
        state.input(of: 2).send(2)
      }
    }
    expectEqual(passed, [.next(2)])
  }

  private func begin(_ generation: Int, _ state: MergeState<Int, TestFailure>) {
    state.begin()
    // What has been replaced has ended.
    state.replace(.disposed, by: generation)
  }

  private func passed(_ body: (MergeState<Int, TestFailure>) -> Void) -> [Event<Int, TestFailure>] {
    let log = Log<Event<Int, TestFailure>>()
    body(MergeState(OwnedSink(AnySink(LogSink(log: log))), CompoundDisposable(), running: 1))
    return log.entries
  }
}

private struct LogSink: Sink, ~Copyable {
  let log: Log<Event<Int, TestFailure>>

  func send(_ value: Int) { log.append(.next(value)) }
  func end(_ failure: TestFailure?) { log.append(failure.map { .failed($0) } ?? .completed) }
}

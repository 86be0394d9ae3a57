import ReactiveSignals
import ReactiveSignalsTesting
import Testing

/// Models of the operators that change failures.
@Suite struct FailureModels {
  @Test func tryMap() {
    expectModel("tryMap") { source, _ in
      source.tryMap { value throws(TestFailure) in
        if value == 7 { throw .two }
        return value * 2
      }
    } model: { input in
      input.each { $0 == .next(7) ? [.failed(.two)] : [$0.map { $0 * 2 }] }.upToEnd()
    }
  }

  @Test func attempt() {
    expectModel("attempt") { source, _ in
      source.attempt { value throws(TestFailure) in
        if value == 7 { throw .two }
      }
    } model: { input in
      input.each { $0 == .next(7) ? [.failed(.two)] : [$0] }.upToEnd()
    }
  }

  @Test func mapFailure() {
    expectModel("mapFailure") { source, _ in
      source.mapFailure { $0 == .one ? .two : .one }
    } model: { input in
      input.each { $0.failure == nil ? [$0] : [.failed(.two)] }
    }
  }

  @Test func promoteFailure() {
    expectModel("promoteFailure(to:)") { source, _ in
      source.catch(to: Signal<Int, Never>.never).promoteFailure(to: TestFailure.self)
    } model: { input in
      input.filter { $0.event.failure == nil }
    }
  }
}

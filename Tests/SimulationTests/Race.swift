import _ReactiveSignalsAtomics
import Testing

/// A program with a race, which fails under some schedules.
struct Race: Sendable, CustomTestStringConvertible {
  let name: String
  let body: @Sendable () async throws -> Void

  var testDescription: String { name }

  static let all = stateRaces + continuationRaces + orderRaces + signalRaces
}

/// A program has done something wrong.
struct Wrong: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// Throws an error unless the condition is true.
func require(_ condition: Bool, _ text: String) throws {
  if !condition { throw Wrong(text) }
}

/// A variable of several tasks, which is free of data races.
actor Cell<Value: Sendable> {
  var value: Value

  init(_ value: Value) { self.value = value }

  func set(_ value: Value) { self.value = value }

  func change(_ body: @Sendable (inout Value) -> Void) { body(&value) }
}

/// Suspends the caller as `withCheckedContinuation` does. A program with a race may forget the continuation.
///
/// The continuation is kept, so that the runtime does not report it as well: the simulation reports the task that is stuck.
func withForgettableContinuation(
  isolation: isolated (any Actor)? = #isolation,
  _ body: (CheckedContinuation<Void, Never>) -> Void
) async {
  await withCheckedContinuation { continuation in
    forgettable.withLock { $0.append(continuation) }
    body(continuation)
  }
}

private let forgettable = Mutex<[CheckedContinuation<Void, Never>]>([])

/// A continuation that notes a second resume instead of stopping the program.
actor OnceContinuation {
  private var continuation: CheckedContinuation<Void, Never>?
  private(set) var resumes = 0

  func wait() async {
    if resumes == 0 { await withCheckedContinuation { continuation = $0 } }
  }

  func resume() {
    resumes += 1
    continuation?.resume()
    continuation = nil
  }
}

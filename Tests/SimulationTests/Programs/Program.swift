import _ReactiveSignalsAtomics
import Testing

/// A correct concurrent program, which no schedule may fail.
struct Program: Sendable, CustomTestStringConvertible {
  let name: String
  let body: @Sendable () async throws -> Void

  init(_ name: String, _ body: @escaping @Sendable () async throws -> Void) {
    self.name = name
    self.body = body
  }

  var testDescription: String { name }

  static let all =
    actorPrograms + groupPrograms + asyncLetPrograms + continuationPrograms + streamPrograms + clockPrograms
    + cancellationPrograms + lockPrograms + mainActorPrograms + signalPrograms
}

/// A variable behind a lock, for several tasks.
final class Guarded<Value: Sendable>: Sendable {
  private let mutex: Mutex<Value>

  init(_ value: Value) { mutex = Mutex(value) }

  func withLock<Result: Sendable>(_ body: (inout Value) -> Result) -> Result { mutex.withLock { body(&$0) } }
}

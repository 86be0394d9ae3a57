import Foundation
import Synchronization

/// A process that is killed, stopped and started again.
final class Child: Sendable {
  let name: String
  private let executable: URL
  private let arguments: [String]
  private let isSilent: Bool
  private let state = Mutex<(process: Process, input: Pipe, hasEnded: AsyncStream<Void>)?>(nil)
  /// A Boolean value that indicates whether the process may end.
  private let mayEnd = Atomic(false)
  /// The processes that ended without being told to.
  static let unexpected = Mutex([String]())

  init(
    _ name: String,
    _ executable: URL,
    _ arguments: [String],
    endsByItself: Bool = false,
    isSilent: Bool = false
  ) {
    self.isSilent = isSilent
    self.name = name
    self.executable = executable
    self.arguments = arguments
    mayEnd.store(endsByItself, ordering: .relaxed)
  }

  func start() throws {
    let process = Process()
    let input = Pipe()
    let hasEnded = AsyncStream<Void>.makeStream()
    process.executableURL = executable
    process.arguments = arguments
    process.standardInput = input
    if isSilent { process.standardError = FileHandle.nullDevice }
    process.terminationHandler = { [self] process in
      if !mayEnd.load(ordering: .relaxed)
        || process.terminationStatus != 0 && process.terminationReason == .exit
      {
        Child.unexpected.withLock { $0.append("\(name) ended with \(process.terminationStatus)") }
      }
      hasEnded.continuation.finish()
    }
    try process.run()
    state.withLock { $0 = (process, input, hasEnded.stream) }
  }

  /// Sends a signal to the process, which goes on.
  func send(_ signal: Int32) {
    if let process = state.withLock({ $0?.process }) { kill(process.processIdentifier, signal) }
  }

  /// Sends a signal to the process, which ends it, and waits.
  func end(_ signal: Int32) async {
    guard let (process, _, hasEnded) = state.withLock({ $0.take() }) else { return }
    let before = mayEnd.exchange(true, ordering: .relaxed)
    kill(process.processIdentifier, signal)
    for await _ in hasEnded {}
    mayEnd.store(before, ordering: .relaxed)
  }
}

public import Foundation
public import ReactiveSignals
import _ReactiveSignalsShims

#if os(macOS) || !canImport(Darwin)
extension Process {
  /// A signal that runs a program, sends what it writes to its standard output, and completes when it has ended well.
  ///
  ///     Process.output(of: URL(filePath: "/usr/bin/git"), ["log", "--oneline"])
  ///       .lines()
  ///       .subscribe(next: { print($0) }, failed: { print($0) })
  ///
  /// Each subscription runs it anew. Disposal asks it to terminate (`SIGTERM`). It reads nothing from its standard
  /// input, and shares this process's standard error. It is let run no further ahead than its pipe is long.
  ///
  /// - Parameters:
  ///   - executable: the program.
  ///   - arguments: what it is given.
  ///   - environment: its environment; this process's without one.
  ///   - directory: where it runs; where this process does without one.
  public static func output(
    of executable: URL,
    _ arguments: [String] = [],
    environment: [String: String]? = nil,
    in directory: URL? = nil
  ) -> Signal<Data, ProcessError> {
    .create { subscriber in
      let process = Process()
      process.executableURL = executable
      process.arguments = arguments
      if let environment { process.environment = environment }
      if let directory { process.currentDirectoryURL = directory }
      let output = Pipe()
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = output
      let end = Subject<Data, ProcessError>()
      process.terminationHandler = { process in
        if let error = ProcessError(of: process) { end.fail(error) } else { end.complete() }
      }
      do { try process.runUnblocked() } catch { return subscriber.fail(.cannotStart("\(error)")) }
      // Any thread may ask a process how it is, and terminate it.
      let running = Vouched(process)
      subscriber.onDispose { if running.wrapped.isRunning { running.wrapped.terminate() } }
      output.fileHandleForReading.chunks()
        .mapFailure { ProcessError.cannotRead($0) }
        .concat(end)
        .subscribe(subscriber)
    }
  }

  /// Runs it without the signals blocked that this thread blocks.
  ///
  /// A program inherits those of the thread that starts it (swift-corelibs-foundation issue 4772), and one that blocks
  /// SIGTERM cannot be terminated.
  private func runUnblocked() throws {
    rs_admit_signals()
    defer { rs_restore_signals() }
    try run()
  }
}

/// How a program ends that does not end well.
public enum ProcessError: Error, Hashable, Sendable {
  /// It could not be started, for this reason.
  case cannotStart(String)
  /// Its output could not be read.
  case cannotRead(POSIXError)
  /// It has exited with this status, which is not 0.
  case exited(status: Int32)
  /// This signal has ended it.
  case killed(signal: Int32)

  fileprivate init?(of process: Process) {
    switch process.terminationReason {
    case .uncaughtSignal: self = .killed(signal: process.terminationStatus)
    default:
      guard process.terminationStatus != 0 else { return nil }
      self = .exited(status: process.terminationStatus)
    }
  }
}
#endif

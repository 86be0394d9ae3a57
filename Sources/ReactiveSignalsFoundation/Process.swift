public import Foundation
public import ReactiveSignals

#if os(macOS) || !canImport(Darwin)
extension Process {
  /// A signal that runs a program, sends what it writes to its standard output, and completes when it has ended well.
  ///
  ///     Process.output(of: URL(filePath: "/usr/bin/git"), ["log", "--oneline"])
  ///       .lines()
  ///       .subscribe(next: { print($0) }, failed: { print($0) })
  ///
  /// Each subscription runs it anew. Disposal asks it to terminate (`SIGTERM`), and reads no more of its output. It reads
  /// nothing from its standard input, shares this process's standard error, and inherits no other open file where the system
  /// can prevent that. It is let run no further ahead than its pipe is long.
  ///
  /// The output ends when every program has closed it that has inherited it from this one. A thread waits for the
  /// program to end, whether anybody listens or not, and leaves nothing of it behind.
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
      do throws(System.Failure) {
        let (reading, writing) = try System.makePipe()
        let output = FileHandle(fileDescriptor: reading, closeOnDealloc: true)
        defer { System.close(writing) }
        let program = Program(
          try System.start(
            executable.path,
            arguments,
            environment: environment,
            directory: directory?.path,
            output: writing
          )
        )
        subscriber.onDispose { program.terminate() }
        output.chunks()
          .mapFailure { ProcessError.cannotRead($0) }
          .concat(program.end)
          .subscribe(subscriber)
      } catch {
        subscriber.fail(.cannotStart("\(executable.path): \(POSIXError(error).localizedDescription)"))
      }
    }
  }
}

/// A program that has been started.
private final class Program: Sendable {
  /// Sends no value, and ends as the program does.
  let end = Subject<Data, ProcessError>()
  private let identifier: Int32
  /// Whether the identifier may be another program's by now.
  private let isReaped = Locked(false)

  init(_ identifier: Int32) {
    self.identifier = identifier
    Thread { self.waitForEnd() }.start()
  }

  func terminate() {
    isReaped.withLock { isReaped in
      if !isReaped { System.terminate(identifier) }
    }
  }

  private func waitForEnd() {
    do throws(System.Failure) {
      try System.awaitEnd(of: identifier)
      let exit = try isReaped.withLock { isReaped in
        isReaped = true
        return Result { () throws(System.Failure) in try System.reap(identifier) }
      }.get()
      switch exit {
      case .status(0): end.complete()
      case .status(let status): end.fail(.exited(status: status))
      case .signal(let signal): end.fail(.killed(signal: signal))
      }
    } catch {
      end.fail(.cannotRead(POSIXError(error)))
    }
  }
}

/// How a program ends that does not end well.
public enum ProcessError: Error, Hashable, Sendable {
  /// It could not be started, for this reason.
  case cannotStart(String)
  /// Its output, or how it has ended, could not be read.
  case cannotRead(POSIXError)
  /// It has exited with this status, which is not 0.
  case exited(status: Int32)
  /// This signal has ended it.
  case killed(signal: Int32)
}
#endif

#if os(macOS) || !canImport(Darwin)
public import Foundation
public import ReactiveSignals

extension Process {
  /// Returns a signal that runs a program and sends the data that it writes to its standard output.
  ///
  ///     print(try await Process.output(of: URL(filePath: "/bin/echo"), ["hello"]).lines().collected())
  ///     // ["hello"]
  ///
  /// The program reads nothing from its standard input, shares the standard error of this process, and inherits no other open
  /// file where the system can prevent that. A full pipe suspends it.
  ///
  /// The output ends when every process that has inherited it has closed it. A thread waits for the program to exit, even after
  /// disposal, and collects its exit status.
  ///
  /// - **Sends**: the output, in chunks. Each subscription runs the program again.
  /// - **Ends**: completes when the program exits with status 0, and fails otherwise.
  /// - **Disposal**: sends the program `SIGTERM` and stops reading its output.
  /// - **Thread**: a dispatch queue, one chunk after another.
  /// - **Memory**: one chunk.
  ///
  /// - Parameters:
  ///   - executable: The URL of the program.
  ///   - arguments: The arguments of the program.
  ///   - environment: The environment of the program. Without one, the program inherits the one of this process.
  ///   - directory: The working directory of the program. Without one, the program inherits the one of this process.
  /// - Returns: A signal that sends the output in chunks.
  /// - Complexity: O(*n*) for a chunk of *n* bytes.
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
        let program = ChildProcess(
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

/// A running program.
private final class ChildProcess: Sendable {
  /// A signal without values that ends as the program does.
  let end = Subject<Data, ProcessError>()
  private let identifier: Int32
  /// A Boolean value that indicates whether the identifier may belong to another process.
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

/// An error of a program's signal.
public enum ProcessError: Error, Hashable, Sendable {
  /// The program could not be started, for the given reason.
  case cannotStart(String)
  /// The output or the exit status of the program could not be read.
  case cannotRead(POSIXError)
  /// The program exited with a status other than 0.
  case exited(status: Int32)
  /// A signal terminated the program.
  case killed(signal: Int32)
}
#endif

import Dispatch
import Foundation
import MarbleEngine

/// The program: it opens the first free port and prints the address of the page.
public struct PlaygroundCommand: Sendable {
  /// An error in the arguments of the program.
  public struct Misuse: Error {
    /// The description of the error.
    public let message: String
  }

  /// The command that starts the program.
  public static let start = Invocation.playground

  /// The port without an argument.
  static let defaultPort: UInt16 = 8317

  let port: UInt16
  let isHelp: Bool
  /// The folder for the tests of all examples, or `nil` to run the server.
  let testFolder: String?

  /// Reads the arguments of the program.
  public init(_ arguments: some Sequence<String>) throws {
    var port = Self.defaultPort
    var isHelp = false
    var testFolder: String?
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--port":
        guard let text = rest.popFirst(), let number = UInt16(text), number >= 1024 else {
          throw Misuse(message: "--port takes a number from 1024 to 65535")
        }
        port = number
      case "--write-tests":
        guard let folder = rest.popFirst() else { throw Misuse(message: "--write-tests takes a folder") }
        testFolder = folder
      case "--help", "-h": isHelp = true
      default: throw Misuse(message: "unknown argument '\(argument)'")
      }
    }
    self.port = port
    self.isHelp = isHelp
    self.testFolder = testFolder
  }

  /// Runs the server until the task is canceled.
  public func run() async throws {
    guard !isHelp else {
      print(
        "\(Self.start)                opens the playground on this computer, at port \(Self.defaultPort) or the next free one\n"
          + "\(Self.start) --port 9000    begins at another port"
      )
      return
    }
    if let testFolder { return try TakenHome.write(to: testFolder) }
    let stops = [SIGINT, SIGTERM].map(Self.cleaningUp)
    defer { for stop in stops { stop.cancel() } }
    try await PlaygroundServer(port: port).run { line in
      // Unlike `print`, this reaches a pipe immediately.
      FileHandle.standardOutput.write(Data((line + "\n").utf8))
    }
  }

  /// Returns a source that removes the folder of the program and ends it, when the system sends a signal.
  private static func cleaningUp(at number: Int32) -> any DispatchSourceSignal {
    // The system calls nothing: it is told to leave the signal to the source.
    signal(number, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
    source.setEventHandler {
      try? FileManager.default.removeItem(at: LiveSocket.folder)
      exit(128 + number)
    }
    source.resume()
    return source
  }
}

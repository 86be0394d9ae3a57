// Shows that no message is lost, doubled or done again while processes and their server are killed: `scripts/ledger`.
//
// A publisher, three workers, a reader, the owner of a state in a bucket and two that make a table over keys are processes of their own, with a
// nats-server on files. They note their events in files, which outlive them. In the end, the notes are compared, and the table with its messages.
import ArgumentParser
import Foundation
import ReactiveSignals
import ReactiveSignalsNATS

@main
struct Ledger: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "nats-ledger",
    abstract: "Compares the messages that processes publish, store, read and do, while they are killed.",
    subcommands: [Run.self, Publish.self, Work.self, Read.self, Sum.self, Tabulate.self],
    defaultSubcommand: Run.self
  )
}

/// The place of a process: the server, and the folder of the notes.
struct Place: ParsableArguments {
  @Option(help: "The address of the server.") var url: String
  @Option(help: "The folder of the notes.") var folder: String

  func notes(_ name: String) throws -> Notes { try Notes(URL(filePath: folder).appending(path: name)) }

  /// Connects, and waits for a server that is not there yet.
  func connect() async throws -> NATSConnection {
    var options = NATSOptions(url)
    options.reconnectDelay = .milliseconds(50)
    options.answerTime = .seconds(60)
    while true {
      do {
        return try await NATSConnection.connect(options)
      } catch {
        // A pattern here makes the compiler of Swift 6.3.1 crash.
        guard error == .noServer else { throw error }
        try await Task.sleep(for: .milliseconds(50))
      }
    }
  }
}

/// The names that the processes share.
enum Names {
  static let stream = "LEDGER"
  static let partitions = NATSPartitions("ledger", count: 16)
  static let group = "workers"
  static let bucket = "ledger"
  static let key = "sum"
  static let table = "table"

  /// The key of a number in the table.
  static func key(_ number: Int) -> String { "k\(number % 100)" }
}

/// The state in the bucket: the messages up to a number, added. The number says where to go on, so that each message counts once.
struct Total: Codable, Sendable, Equatable {
  var sequence: UInt64 = 0
  var count = 0
  var sum = 0

  func adding(_ message: NATSStoredMessage<Int>) -> Total {
    Total(sequence: message.sequence, count: count + 1, sum: sum + message.value)
  }

  /// Adds a number to a value of the table, which has the number of the last message beside it.
  mutating func add(_ number: Int) {
    count += 1
    sum += number
  }
}

/// The nanoseconds since the start of the machine, the same for all processes.
func now() -> Int {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
}

// Declarations that the examples of ReactiveSignalsGRDB use, and those of the parts of ReactiveSignalsServer with small dependencies.
import Foundation
import GRDB
import Logging
import ReactiveSignals
import ReactiveSignalsServer

struct Todo: Codable, Sendable, FetchableRecord, PersistableRecord {
  var id: Int64?
  var title: String
  var isDone = false
}

struct Player: Codable, Sendable, FetchableRecord, PersistableRecord {
  enum Columns {
    static let name = Column(CodingKeys.name)
    static let score = Column(CodingKeys.score)
  }
  var id: Int64?
  var name: String
  var score = 0

  static func named(_ text: String) -> QueryInterfaceRequest<Player> { filter { $0.name == text } }
}

struct Alert: Sendable {
  func show(_ error: any Error) { print(error) }
}

enum LoadError: Error { case timedOut }

struct List: Sendable {
  func show(_ players: [Player]) {}
}

struct Server: Sendable {
  func user(_ id: Int) async throws -> String { "Ada" }
}

struct User: Sendable {
  let id = "7"
}

/// A log that prints the level, the message and the metadata.
struct Printer: LogHandler {
  var metadata: Logging.Logger.Metadata = [:]
  var logLevel = Logging.Logger.Level.trace

  subscript(metadataKey key: String) -> Logging.Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) {
    let values = (event.metadata ?? [:]).map { "\($0)=\($1)" }.sorted()
    print(event.level, "\(event.message)", values.isEmpty ? "" : " " + values.joined(separator: " "))
  }
}

let alert = Alert()
let list = List()
let server = Server()
let user = User()
let id = 7
let todo = Todo(title: "milk")
let vote = Player(name: "Ada", score: 1)
let logger = Logging.Logger(label: "examples") { _ in Printer() }
let queue = QueueScheduler(label: "examples")
let votes = Subject<Player, any Error>()
let searches = Signal<String, any Error>.just("swift").concat(
  Signal<String, any Error>.fail(LoadError.timedOut)
)
let quotes = Subject<Int, Never>()
let updates = Subject<Int, Never>()
let migrator = DatabaseMigrator()
/// A database in memory, with the tables of the examples.
let database: DatabaseQueue = {
  do {
    let database = try DatabaseQueue()
    try database.write { db in
      for (name, columns) in [("todo", ["title", "isDone"]), ("player", ["name", "score"])] {
        try db.create(table: name) { table in
          table.autoIncrementedPrimaryKey("id")
          for column in columns { table.column(column) }
        }
      }
    }
    return database
  } catch {
    fatalError("\(error)")
  }
}()

func quotes(for user: User) -> Signal<Int, Never> { .empty }
func store(_ update: Int) {}

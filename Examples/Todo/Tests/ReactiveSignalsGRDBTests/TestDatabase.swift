import Foundation
import GRDB
import ReactiveSignals
import Synchronization

/// The two kinds of writers of GRDB.
enum Kind: CaseIterable, Sendable {
  case queue
  case pool
}

/// A folder that exists as long as this object.
final class Folder: Sendable {
  let url: URL

  init() throws {
    url = URL.temporaryDirectory.appending(path: "ReactiveSignalsGRDB-\(UUID())")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}

/// A database in a file of its own, with a table of numbers.
final class TestDatabase: Sendable {
  let writer: any DatabaseWriter
  let path: String
  let folder: Folder

  init(_ kind: Kind = .queue) throws {
    folder = try Folder()
    path = folder.url.appending(path: "numbers.sqlite").path
    writer =
      switch kind {
      case .queue: try DatabaseQueue(path: path, configuration: .waiting)
      case .pool: try DatabasePool(path: path, configuration: .waiting)
      }
    try writer.write { db in
      try db.create(table: "number") { $0.primaryKey("value", .integer) }
      try db.create(table: "other") { $0.primaryKey("value", .integer) }
    }
  }

  func insert(_ values: Int...) throws {
    try writer.write { db in for value in values { try db.insert(value) } }
  }
}

extension Configuration {
  /// A configuration with which a connection waits for the others.
  static var waiting: Configuration {
    var configuration = Configuration()
    configuration.busyMode = .timeout(10)
    return configuration
  }
}

extension Database {
  func insert(_ value: Int) throws {
    try execute(sql: "INSERT INTO number (value) VALUES (?)", arguments: [value])
  }
}

func numbers(_ db: Database) throws -> [Int] {
  try Int.fetchAll(db, sql: "SELECT value FROM number ORDER BY value")
}
func count(_ db: Database) throws -> Int { try Table("number").fetchCount(db) }

/// A number that any thread may add to.
final class Counter: Sendable {
  private let number = Atomic(0)

  var value: Int { number.load(ordering: .sequentiallyConsistent) }
  func add() { number.add(1, ordering: .sequentiallyConsistent) }
}

/// Waits until a condition holds.
func eventually(_ condition: () throws -> Bool) async throws {
  for _ in 0..<2_000 {
    if try condition() { return }
    try await Task.sleep(for: .milliseconds(5))
  }
  throw TooLate()
}

struct TooLate: Error {}

/// The failure of a closure.
struct TestFailure: Error, Equatable {}

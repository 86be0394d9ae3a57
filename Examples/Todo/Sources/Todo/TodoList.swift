public import GRDB
public import ReactiveSignals
import ReactiveSignalsGRDB

/// A to-do list in a database, with queries that follow it.
public final class TodoList: Sendable {
  /// The entries that are shown. It may be written and bound.
  public let filter = MutableProperty(Filter.all)
  /// The number of entries that are not done.
  public let openCount: Property<Int>

  /// Adds an entry with a title.
  public let add: Command<String, Todo, any Error>
  /// Marks the entry with an identifier as done, or as open again.
  public let toggle: Command<Int64, Void, any Error>
  /// Removes the entry with an identifier.
  public let remove: Command<Int64, Void, any Error>

  private let writer: any DatabaseWriter

  /// Opens a list.
  ///
  /// - Parameter writer: The database, whose table is made if it does not exist.
  public init(_ writer: any DatabaseWriter) throws {
    self.writer = writer
    var migrator = DatabaseMigrator()
    migrator.registerMigration("todo") { db in
      try db.create(table: "todo") { table in
        table.autoIncrementedPrimaryKey("id")
        table.column("title", .text).notNull().check { length($0) > 0 }
        table.column("isDone", .boolean).notNull()
      }
    }
    try migrator.migrate(writer)

    openCount = try ValueObservation.tracking { db in try Filter.open.request.fetchCount(db) }
      .property(in: writer) { error in print("The number of entries is not known anymore: \(error)") }
    add = Command(writingTo: writer, whileExecuting: .concurrent) { (db: Database, title: String) in
      try Todo(title: title).inserted(db)
    }
    toggle = Command(writingTo: writer, whileExecuting: .concurrent) { (db: Database, id: Int64) in
      var todo = try Todo.find(db, key: id)
      todo.isDone.toggle()
      try todo.update(db)
    }
    remove = Command(writingTo: writer, whileExecuting: .concurrent) { (db: Database, id: Int64) in
      guard try Todo.deleteOne(db, key: id) else {
        throw RecordError.recordNotFound(databaseTableName: "todo", key: [:])
      }
    }
  }

  /// Opens the list of a file, which other programs may have open.
  ///
  /// - Parameter path: The path of the file, which is made if it does not exist.
  public convenience init(path: String) throws {
    var configuration = Configuration()
    // A write waits while another program writes.
    configuration.busyMode = .timeout(5)
    try self.init(DatabasePool(path: path, configuration: configuration))
  }

  /// The entries that the filter lets through, and a new list behind each change of the database or of the filter.
  public var entries: Signal<[Todo], any Error> {
    filter.signal.distinctUntilChanged()
      .promoteFailure(to: (any Error).self)
      .flatMap(.latest) { [writer] filter in
        ValueObservation.tracking { db in try filter.request.order(Column("id")).fetchAll(db) }
          .removeDuplicates()
          .signal(in: writer)
      }
  }

  /// Notices the changes of other programs that use the same file.
  ///
  /// - Returns: The subscription.
  public func watchOthers(every period: Duration, on scheduler: some TimedScheduler) -> any Disposable {
    writer.changesOfOthers(every: period, on: scheduler).subscribe(
      next: { _ in },
      failed: { print("Cannot watch others: \($0)") }
    )
  }
}

#if GRDB
public import GRDB
import GRDBSQLite
public import ReactiveSignals
import Synchronization

extension DatabaseReader {
  /// Returns a signal of what a closure reads: now, and behind each transaction that may have changed it.
  ///
  ///     database.observing { db in try Player.order(\.score.desc).fetchAll(db) }
  ///       .subscribe(next: { list.show($0) }, failed: { alert.show($0) })
  ///
  /// It is the signal of `ValueObservation.tracking(_:)`, whose disposal also interrupts the query that runs.
  ///
  /// - **Sends**: the result of `value` at subscription, and that after transactions that may have changed it, in their order.
  /// - **Ends**: fails when `value` does. A database that another connection has locked is a failure with the code `SQLITE_BUSY`, after
  ///   the time that `Configuration.busyMode` states: `retry(backoff:on:)` observes again. It never completes.
  /// - **Disposal**: interrupts the query, and stops the observation. When `value` makes several queries and none of them runs at that
  ///   moment, the next ones run to their end.
  /// - **Thread**: `scheduler`. `value` runs on a queue of the database.
  /// - **Memory**: at most one value that waits. It keeps the database open.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler that delivers the values: by default, a queue of the signal.
  ///   - value: A closure that reads. The tables that it reads from are observed.
  /// - Returns: A signal that observes the database while it is subscribed.
  /// - Complexity: One call of `value` for each change.
  public func observing<Value: Sendable>(
    on scheduler: some Scheduler = QueueScheduler(label: "ReactiveSignalsGRDB.observing"),
    _ value: @escaping @Sendable (Database) throws -> Value
  ) -> Signal<Value, any Error> {
    .deferred {
      let queries = Queries()
      return ValueObservation.tracking { db in try queries.run(in: db) { try value(db) } }
        .signal(in: self, on: scheduler)
        .finally { queries.interrupt() }
        .erased
    }
  }
}

/// The queries of one observation that run.
private final class Queries: Sendable {
  /// A connection to the database.
  ///
  /// `@unchecked Sendable`: SQLite allows any thread to interrupt a connection that is open, which it is while a query runs in it.
  @safe
  private struct Connection: @unchecked Sendable {
    let pointer: SQLiteConnection
  }

  private struct State {
    var running: [Int: Connection] = [:]
    var lastNumber = 0
    var isOver = false
  }

  private let state = Mutex(State())

  func run<Value>(in db: Database, _ query: () throws -> Value) throws -> Value {
    guard let pointer = unsafe db.sqliteConnection else { return try query() }
    let connection = unsafe Connection(pointer: pointer)
    let number = state.withLock { state -> Int? in
      if state.isOver { return nil }
      state.lastNumber += 1
      state.running[state.lastNumber] = connection
      return state.lastNumber
    }
    guard let number else { throw CancellationError() }
    defer { state.withLock { _ = $0.running.removeValue(forKey: number) } }
    return try query()
  }

  /// Interrupts the queries that run, and refuses others.
  func interrupt() {
    state.withLock { state in
      state.isOver = true
      // With the lock, so that none of them has ended and left its connection to others.
      for connection in state.running.values { unsafe sqlite3_interrupt(connection.pointer) }
    }
  }
}
#endif

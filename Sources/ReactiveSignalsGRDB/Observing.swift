#if GRDB
public import GRDB
import GRDBSQLite
public import ReactiveSignals
import _ReactiveSignalsAtomics

extension DatabaseReader {
  /// Returns a signal of what a closure reads: now, and behind each transaction that may have changed it.
  ///
  ///     database.observing { db in try Player.order(\.score.desc).fetchAll(db) }
  ///       .subscribe(next: { list.show($0) }, failed: { alert.show($0) })
  ///
  /// It is the signal of `ValueObservation.tracking(_:)`, whose disposal also interrupts the query that runs.
  ///
  /// - **Sends**: the result of `value` at subscription, and that after transactions that may have changed it, in their order. A pool may
  ///   send a value twice.
  /// - **Ends**: fails when `value` does. A database that another connection has locked is a failure with the code `SQLITE_BUSY`, after
  ///   the time that `Configuration.busyMode` states: `retry(backoff:on:)` observes again. It never completes.
  /// - **Disposal**: interrupts the queries, and stops the observation.
  /// - **Thread**: `scheduler`. `value` runs on a queue of the database, with a progress handler of SQLite in the place of one that the
  ///   connection may have.
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
      let interruption = Interruption()
      return ValueObservation.tracking { db in try interruption.run(in: db) { try value(db) } }
        .signal(in: self, on: scheduler)
        .finally { interruption.interrupt() }
        .erased
    }
  }
}

/// The end of an observation, which ends the queries that run for it.
private final class Interruption: Sendable {
  private let isOver = Atomic(false)

  /// Runs queries, and ends them early when the observation is over.
  func run<Value>(in db: Database, _ queries: () throws -> Value) throws -> Value {
    if isOver.load(ordering: .relaxed) { throw CancellationError() }
    // Safe: the handler is removed before this call ends, and the caller retains the interruption.
    // SQLite asks after each 1,000 of its instructions, in this call, and so for a query that begins after the end, too. A call of
    // `sqlite3_interrupt` between two queries would be lost.
    let check: @convention(c) (UnsafeMutableRawPointer?) -> CInt = { interruption in
      guard let interruption = unsafe interruption else { return 0 }
      return unsafe Unmanaged<Interruption>.fromOpaque(interruption)._withUnsafeGuaranteedRef {
        $0.isOver.load(ordering: .relaxed) ? 1 : 0
      }
    }
    unsafe sqlite3_progress_handler(
      db.sqliteConnection,
      1_000,
      check,
      Unmanaged.passUnretained(self).toOpaque()
    )
    defer { unsafe sqlite3_progress_handler(db.sqliteConnection, 0, nil, nil) }
    return try queries()
  }

  func interrupt() { isOver.store(true, ordering: .relaxed) }
}
#endif

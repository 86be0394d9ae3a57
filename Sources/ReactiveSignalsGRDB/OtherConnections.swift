#if GRDB
public import GRDB
public import ReactiveSignals
import _ReactiveSignalsAtomics

extension DatabaseWriter {
  /// Returns a signal that looks for changes that other connections have made, such as those of another process, and tells the observations
  /// of this writer about them.
  ///
  ///     database.changesOfOthers(every: .seconds(1), on: QueueScheduler(label: "others"))
  ///       .subscribe(next: { _ in }, failed: { print("others are not noticed:", $0) })
  ///
  /// While it is subscribed, `ValueObservation` and `DatabaseRegionObservation` notice these changes as they notice those of this writer.
  /// They are told that the whole database may have changed.
  ///
  /// - **Sends**: `Void` after the first look, and after each period in which another connection has committed a change, when the
  ///   observations know of it. The first look includes the changes since the subscription.
  /// - **Ends**: fails with an error of the database, unless it is only busy. It never completes.
  /// - **Disposal**: stops the timer.
  /// - **Thread**: a task's.
  /// - **Memory**: one number.
  ///
  /// - Parameters:
  ///   - period: The time between two looks.
  ///   - scheduler: The scheduler that measures the time.
  /// - Returns: A signal of `Void`.
  /// - Complexity: One `PRAGMA data_version` for each period, on the queue of the writer. It takes no lock of the file.
  public func changesOfOthers(
    every period: Duration,
    on scheduler: some TimedScheduler
  ) -> Signal<Void, any Error> {
    .deferred {
      let seen = Mutex<Int?>(nil)
      let look = Signal<Bool, any Error>.task {
        try await self.writeWithoutTransaction { db in
          do {
            let version = try Int.fetchOne(db, sql: "PRAGMA data_version")
            if seen.withLock({ $0 == version }) { return false }
            // Takes no lock, so that neither this writer nor others wait for it.
            try db.inTransaction(.deferred) {
              try db.notifyChanges(in: .fullDatabase)
              return .commit
            }
            seen.withLock { $0 = version }
            return true
          } catch DatabaseError.SQLITE_BUSY {
            // Another connection writes. The next look notices it.
            return false
          }
        }
      }
      return Signal<Int, any Error>.interval(period, on: scheduler)
        .start(with: 0)
        .flatMap(.first) { _ in look }
        .filter { $0 }
        .map { _ in }
        .erased
    }
  }
}
#endif

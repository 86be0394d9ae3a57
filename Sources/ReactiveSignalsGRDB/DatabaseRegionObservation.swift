#if GRDB
public import GRDB
public import ReactiveSignals

extension DatabaseRegionObservation {
  /// Returns a signal of each transaction that changes the observed region.
  ///
  ///     DatabaseRegionObservation(tracking: Player.all())
  ///       .signal(in: database) { db in try Player.fetchCount(db) }
  ///       .subscribe(next: { print("players:", $0) }, failed: { print($0) })
  ///
  /// Unlike `ValueObservation`, it misses no transaction. `value` reads in the connection that has committed, before the next write
  /// begins. So it sees the database as the transaction has left it, and writes have to wait for it. It must not write.
  ///
  /// The subscription waits for the writer, so that no transaction behind it is missed. A transaction is noticed if it is written through
  /// `writer`.
  ///
  /// - **Sends**: the result of `value` for each transaction that has changed the region, in their order.
  /// - **Ends**: fails when the observation cannot be started, when `value` throws an error, and as `policy` demands. It never completes.
  /// - **Disposal**: stops the observation.
  /// - **Thread**: `scheduler`. A handler may write to the database.
  /// - **Memory**: the values that wait, any number unless `policy` limits them: the database does not wait for the subscriber. It keeps
  ///   the database open.
  ///
  /// - Parameters:
  ///   - writer: The database.
  ///   - scheduler: The scheduler that delivers the values: by default, a queue of the signal.
  ///   - policy: The number of values that may wait, and the treatment of the others.
  ///   - value: A closure that returns the value for a transaction. `{ _ in }` sends `Void`.
  /// - Returns: A signal that observes the database while it is subscribed.
  /// - Complexity: One call of `value` for each transaction.
  public func signal<Value: Sendable>(
    in writer: any DatabaseWriter,
    on scheduler: some Scheduler = QueueScheduler(label: "ReactiveSignalsGRDB.DatabaseRegionObservation"),
    buffering policy: BufferingPolicy<any Error> = .all,
    _ value: @escaping @Sendable (Database) throws -> Value
  ) -> Signal<Value, any Error> {
    Signal<Value, any Error>.create { subscriber in
      let observation = start(
        in: writer,
        onError: { subscriber.fail($0) },
        onChange: { db in
          do { subscriber.send(try value(db)) } catch { subscriber.fail(error) }
        }
      )
      // Without the writer, the database would be closed, and the observation would end silently.
      subscriber.onDispose { withExtendedLifetime(writer) { observation.cancel() } }
    }
    .deliver(on: scheduler, buffering: policy)
    .erased
  }
}
#endif

#if GRDB
public import GRDB
public import ReactiveSignals

extension DatabaseReader {
  /// Returns a signal that reads from the database, sends the result and completes.
  ///
  ///     let best = database.reading { db in try Player.order(\.score.desc).fetchOne(db) }
  ///     searches.flatMap(.latest) { text in database.reading { db in try Player.named(text).fetchAll(db) } }
  ///
  /// - **Sends**: the result of `value`, which runs for each subscription.
  /// - **Ends**: completes after the result. Fails with the error of the database, or that `value` throws.
  /// - **Disposal**: interrupts the query.
  /// - **Thread**: a task's. `value` runs on a queue of the database.
  /// - **Memory**: one task, and the result.
  ///
  /// - Parameter value: A closure that reads.
  /// - Returns: A signal of one value.
  /// - Complexity: One read for each subscription.
  public func reading<Value: Sendable>(
    _ value: @escaping @Sendable (Database) throws -> Value
  ) -> Signal<Value, any Error> {
    Signal.task { try await self.read(value) }
  }
}

extension DatabaseWriter {
  /// Returns a signal that writes to the database in a transaction, sends the result and completes.
  ///
  ///     votes.flatMap(.concat) { vote in database.writing { db in try vote.insert(db) } }
  ///
  /// An error undoes all changes of the transaction. One writer writes at a time. To keep the order of the values of a signal, subscribe to
  /// one write after another with `.concat`.
  ///
  /// - **Sends**: the result of `updates`, after its transaction has been committed. `updates` runs for each subscription.
  /// - **Ends**: completes after the result. Fails with the error of the database, or that `updates` throws.
  /// - **Disposal**: cancels the write. Its transaction is undone unless it has been committed.
  /// - **Thread**: a task's. `updates` runs on the queue of the writer.
  /// - **Memory**: one task, and the result.
  ///
  /// - Parameter updates: A closure that writes.
  /// - Returns: A signal of one value.
  /// - Complexity: One transaction for each subscription.
  public func writing<Value: Sendable>(
    _ updates: @escaping @Sendable (Database) throws -> Value
  ) -> Signal<Value, any Error> {
    Signal.task { try await self.write(updates) }
  }
}

extension Command where Failure == any Error {
  /// Creates a command that writes to a database in a transaction.
  ///
  ///     let add = Command(writingTo: database) { (db: Database, name: String) in
  ///       try Player(name: name).insert(db)
  ///     }
  ///     add.failures.subscribe { alert.show($0) }
  ///     add.execute("Ada")
  ///
  /// An execution sends the result of `updates` and ends. It fails, and the database stays as it was, when `updates` throws an error.
  ///
  /// - Parameters:
  ///   - writer: The database.
  ///   - condition: The property that enables the command while it is `true`. A command without a condition is always enabled.
  ///   - policy: The initial value of `whileExecuting`. The writes of overlapping executions follow one another in any order.
  ///   - scheduler: The scheduler that announces changes of state, executions and failures. Without one, the thread that causes
  ///     them does.
  ///   - updates: A closure that writes. It runs on the queue of the writer, once for each execution.
  public convenience init(
    writingTo writer: any DatabaseWriter,
    enabledIf condition: some PropertyProtocol<Bool> = Property(true),
    whileExecuting policy: CommandPolicy = .refuse,
    announcingOn scheduler: (any Scheduler)? = nil,
    _ updates: @escaping @Sendable (Database, Input) throws -> Value
  ) {
    self.init(enabledIf: condition, whileExecuting: policy, announcingOn: scheduler) { input in
      writer.writing { db in try updates(db, input) }
    }
  }
}
#endif

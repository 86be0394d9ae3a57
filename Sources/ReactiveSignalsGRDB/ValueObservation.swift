#if GRDB
import Dispatch
public import GRDB
public import ReactiveSignals
import _ReactiveSignalsAtomics

extension ValueObservation where Reducer: ValueReducer, Reducer.Value: Sendable {
  /// Returns a signal of the observed value: the current one, and a fresh one behind each transaction that may have changed it.
  ///
  ///     let players = ValueObservation.tracking { db in try Player.order(\.score).fetchAll(db) }
  ///     players.signal(in: database).deliverOnMain().subscribe(next: { list.show($0) }, failed: { alert.show($0) })
  ///
  /// The signal shows the state of the database, and is no record of its changes. GRDB may fetch one value for several transactions, and a
  /// pool may send a value twice. While the scheduler is busy, or the subscriber makes its sources wait, a new value replaces the one that
  /// waits. The database does not wait for the subscriber. `DatabaseRegionObservation` misses no transaction.
  ///
  /// A transaction is noticed if it is written through `reader`, or through the writer to which it belongs. The changes of another
  /// connection to the same file, or of another process, become visible after `Database.notifyChanges(in:)`, which
  /// `changesOfOthers(every:on:)` calls at regular times.
  ///
  /// - **Sends**: the value at subscription, and the value after transactions that may have changed it, in their order. A value that
  ///   `removeDuplicates()` of the observation leaves out is not sent.
  /// - **Ends**: fails when a fetch fails, behind the value that waits. A database that another connection has locked is such a failure, with
  ///   the code `SQLITE_BUSY`: `retry(backoff:on:)` observes again. It never completes.
  /// - **Disposal**: stops the observation. A fetch that runs goes on, and its result is dropped. That of `observing(on:_:)` is interrupted.
  /// - **Thread**: `scheduler`. A handler may write to the database.
  /// - **Memory**: at most one value that waits. It keeps the database open.
  ///
  /// - Parameters:
  ///   - reader: The database.
  ///   - scheduler: The scheduler that delivers the values: by default, a queue of the signal.
  /// - Returns: A signal that observes the database while it is subscribed.
  /// - Complexity: One fetch for each change.
  public func signal(
    in reader: any DatabaseReader,
    on scheduler: some Scheduler = QueueScheduler(label: "ReactiveSignalsGRDB.ValueObservation")
  ) -> Signal<Reducer.Value, any Error> {
    .create { subscriber in
      let newest = Newest(for: subscriber, on: scheduler)
      let observation = start(
        in: reader,
        scheduling: InPlace(),
        onError: { newest.fail($0) },
        onChange: { newest.send($0) }
      )
      subscriber.onDispose { observation.cancel() }
    }
  }

  /// Returns a property of the observed value.
  ///
  ///     let count = try ValueObservation
  ///       .tracking { db in try Player.fetchCount(db) }
  ///       .property(in: database) { error in logger.error("\(error)") }
  ///     print(count.value)
  ///
  /// The first value is fetched on the thread of the caller, before this method returns. In asynchronous code on the thread of a task, it
  /// takes the time of a query. The later values are written on a queue of the property. Between a transaction and that moment the
  /// property has the value before it.
  ///
  /// This method reads the database. Call it outside of the closures of `read` and `write`, in which GRDB stops the program with the message
  /// `Database methods are not reentrant`.
  ///
  /// The property observes the database while it, or a property derived from it, exists. When a later fetch fails, it keeps its value,
  /// and its signal completes.
  ///
  /// - Parameters:
  ///   - reader: The database.
  ///   - failed: A closure that is called when a later fetch fails, on the queue of the property, at most once.
  /// - Returns: A property.
  /// - Throws: The error of the first fetch.
  public func property(
    in reader: any DatabaseReader,
    onFailure failed: @escaping @Sendable (any Error) -> Void
  ) throws -> Property<Reducer.Value> {
    let queue = DispatchQueue(label: "ReactiveSignalsGRDB.Property", target: .global())
    // A pool may notify a later value before it returns the first one. It waits until there is a property.
    queue.suspend()
    defer { queue.resume() }
    let values = ReplaySubject<Reducer.Value, any Error>(capacity: .last(1))
    let observation = start(
      in: reader,
      scheduling: FirstInPlace(queue: queue),
      onError: { values.fail($0) },
      onChange: { values.send($0) }
    )
    guard let first = try values.waitForFirst() else {
      preconditionFailure("GRDB has sent no value to a scheduler that demands one. Report this as a defect")
    }
    let later = values.skip(1)
      .on(failed: failed)
      .catch { _ in Signal<Reducer.Value, Never>.empty }
      .finally { observation.cancel() }
    return Property(initial: first, then: later)
  }
}

/// The newest value of an observation, until the subscriber wants it.
private final class Newest<Value: Sendable>: Sendable {
  private struct State {
    var value: Value?
    var failure: (any Error)?
    /// A Boolean value that indicates whether the subscriber is asked, or work is scheduled.
    var isPending = false
  }

  private let state = Mutex(State())
  private let subscriber: Subscriber<Value, any Error>
  private let scheduler: any Scheduler

  init(for subscriber: Subscriber<Value, any Error>, on scheduler: any Scheduler) {
    self.subscriber = subscriber
    self.scheduler = scheduler
  }

  func send(_ value: Value) { replace { State(value: value, failure: $0.failure, isPending: true) } }

  func fail(_ failure: any Error) { replace { State(value: $0.value, failure: failure, isPending: true) } }

  private func replace(_ change: (State) -> State) {
    // The old state is released outside of the lock.
    let old = state.withLock { state in
      let old = state
      state = change(old)
      return old
    }
    if old.isPending { return }
    subscriber.whenReady { [self] in
      if !subscriber.isDisposed { _ = scheduler.schedule { self.deliver() } }
    }
  }

  private func deliver() {
    let waiting = state.withLock { state in
      defer { state = State() }
      return state
    }
    if let value = waiting.value { subscriber.send(value) }
    if let failure = waiting.failure { subscriber.fail(failure) }
  }
}

/// A scheduler that notifies on the queue where GRDB has made the value. ``Newest`` calls no user code there.
private struct InPlace: ValueObservationScheduler {
  func immediateInitialValue() -> Bool { false }
  func schedule(_ action: @escaping @Sendable () -> Void) { action() }
}

/// A scheduler that notifies the first value, or the failure to fetch it, on the thread that starts the observation.
private struct FirstInPlace: ValueObservationScheduler {
  let queue: DispatchQueue

  func immediateInitialValue() -> Bool { true }
  func schedule(_ action: @escaping @Sendable () -> Void) { queue.async(execute: action) }
}
#endif

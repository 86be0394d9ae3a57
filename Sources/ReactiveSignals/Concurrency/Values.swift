public import _ReactiveSignalsAtomics

extension SignalProtocol {
  /// All values as an asynchronous sequence, for `for await`. A source that can wait waits for the task. See
  /// ``values(buffering:)``.
  ///
  ///     for try await line in server.lines.values { print(line) }
  @inlinable
  public var values: SignalValues<Value, Failure> { values(buffering: .waiting) }

  /// Returns the values as an asynchronous sequence, which throws the signal's failure.
  ///
  ///     let prices = ticker.values(buffering: .latest)
  ///     for await price in prices { await show(price) }   // never an old price
  ///     print(prices.droppedCount)
  ///
  /// Each iteration has a subscription of its own. It begins when the iterator is made, before the task suspends for the first
  /// time. It ends when the iterator is released, for example when the loop is left. Cancellation of the task also ends the
  /// subscription, and drops the values that wait. So that a part of the values never passes as all of them, the iteration then throws a
  /// `CancellationError` if the failure type is `any Error`, and the error of a ``CancellationRepresentable`` failure type. With another
  /// failure type, such as `Never`, it ends as after a completion, and `Task.isCancelled` behind the loop tells the two apart.
  ///
  /// With the policy ``BufferingPolicy/waiting(_:)``, a source that can wait, such as a sequence, waits while the task is busy.
  /// Otherwise the values are buffered, as many as `policy` allows.
  ///
  /// A task that waits is resumed once for all values that are sent before it runs. It receives these values without another
  /// suspension. The iteration stays in the isolation of the caller.
  ///
  /// The iteration ends, for any reason except a loop that is left, when the tasks of the subscription's operators have ended. These
  /// tasks get the priority of the caller. A loop that is left cannot wait: ``withSubscriptions(_:)`` around it does.
  ///
  /// Only one task at a time may wait for the next value of an iterator and its copies. A second task that
  /// waits stops the program.
  ///
  /// - Parameter policy: The number of values that may wait, and the treatment of the others.
  /// - Returns: An asynchronous sequence of the values.
  /// - Complexity: With a policy that drops no values, the task takes one lock for many values that wait. Otherwise it takes one lock
  ///   for each value.
  @_alwaysEmitIntoClient
  public func values(buffering policy: BufferingPolicy<Failure>) -> SignalValues<Value, Failure> {
    SignalValues(Signal(self), policy)
  }
}

/// The values of a signal as an asynchronous sequence. See ``SignalProtocol/values(buffering:)``.
public struct SignalValues<Value: Sendable, Failure: Error>: AsyncSequence, Sendable {
  public typealias Element = Value

  @usableFromInline let iterations: Iterations

  @usableFromInline
  init(_ signal: Signal<Value, Failure>, _ policy: BufferingPolicy<Failure>) {
    iterations = Iterations(signal, policy)
  }

  /// The number of values dropped in all iterations of this sequence.
  public var droppedCount: Int { iterations.counter.count }

  /// The number of values that wait to be received, in all iterations of this sequence.
  ///
  ///     let numbers = Signal.from([1, 2, 3]).values
  ///     for await number in numbers { print(number, numbers.waitingCount) }
  ///     // 1 2
  ///     // 2 1
  ///     // 3 0
  ///
  /// Any task may read it at any time, for example to report a loop that does not keep up.
  ///
  /// - Complexity: O(*n*), with *n* iterations.
  public var waitingCount: Int { iterations.waitingCount }

  /// Subscribes, and returns an iterator over the values.
  @_alwaysEmitIntoClient
  public func makeAsyncIterator() -> Iterator {
    let cursor = Cursor(iterations.signal, iterations.policy)
    iterations.add(cursor.pull)
    return Iterator(cursor)
  }

  /// The iterator of a subscription, whose values are taken one at a time.
  ///
  /// Copies share the subscription. Only one task at a time may wait for the next value.
  public struct Iterator: AsyncIteratorProtocol {
    @usableFromInline let cursor: Cursor

    @inlinable
    init(_ cursor: Cursor) { self.cursor = cursor }

    package var consumer: Consumer { Consumer(pull: WeakReference(cursor.pull)) }

    @inlinable
    public mutating func next() async throws(Failure) -> Value? { try await next(isolation: #isolation) }

    /// Returns the next value, or `nil` when the signal has completed or the task is canceled.
    ///
    /// - Throws: The signal's failure, or the error of a canceled task, once.
    @inlinable
    public mutating func next(isolation actor: isolated (any Actor)?) async throws(Failure) -> Value? {
      if let value = cursor.nextWaitingValue() { return value }
      switch await cursor.nextEvent() {
      case .next(let value): return value
      case .failed(let error): throw error
      case .completed: return nil
      }
    }
  }
}

@available(*, unavailable)
extension SignalValues.Iterator: Sendable {}

extension SignalValues {
  /// The task that takes the values of an iteration, which this does not keep alive.
  package struct Consumer: Sendable {
    fileprivate let pull: WeakReference<Pull<Value, Failure>>

    /// A Boolean value that indicates whether the task is suspended until the next value is there.
    package var isSuspended: Bool { pull.object?.consumer.isSuspended ?? false }
  }
}

extension SignalValues {
  /// The iterations of a sequence, for the number of values that wait. It keeps none of them alive.
  @usableFromInline
  final class Iterations: Sendable {
    @usableFromInline let signal: Signal<Value, Failure>
    @usableFromInline let policy: BufferingPolicy<Failure>
    let counter: DropCounter
    /// The iterations, and the number of them at which those that have ended are removed.
    private let pulls = Locked((all: [WeakReference<Pull<Value, Failure>>](), limit: 8))

    init(_ signal: Signal<Value, Failure>, _ policy: BufferingPolicy<Failure>) {
      self.signal = signal
      counter = policy.counter ?? DropCounter()
      self.policy = policy.counting(counter)
    }

    /// Adds an iteration, and removes those that have ended.
    @usableFromInline
    func add(_ pull: Pull<Value, Failure>) {
      // Released without the lock: the last release of an iteration ends its subscription.
      let running = pulls.withLock { pulls -> [Pull<Value, Failure>] in
        pulls.all.append(WeakReference(pull))
        if pulls.all.count < pulls.limit { return [] }
        let running = pulls.all.compactMap { $0.object }
        pulls = (running.map { WeakReference($0) }, running.count * 2 + 8)
        return running
      }
      withExtendedLifetime(running) {}
    }

    var waitingCount: Int {
      pulls.withLock { $0.all }.reduce(0) { $0 + ($1.object?.waitingCount ?? 0) }
    }
  }
}

extension SignalValues {
  /// The place of an iterator, and of its copies, among the events of a subscription.
  ///
  /// It is not `Sendable`, so the iterators use it in one isolation domain. It takes all waiting events out of the mailbox
  /// at the same time, and returns them one by one without a lock.
  @usableFromInline
  final class Cursor {
    @usableFromInline let pull: Pull<Value, Failure>
    /// The events taken out.
    @usableFromInline var batch = FIFO<Event<Value, Failure>>()

    @inlinable
    init(_ signal: Signal<Value, Failure>, _ policy: BufferingPolicy<Failure>) {
      pull = Pull(signal, policy, tasks: SubscriptionTasks())
    }

    /// Removes and returns the next event if it is a value that waits, unless the task is canceled.
    @inlinable
    @inline(never)
    func nextWaitingValue() -> Value? {
      if Task.isCancelled { return nil }
      if batch.isEmpty { pull.mailbox.take(into: &batch) }
      guard case .next(let value) = batch.first else { return nil }
      _ = batch.popFirst()
      pull.taken.store(batch.count, ordering: .relaxed)
      return value
    }

    /// Removes and returns the next event. Suspends the task until it arrives. Before a terminal event it suspends until the tasks of
    /// the subscription have ended.
    ///
    /// Cancellation of the task ends the subscription and drops the values that wait. In that case the event is the error that states it, or
    /// a completion.
    @inlinable
    @inline(never)
    func nextEvent() async -> Event<Value, Failure> {
      if Task.isCancelled { pull.cancel(dropping: &batch) }
      let taken = batch.popFirst()
      pull.taken.store(batch.count, ordering: .relaxed)
      let event = if let taken { taken } else { await pull.next() }
      if event.isTerminal { await pull.mailbox.source.endWithTasks() }
      return event
    }
  }
}

extension SignalProtocol {
  /// The values, for `for await`; all of them. See ``values(buffering:)``.
  ///
  ///     for try await line in server.lines.values { print(line) }
  public var values: SignalValues<Value, Failure> { values(buffering: .all) }

  /// The values as an asynchronous sequence, which throws the signal's failure.
  ///
  ///     let prices = ticker.values(buffering: .latest)
  ///     for await price in prices { await show(price) }   // never an old price
  ///     print(prices.droppedCount)
  ///
  /// Each iteration subscribes for itself, when its iterator is made, and before it suspends for the first time. The
  /// subscription ends when the iterator goes, as when the loop is left, and when its task is cancelled: then
  /// the iteration is over, and what waits is dropped. Sending never waits for the task. So values can wait, as many as
  /// `policy` says.
  ///
  /// - Parameter policy: what to do when too many values wait.
  public func values(buffering policy: BufferingPolicy<Failure>) -> SignalValues<Value, Failure> {
    SignalValues(Signal(self), policy)
  }
}

/// The values of a signal as an asynchronous sequence: see ``SignalProtocol/values(buffering:)``.
public struct SignalValues<Value: Sendable, Failure: Error>: AsyncSequence, Sendable {
  public typealias Element = Value

  private let signal: Signal<Value, Failure>
  private let policy: BufferingPolicy<Failure>
  private let counter: DropCounter

  init(_ signal: Signal<Value, Failure>, _ policy: BufferingPolicy<Failure>) {
    self.signal = signal
    counter = policy.counter ?? DropCounter()
    self.policy = policy.counting(counter)
  }

  /// How many values have been dropped, in all iterations of this sequence.
  public var droppedCount: Int { counter.count }

  /// Subscribes.
  public func makeAsyncIterator() -> Iterator { Iterator(Pull(signal, policy)) }

  /// One subscription, whose values are taken one at a time.
  public struct Iterator: AsyncIteratorProtocol {
    /// None when the signal has ended.
    private var pull: Pull<Value, Failure>?

    fileprivate init(_ pull: Pull<Value, Failure>) { self.pull = pull }

    public mutating func next() async throws(Failure) -> Value? { try await next(isolation: #isolation) }

    /// The next value, as soon as there is one; `nil` when the signal has completed, or the task is cancelled.
    ///
    /// - Throws: the signal's failure, once.
    public mutating func next(isolation actor: isolated (any Actor)?) async throws(Failure) -> Value? {
      guard let event = await pull?.next() else { return nil }
      if event.isTerminal { pull = nil }
      if let failure = event.failure { throw failure }
      return event.value
    }
  }
}

@available(*, unavailable)
extension SignalValues.Iterator: Sendable {}

extension SignalProtocol {
  /// All values as an asynchronous sequence, for `for await`. See ``values(buffering:)``.
  ///
  ///     for try await line in server.lines.values { print(line) }
  public var values: SignalValues<Value, Failure> { values(buffering: .all) }

  /// Returns the values as an asynchronous sequence, which throws the signal's failure.
  ///
  ///     let prices = ticker.values(buffering: .latest)
  ///     for await price in prices { await show(price) }   // never an old price
  ///     print(prices.droppedCount)
  ///
  /// Each iteration makes a subscription of its own when its iterator is made, before it suspends for the first time. The
  /// subscription ends when the iterator is released, for example when the loop is left. Cancellation of the task also ends
  /// it: the iteration ends, and waiting values are dropped. Sending never waits for the task, so values may wait, as many
  /// as `policy` allows.
  ///
  /// Only one task at a time may wait for the next value of an iterator and its copies. A second one stops the program.
  ///
  /// - Parameter policy: The number of values that may wait, and the treatment of the others.
  /// - Returns: An asynchronous sequence of the values.
  public func values(buffering policy: BufferingPolicy<Failure>) -> SignalValues<Value, Failure> {
    SignalValues(Signal(self), policy)
  }
}

/// The values of a signal as an asynchronous sequence. See ``SignalProtocol/values(buffering:)``.
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

  /// The number of values dropped in all iterations of this sequence.
  public var droppedCount: Int { counter.count }

  /// Subscribes, and returns an iterator over the values.
  public func makeAsyncIterator() -> Iterator { Iterator(Pull(signal, policy)) }

  /// The iterator of a subscription, whose values are taken one at a time.
  ///
  /// Copies share the subscription. Only one task at a time may wait for the next value.
  public struct Iterator: AsyncIteratorProtocol {
    /// The subscription, or `nil` after the end of the signal.
    private var pull: Pull<Value, Failure>?

    fileprivate init(_ pull: Pull<Value, Failure>) { self.pull = pull }

    public mutating func next() async throws(Failure) -> Value? { try await next(isolation: #isolation) }

    /// Returns the next value, or `nil` when the signal has completed or the task is canceled.
    ///
    /// - Throws: The signal's failure, once.
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

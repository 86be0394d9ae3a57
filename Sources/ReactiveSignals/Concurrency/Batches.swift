extension SignalProtocol {
  /// Returns the values as an asynchronous sequence of arrays: each has the values that have arrived, at most `limit`.
  ///
  ///     for await numbers in (1...5).signal().values(batch: 2) { print(numbers) }
  ///     // [1, 2]
  ///     // [3, 4]
  ///     // [5]
  ///
  /// The task suspends only where no value waits, until a value arrives. So arrays are never empty, and `limit` does not
  /// delay a value. All values are in the arrays, in order, except those that `policy` drops. A failure is thrown after the
  /// values before it. It behaves as ``values(buffering:)`` otherwise.
  ///
  /// - Parameters:
  ///   - limit: The largest number of values in an array. It is positive.
  ///   - policy: The number of values that may wait, and the treatment of the others.
  /// - Returns: An asynchronous sequence of arrays.
  @_alwaysEmitIntoClient
  public func values(
    batch limit: Int,
    buffering policy: BufferingPolicy<Failure> = .all
  ) -> SignalBatches<Value, Failure> {
    stopProgram(unless: limit > 0, "A batch has to have at least one value. Pass 1 or more")
    return SignalBatches(values(buffering: policy), limit)
  }
}

/// The values of a signal as an asynchronous sequence of arrays. See ``SignalProtocol/values(batch:buffering:)``.
public struct SignalBatches<Value: Sendable, Failure: Error>: AsyncSequence, Sendable {
  public typealias Element = [Value]

  @usableFromInline let values: SignalValues<Value, Failure>
  @usableFromInline let limit: Int

  @inlinable
  init(_ values: SignalValues<Value, Failure>, _ limit: Int) {
    self.values = values
    self.limit = limit
  }

  /// The number of values dropped in all iterations of this sequence.
  public var droppedCount: Int { values.droppedCount }

  /// The number of values that wait to be received, in all iterations of this sequence.
  public var waitingCount: Int { values.waitingCount }

  /// Subscribes, and returns an iterator over the arrays.
  @inlinable
  public func makeAsyncIterator() -> Iterator { Iterator(values.makeAsyncIterator(), limit) }

  /// The iterator of a subscription, whose values are taken in arrays.
  ///
  /// Copies share the subscription. Only one task at a time may wait for the next array.
  public struct Iterator: AsyncIteratorProtocol {
    @usableFromInline var values: SignalValues<Value, Failure>.Iterator
    @usableFromInline let limit: Int

    @inlinable
    init(_ values: SignalValues<Value, Failure>.Iterator, _ limit: Int) {
      self.values = values
      self.limit = limit
    }

    @inlinable
    public mutating func next() async throws(Failure) -> [Value]? { try await next(isolation: #isolation) }

    /// Returns the values that have arrived, or `nil` when the signal has completed or the task is canceled.
    ///
    /// - Throws: The signal's failure, or the error of a canceled task, once.
    @inlinable
    public mutating func next(isolation actor: isolated (any Actor)?) async throws(Failure) -> [Value]? {
      guard let first = try await values.next(isolation: actor) else { return nil }
      var batch = [first]
      while batch.count < limit, let value = values.cursor.nextWaitingValue() { batch.append(value) }
      return batch
    }
  }
}

@available(*, unavailable)
extension SignalBatches.Iterator: Sendable {}

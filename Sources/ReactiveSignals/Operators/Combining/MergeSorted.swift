extension SignalProtocol {
  /// Returns a signal that sends the values of two sorted signals in their order.
  ///
  /// ![Marble diagram of mergeSorted](mergeSorted)
  ///
  ///     let (old, new) = ([1, 4, 6].signal(), [2, 3, 9].signal())
  ///     old.mergeSorted(new, by: <).collect().subscribe { print($0) }
  ///     // [1, 2, 3, 4, 6, 9]
  ///
  /// Of equal values, the value of this signal is sent first. When a signal is not sorted, its own values keep their order. This
  /// signal is started before `other`.
  ///
  /// - **Sends**: a value when it precedes the values that may follow. It does as soon as a value of the other signal waits that does not
  ///   precede it, or when the other signal has completed.
  /// - **Ends**: completes when both signals have completed and all values have been sent. Fails immediately with the first failure, of a
  ///   signal or of `policy`, and drops the values that wait.
  /// - **Disposal**: disposes both signals, and drops the values that wait.
  /// - **Thread**: the thread of the event that decides a value.
  /// - **Memory**: the values of each signal that wait for the other one, without a limit unless `policy` sets one.
  ///
  /// - Parameters:
  ///   - other: The other signal.
  ///   - policy: The policy for the values of each signal that wait for the other one.
  ///   - areInIncreasingOrder: A predicate that returns whether its first argument precedes its second one.
  /// - Returns: A signal of the values of both.
  /// - Complexity: O(1) for each value, plus `areInIncreasingOrder`.
  @_alwaysEmitIntoClient
  public func mergeSorted<Other: SignalProtocol>(
    _ other: Other,
    buffering policy: BufferingPolicy<Failure> = .all,
    by areInIncreasingOrder: @escaping @Sendable (Value, Value) -> Bool
  ) -> Signal<Value, Failure> where Other.Value == Value, Other.Failure == Failure {
    .join(erased, other.erased, "mergeSorted", buffering: policy) {
      SortedQueues<Value>($0)
    } receive: { queues, input, down in
      var failure: Failure?
      switch input {
      case .first(let value?): failure = policy.add(value, to: &queues.first).failure
      case .second(let value?): failure = policy.add(value, to: &queues.second).failure
      case .first(nil): queues.isFirstRunning = false
      case .second(nil): queues.isSecondRunning = false
      }
      if let failure { return down.end(failure) }
      queues.adjustPressures()
      while let value = queues.next(by: areInIncreasingOrder) {
        down.send(value)
        if down.isDisposed { return }
        queues.adjustPressures()
      }
      if !queues.isFirstRunning, !queues.isSecondRunning { down.complete() }
    }
  }
}

/// The values of two signals that wait for each other.
@usableFromInline
struct SortedQueues<Value: Sendable>: Sendable {
  @usableFromInline let pressures: PairPressures
  @usableFromInline var first = FIFO<Value>()
  @usableFromInline var second = FIFO<Value>()
  @usableFromInline var isFirstRunning = true
  @usableFromInline var isSecondRunning = true

  @_alwaysEmitIntoClient
  init(_ pressures: PairPressures) { self.pressures = pressures }

  @_alwaysEmitIntoClient
  func adjustPressures() {
    pressures.first?.adjust(to: first.count)
    pressures.second?.adjust(to: second.count)
  }

  /// Removes and returns the smaller first value, or the only one when the other signal has ended; `nil` while one is missing.
  @_alwaysEmitIntoClient
  mutating func next(by areInIncreasingOrder: (Value, Value) -> Bool) -> Value? {
    guard let one = first.first else { return isFirstRunning ? nil : second.popFirst() }
    guard let other = second.first else { return isSecondRunning ? nil : first.popFirst() }
    return areInIncreasingOrder(other, one) ? second.popFirst() : first.popFirst()
  }
}

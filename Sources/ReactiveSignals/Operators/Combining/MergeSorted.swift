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
  @inlinable
  public func mergeSorted<Other: SignalProtocol>(
    _ other: Other,
    buffering policy: BufferingPolicy<Failure> = .all,
    by areInIncreasingOrder: @escaping @Sendable (Value, Value) -> Bool
  ) -> some SignalProtocol<Value, Failure> where Other.Value == Value, Other.Failure == Failure {
    Combined(erased, other.erased) { MergeSorted(areInIncreasingOrder, policy, $0) }
  }
}

@usableFromInline
struct MergeSorted<Output: Sendable, Failure: Error>: PairStage {
  @usableFromInline let areInIncreasingOrder: @Sendable (Output, Output) -> Bool
  @usableFromInline let policy: BufferingPolicy<Failure>
  @usableFromInline let subscription: CompoundDisposable
  @usableFromInline let pressures: (first: BufferPressure?, second: BufferPressure?)
  @usableFromInline var first = FIFO<Output>()
  @usableFromInline var second = FIFO<Output>()
  @usableFromInline var isFirstRunning = true
  @usableFromInline var isSecondRunning = true

  @inlinable
  init(
    _ areInIncreasingOrder: @escaping @Sendable (Output, Output) -> Bool,
    _ policy: BufferingPolicy<Failure>,
    _ subscription: CompoundDisposable
  ) {
    self.areInIncreasingOrder = areInIncreasingOrder
    self.policy = policy
    self.subscription = subscription
    pressures = (.make(policy, in: subscription), .make(policy, in: subscription))
  }

  @inlinable
  mutating func receive<Down: Sink & ~Copyable>(_ input: PairInput<Output, Output>, into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    var failure: Failure?
    switch input {
    case .first(let value?): failure = policy.add(value, to: &first).failure
    case .second(let value?): failure = policy.add(value, to: &second).failure
    case .first(nil): isFirstRunning = false
    case .second(nil): isSecondRunning = false
    }
    if let failure { return down.fail(failure) }
    adjustPressures()
    while let value = next() {
      down.send(value)
      if subscription.isDisposed { return }
      adjustPressures()
    }
    if !isFirstRunning, !isSecondRunning { down.complete() }
  }

  @inlinable
  func adjustPressures() {
    pressures.first?.adjust(to: first.count)
    pressures.second?.adjust(to: second.count)
  }

  /// Removes and returns the value that precedes all others, if it is known.
  @inlinable
  mutating func next() -> Output? {
    guard let one = first.first else { return isFirstRunning ? nil : second.popFirst() }
    guard let other = second.first else { return isSecondRunning ? nil : first.popFirst() }
    return precedes(other, one) ? second.popFirst() : first.popFirst()
  }

  // Not mutating, see `HandlerSink.send`.
  @inlinable
  func precedes(_ one: Output, _ other: Output) -> Bool { areInIncreasingOrder(one, other) }
}

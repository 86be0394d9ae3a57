extension SignalProtocol where Value: Equatable {
  /// Returns a signal that sends whether both signals send equal values in the same order, and then completes.
  ///
  /// ![Marble diagram of sequenceEqual](sequenceEqual)
  ///
  ///     [1, 2].signal().sequenceEqual([1, 3].signal()).subscribe { print($0) }
  ///     // false
  ///
  /// - **Sends**: `false` as soon as two values at the same position differ, or one signal is longer; `true` when both
  ///   have completed.
  /// - **Ends**: completes after that value, and disposes both signals. Fails with the first failure of either signal
  ///   before that.
  /// - **Disposal**: disposes both signals.
  /// - **Thread**: the one that decides the answer.
  /// - **Memory**: the values by which one signal is ahead, without a limit unless `policy` sets one.
  ///
  /// - Parameters:
  ///   - other: The signal to compare this one with.
  ///   - policy: The policy for the values by which one signal is ahead. Dropped values are not compared, so that only a
  ///     policy that fails makes every answer true.
  /// - Returns: A signal of one Boolean value.
  /// - Complexity: O(1) for each value.
  @inlinable
  public func sequenceEqual<Other: SignalProtocol>(
    _ other: Other,
    buffering policy: BufferingPolicy<Failure> = .all
  ) -> some SignalProtocol<Bool, Failure>
  where Other.Value == Value, Other.Failure == Failure {
    sequenceEqual(other, buffering: policy) { $0 == $1 }
  }
}

extension SignalProtocol {
  /// Returns a signal that sends whether both signals send values that a predicate finds equal, in the same order, and then
  /// completes.
  ///
  ///     [1.0, 2.0].signal()
  ///       .sequenceEqual([1.001, 2.0].signal()) { abs($0 - $1) < 0.01 }
  ///       .subscribe { print($0) }
  ///     // true
  ///
  /// `areEqual` runs on the thread of the later of two values. Its first argument is the value of this signal. Otherwise it
  /// behaves as ``sequenceEqual(_:buffering:)``.
  ///
  /// - Parameters:
  ///   - other: The signal to compare this one with.
  ///   - policy: The policy for the values by which one signal is ahead.
  ///   - areEqual: The predicate, called with the values at the same position.
  /// - Returns: A signal of one Boolean value.
  @inlinable
  public func sequenceEqual<Other: SignalProtocol>(
    _ other: Other,
    buffering policy: BufferingPolicy<Failure> = .all,
    by areEqual: @escaping @Sendable (Value, Value) -> Bool
  ) -> some SignalProtocol<Bool, Failure>
  where Other.Value == Value, Other.Failure == Failure {
    Combined(erased, other.erased) { SequenceEqual(areEqual, policy, $0) }
  }
}

@usableFromInline
struct SequenceEqual<Element: Sendable, Failure: Error>: PairStage {
  @usableFromInline typealias Output = Bool

  /// The values by which one signal is ahead of the other.
  @usableFromInline var surplus = FIFO<Element>()
  @usableFromInline var isSurplusOfFirst = true
  @usableFromInline var isFirstCompleted = false
  @usableFromInline var isSecondCompleted = false
  @usableFromInline let areEqual: @Sendable (Element, Element) -> Bool
  @usableFromInline let policy: BufferingPolicy<Failure>
  @usableFromInline let subscription: CompoundDisposable
  @usableFromInline let pressures: (first: BufferPressure?, second: BufferPressure?)

  @inlinable
  init(
    _ areEqual: @escaping @Sendable (Element, Element) -> Bool,
    _ policy: BufferingPolicy<Failure>,
    _ subscription: CompoundDisposable
  ) {
    self.areEqual = areEqual
    self.policy = policy
    self.subscription = subscription
    pressures = (.make(policy, in: subscription), .make(policy, in: subscription))
  }

  @inlinable
  mutating func receive<Down: Sink & ~Copyable>(_ input: PairInput<Element, Element>, into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    switch input {
    case .first(let value?): compare(value, isOfFirst: true, into: &down)
    case .second(let value?): compare(value, isOfFirst: false, into: &down)
    case .first(nil): completed(isFirst: true, into: &down)
    case .second(nil): completed(isFirst: false, into: &down)
    }
  }

  @inlinable
  mutating func compare<Down: Sink & ~Copyable>(_ value: Element, isOfFirst: Bool, into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    if isSurplusOfFirst != isOfFirst, let other = surplus.popFirst() {
      adjustPressure()
      if !(isOfFirst ? areEqual(value, other) : areEqual(other, value)) { answer(false, into: &down) }
    } else if isOfFirst ? isSecondCompleted : isFirstCompleted {
      answer(false, into: &down)
    } else {
      isSurplusOfFirst = isOfFirst
      if let failure = policy.add(value, to: &surplus).failure { down.fail(failure) }
      adjustPressure()
    }
  }

  @inlinable
  func adjustPressure() {
    (isSurplusOfFirst ? pressures.first : pressures.second)?.adjust(to: surplus.count)
  }

  @inlinable
  mutating func completed<Down: Sink & ~Copyable>(isFirst: Bool, into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    if isFirst { isFirstCompleted = true } else { isSecondCompleted = true }
    if !surplus.isEmpty, isSurplusOfFirst != isFirst {
      // The other signal is ahead, and this one will not catch up.
      answer(false, into: &down)
    } else if isFirstCompleted, isSecondCompleted {
      answer(surplus.isEmpty, into: &down)
    }
  }

  @inlinable
  func answer<Down: Sink & ~Copyable>(_ areEqual: Bool, into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    down.send(contentsOf: CollectionOfOne(areEqual), until: subscription)
  }
}

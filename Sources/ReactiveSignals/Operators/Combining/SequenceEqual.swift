extension SignalProtocol where Value: Equatable {
  /// Sends whether both signals send equal values in the same order, then completes.
  ///
  /// ![Marble diagram of sequenceEqual](sequenceEqual)
  ///
  ///     [1, 2].signal().sequenceEqual([1, 3].signal()).subscribe { print($0) }
  ///     // false
  ///
  /// `false` is sent as soon as two values at the same position differ, or one signal has completed and the other sends
  /// more; both are then disposed. `true` is sent when both have completed. The first failure passes. It holds the values of
  /// one signal that the other has not come to.
  ///
  /// - Parameters:
  ///   - other: what to compare this signal with.
  ///   - policy: how many values one signal may be ahead, and what happens to more. Only a policy that fails gives a true
  ///     answer in any case: what is dropped is not compared.
  @inlinable
  public func sequenceEqual<Other: SignalProtocol>(
    _ other: Other,
    buffering policy: BufferingPolicy<Failure> = .all
  ) -> some SignalProtocol<Bool, Failure>
  where Other.Value == Value, Other.Failure == Failure {
    Paired(self, other) { SequenceEqual(policy, $0) }
  }
}

@frozen
@usableFromInline
struct SequenceEqual<Element: Equatable & Sendable, Failure: Error>: Stage {
  @usableFromInline typealias Output = Bool

  /// What one side has sent and the other has not come to.
  @usableFromInline var surplus = FIFO<Element>()
  @usableFromInline var isSurplusOfFirst = true
  @usableFromInline var isFirstCompleted = false
  @usableFromInline var isSecondCompleted = false
  @usableFromInline let policy: BufferingPolicy<Failure>
  @usableFromInline let subscription: CompoundDisposable

  @inlinable
  init(_ policy: BufferingPolicy<Failure>, _ subscription: CompoundDisposable) {
    self.policy = policy
    self.subscription = subscription
  }

  @inlinable
  mutating func receive<Down: Sink & ~Copyable>(_ input: PairInput<Element, Element>, into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    switch input {
    case .first(let value): compare(value, isOfFirst: true, into: &down)
    case .second(let value): compare(value, isOfFirst: false, into: &down)
    case .firstCompleted: completed(isFirst: true, into: &down)
    case .secondCompleted: completed(isFirst: false, into: &down)
    }
  }

  @inlinable
  mutating func compare<Down: Sink & ~Copyable>(_ value: Element, isOfFirst: Bool, into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    if isSurplusOfFirst != isOfFirst, let other = surplus.popFirst() {
      if value != other { answer(false, into: &down) }
    } else if isOfFirst ? isSecondCompleted : isFirstCompleted {
      answer(false, into: &down)
    } else {
      isSurplusOfFirst = isOfFirst
      if let failure = policy.add(value, to: &surplus).failure { down.fail(failure) }
    }
  }

  @inlinable
  mutating func completed<Down: Sink & ~Copyable>(isFirst: Bool, into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    if isFirst { isFirstCompleted = true } else { isSecondCompleted = true }
    if !surplus.isEmpty, isSurplusOfFirst != isFirst {
      // The other side is ahead: this one will not catch up.
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

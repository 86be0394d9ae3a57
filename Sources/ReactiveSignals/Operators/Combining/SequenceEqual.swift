extension SignalProtocol where Value: Equatable {
  /// Sends whether both signals send equal values in the same order, then completes.
  ///
  /// ![Marble diagram of sequenceEqual](sequenceEqual)
  ///
  ///     [1, 2].signal().sequenceEqual([1, 3].signal()).subscribe { print($0) }
  ///     // false
  ///
  /// `false` is sent as soon as two values at the same position differ, or one signal has completed and the other sends
  /// more; both are then disposed. `true` is sent when both have completed. The first failure passes. It holds, without
  /// limit, the values of one signal that the other has not come to.
  @inlinable
  public func sequenceEqual<Other: SignalProtocol>(_ other: Other) -> some SignalProtocol<Bool, Failure>
  where Other.Value == Value, Other.Failure == Failure {
    Paired(self, other) { SequenceEqual($0) }
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
  @usableFromInline let subscription: CompoundDisposable

  @inlinable
  init(_ subscription: CompoundDisposable) { self.subscription = subscription }

  @inlinable
  mutating func receive<Down: Sink & ~Copyable>(_ input: PairInput<Element, Element>, into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    let answer: Bool? =
      switch input {
      case .first(let value): compare(value, isOfFirst: true)
      case .second(let value): compare(value, isOfFirst: false)
      case .firstCompleted: completed(isFirst: true)
      case .secondCompleted: completed(isFirst: false)
      }
    if let answer { down.send(contentsOf: CollectionOfOne(answer), until: subscription) }
  }

  @inlinable
  mutating func compare(_ value: Element, isOfFirst: Bool) -> Bool? {
    if isSurplusOfFirst != isOfFirst, let other = surplus.popFirst() {
      return value == other ? nil : false
    }
    if isOfFirst ? isSecondCompleted : isFirstCompleted { return false }
    isSurplusOfFirst = isOfFirst
    surplus.append(value)
    return nil
  }

  @inlinable
  mutating func completed(isFirst: Bool) -> Bool? {
    if isFirst { isFirstCompleted = true } else { isSecondCompleted = true }
    // The other side is ahead: this one will not catch up.
    if !surplus.isEmpty, isSurplusOfFirst != isFirst { return false }
    return isFirstCompleted && isSecondCompleted ? surplus.isEmpty : nil
  }
}

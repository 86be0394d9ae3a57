extension SignalProtocol {
  /// Sends each value of this signal together with the latest of `other`.
  ///
  /// ![Marble diagram of withLatest](withLatest)
  ///
  ///     // --a-----b--c--|
  ///     // 1---2-3---4---     withLatest(from:)
  ///     // --x-----y--z--|    x = (a, 1), y = (b, 3), z = (c, 4)
  ///
  /// Values that come before `other` has sent one are dropped. It completes with this signal, whatever `other` does;
  /// after the completion of `other` its last value stays. The first failure of either passes. `other` is started
  /// first, so that a value it sends at once is there for all of this signal's. It holds one value of `other`.
  @inlinable
  public func withLatest<Other: SignalProtocol>(
    from other: Other
  ) -> some SignalProtocol<(Value, Other.Value), Failure> where Other.Failure == Failure {
    Paired(other, self) { _ in WithLatest() }
  }
}

@frozen
@usableFromInline
struct WithLatest<Other: Sendable, Input: Sendable, Failure: Error>: Stage {
  @usableFromInline typealias Output = (Input, Other)

  @usableFromInline var latest: Other?

  @inlinable
  init() {}

  @inlinable
  mutating func receive<Down: Sink & ~Copyable>(_ input: PairInput<Other, Input>, into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    switch input {
    case .first(let value): latest = value
    case .second(let value): if let latest { down.send((value, latest)) }
    case .firstCompleted: break
    case .secondCompleted: down.complete()
    }
  }
}

extension SignalProtocol {
  /// Sends the only value of the source when that completes; fails when there is none, or more than one.
  ///
  /// ![Marble diagram of single](single)
  ///
  ///     [1, 2].signal().single().subscribeEvents { print($0) }
  ///     // failed(severalValues)
  ///
  /// A second value fails at once with ``SingleError/severalValues``, which ends the source. Completion without a value
  /// fails with ``SingleError/noValue``. When the source fails, its error comes inside
  /// ``SingleError/failed(_:)``; with `mapFailure` the three become whatever type the program uses.
  ///
  /// Where further values should rather be left alone, use ``take(_:)`` with a count of 1.
  @inlinable
  public func single() -> some SignalProtocol<Value, SingleError<Failure>> {
    StagedPerSubscription(self) { Single($0) }
  }
}

/// Why ``SignalProtocol/single()`` failed.
@frozen
public enum SingleError<Failure: Error>: Error {
  /// The source completed without a value.
  case noValue
  /// The source sent a second value.
  case severalValues
  /// The source failed.
  case failed(Failure)
}

extension SingleError: Equatable where Failure: Equatable {}
extension SingleError: Hashable where Failure: Hashable {}

@frozen
@usableFromInline
struct Single<Input: Sendable, InputFailure: Error>: Stage {
  @usableFromInline typealias Output = Input
  @usableFromInline typealias Failure = SingleError<InputFailure>

  @usableFromInline var value: Input?
  @usableFromInline let subscription: CompoundDisposable

  @inlinable
  init(_ subscription: CompoundDisposable) { self.subscription = subscription }

  @inlinable
  mutating func receive<Down: Sink & ~Copyable>(_ value: Input, into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    if self.value == nil { self.value = value } else { down.fail(.severalValues) }
  }

  @inlinable
  func fail<Down: Sink & ~Copyable>(_ error: InputFailure, into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    down.fail(.failed(error))
  }

  @inlinable
  func complete<Down: Sink & ~Copyable>(into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    if let value {
      down.send(contentsOf: CollectionOfOne(value), until: subscription)
    } else {
      down.fail(.noValue)
    }
  }
}

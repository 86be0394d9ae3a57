/// A signal again, when it ends in one of the two ways.
@frozen
@usableFromInline
struct Again<Round: SignalProtocol>: Succession {
  @frozen
  @usableFromInline
  enum End: Sendable {
    case completion
    case failure
  }

  @usableFromInline let signal: Round
  @usableFromInline let end: End
  /// How many rounds there may be; `nil` for any number.
  @usableFromInline var rounds: Int?

  @inlinable
  init(_ signal: Round, after end: End, rounds: Int?) {
    self.signal = signal
    self.end = end
    self.rounds = rounds
  }

  @usableFromInline
  var description: String { "[\(signal)] \(end == .failure ? "retry" : "repeated")" }

  @inlinable
  mutating func first() -> Round? {
    guard let rounds else { return signal }
    guard rounds > 0 else { return nil }
    self.rounds = rounds - 1
    return signal
  }

  @inlinable
  mutating func next(after failure: Round.Failure?) -> Round? {
    (failure == nil) == (end == .completion) ? first() : nil
  }

  @inlinable
  var isOver: Bool { rounds == 0 }
}

/// The sequence of a signal that is repeated, either after each completion or after each failure.
@usableFromInline
struct Repetition<Value: Sendable, Failure: Error>: SignalSequence {
  @usableFromInline typealias Step = SequenceStep<Value, Failure>

  @usableFromInline
  enum End: Sendable {
    case completion
    case failure
  }

  @usableFromInline let signal: Signal<Value, Failure>
  @usableFromInline let end: End
  /// The number of rounds left; `nil` without a limit.
  @usableFromInline var rounds: Int?

  @inlinable
  init(_ signal: Signal<Value, Failure>, after end: End, rounds: Int?) {
    self.signal = signal
    self.end = end
    self.rounds = rounds
  }

  @usableFromInline
  var description: String { "[\(signal)] \(end == .failure ? "retry" : "repeated")" }

  @inlinable
  mutating func first() -> Step {
    guard let rounds else { return .next(signal) }
    guard rounds > 0 else { return .completed }
    self.rounds = rounds - 1
    return rounds == 1 ? .last(signal) : .next(signal)
  }

  @inlinable
  mutating func next(after failure: Failure?) -> Step {
    if let failure {
      end == .failure ? first() : .failed(failure)
    } else {
      end == .completion ? first() : .completed
    }
  }
}

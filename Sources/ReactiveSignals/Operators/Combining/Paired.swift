/// What reaches a stage that has two upstreams.
@frozen
@usableFromInline
enum PairInput<First: Sendable, Second: Sendable>: Sendable {
  case first(First)
  case second(Second)
  case firstCompleted
  case secondCompleted
}

/// A signal of two upstreams: their values and completions go, one at a time, to an ordinary stage.
///
/// Every operator on two signals is this with a stage of its own, made for each subscription. `first` is started before
/// `second`. A failure of either is passed to the stage as it is; when the stage ends the result, whatever still runs is
/// disposed, and what has not been started is not.
@frozen
@usableFromInline
struct Paired<First: SignalProtocol, Second: SignalProtocol, S: Stage>: SignalProtocol
where
  S.Input == PairInput<First.Value, Second.Value>,
  S.InputFailure == First.Failure,
  S.InputFailure == Second.Failure
{
  @usableFromInline typealias Value = S.Output
  @usableFromInline typealias Failure = S.Failure

  @usableFromInline let first: First
  @usableFromInline let second: Second
  @usableFromInline let makeStage: @Sendable (CompoundDisposable) -> S

  @inlinable
  init(_ first: First, _ second: Second, _ makeStage: @escaping @Sendable (CompoundDisposable) -> S) {
    self.first = first
    self.second = second
    self.makeStage = makeStage
  }

  @usableFromInline
  var description: String { "[\(first), \(second)] \(S.name)" }

  @inlinable
  @inline(__always)
  func attach<Down: Sink & ~Copyable>(_ sink: consuming Down, in subscription: CompoundDisposable)
  where Down.Value == Value, Down.Failure == Failure {
    let serialized = SerializedSink(StageSink(makeStage(subscription), sink), subscription)
    first.start(
      StageSink(Mark({ .first($0) }, .firstCompleted), SerializedInput(serialized)),
      in: CompoundDisposable(childOf: subscription)
    )
    second.start(
      StageSink(Mark({ .second($0) }, .secondCompleted), SerializedInput(serialized)),
      in: CompoundDisposable(childOf: subscription)
    )
  }
}

/// A signal of one of two types.
@frozen
@usableFromInline
enum EitherSignal<First: SignalProtocol, Second: SignalProtocol>: StepwiseSignal
where First.Value == Second.Value, First.Failure == Second.Failure {
  @usableFromInline typealias Value = First.Value
  @usableFromInline typealias Failure = First.Failure

  case first(First)
  case second(Second)

  @usableFromInline
  var description: String {
    switch self {
    case .first(let signal): signal.description
    case .second(let signal): signal.description
    }
  }

  @inlinable
  @inline(__always)
  func attachStepwise<Down: Sink & ~Copyable>(
    _ sink: consuming Down,
    in subscription: CompoundDisposable
  ) -> AttachStep?
  where Down.Value == Value, Down.Failure == Failure {
    switch self {
    case .first(let signal): signal.attachStepwise(sink, in: subscription)
    case .second(let signal): signal.attachStepwise(sink, in: subscription)
    }
  }
}

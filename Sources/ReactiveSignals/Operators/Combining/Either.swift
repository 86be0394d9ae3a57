/// One of two signals of different types.
@frozen
@usableFromInline
enum Either<First: SignalProtocol, Second: SignalProtocol>: SignalProtocol
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
  func attach<Down: Sink & ~Copyable>(_ sink: consuming Down, in subscription: CompoundDisposable)
  where Down.Value == Value, Down.Failure == Failure {
    switch self {
    case .first(let signal): signal.attach(sink, in: subscription)
    case .second(let signal): signal.attach(sink, in: subscription)
    }
  }
}

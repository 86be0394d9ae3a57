/// Which signals follow one another, and when that is over: the state of `repeated`, `retry`, `concat` …
///
/// It is asked serially, at the end of each signal.
@usableFromInline
protocol Succession<Round>: Sendable, CustomStringConvertible {
  associatedtype Round: SignalProtocol

  /// The signal to begin with; with none the result completes.
  mutating func first() -> Round?

  /// The signal that follows one that has failed, or has completed when there is no failure; with none that
  /// end is the result's.
  mutating func next(after failure: Round.Failure?) -> Round?

  /// Whether the signal it gave last is followed by none, however it ends.
  var isOver: Bool { get }
}

/// Signals that follow one another, each when the one before has ended.
@frozen
@usableFromInline
struct Successive<Plan: Succession>: StepwiseSignal {
  @usableFromInline typealias Value = Plan.Round.Value
  @usableFromInline typealias Failure = Plan.Round.Failure

  @usableFromInline let plan: Plan

  @inlinable
  init(_ plan: Plan) { self.plan = plan }

  @usableFromInline
  var description: String { plan.description }

  @inlinable
  @inline(__always)
  func attachStepwise<Down: Sink & ~Copyable>(
    _ sink: consuming Down,
    in subscription: CompoundDisposable
  ) -> AttachStep?
  where Down.Value == Value, Down.Failure == Failure {
    var plan = plan
    if let round = plan.first() { return Rounds(plan, sink, subscription).start(round) }
    var sink = sink
    sink.complete()
    return nil
  }
}

/// The rounds of one subscription: they share a sink, which needs no gate, since a round starts when the one
/// before has ended. The last round gets the sink itself, and the subscription of the whole, so that it may be such a row
/// again: see ``Handover``.
///
/// `@unchecked Sendable`: what is mutable is touched by one round after the other (`plan`, `upcoming` and `down`), or
/// by the one who runs the trampoline (`parts`); the trampoline's counter orders all of them. So exclusivity checks
/// are needless too.
@usableFromInline
final class Rounds<Plan: Succession, Down: Sink & ~Copyable>: @unchecked Sendable
where Down.Value == Plan.Round.Value, Down.Failure == Plan.Round.Failure {
  @exclusivity(unchecked) @usableFromInline var plan: Plan
  @exclusivity(unchecked) @usableFromInline var down: Down?
  @exclusivity(unchecked) @usableFromInline var upcoming: Plan.Round?
  @exclusivity(unchecked) @usableFromInline var parts: ChildSubscriptions
  @usableFromInline let trampoline = Trampoline()

  @inlinable
  init(_ plan: Plan, _ down: consuming Down, _ subscription: CompoundDisposable) {
    unsafe self.plan = plan
    unsafe self.down = consume down
    unsafe parts = ChildSubscriptions(of: subscription)
  }

  /// Starts `round`: now, or as soon as the call that started the one before has returned.
  ///
  /// - Returns: what is left to do for the last one.
  @inlinable
  func start(_ round: Plan.Round) -> AttachStep? {
    var rest: AttachStep?
    unsafe upcoming = round
    trampoline.run {
      guard let round = unsafe upcoming.take() else { return }
      if unsafe plan.isOver {
        rest = startLast(round)
      } else {
        unsafe parts.start(round, RoundSink(self))
      }
    }
    return rest
  }

  @inlinable
  func startLast(_ round: Plan.Round) -> AttachStep? {
    let subscription = unsafe parts.parent
    guard let down = unsafe down.take(), !subscription.isDisposed else { return nil }
    return round.attachStepwise(down, in: subscription)
  }

  @inlinable
  func send(_ value: Down.Value) { unsafe down?.send(value) }

  @inlinable
  func fail(_ error: Down.Failure) {
    if let round = unsafe plan.next(after: error) { start(round)?.finish() } else { unsafe down?.fail(error) }
  }

  @inlinable
  func complete() {
    if let round = unsafe plan.next(after: nil) { start(round)?.finish() } else { unsafe down?.complete() }
  }
}

@frozen
@usableFromInline
struct RoundSink<Plan: Succession, Down: Sink & ~Copyable>: Sink, ~Copyable
where Down.Value == Plan.Round.Value, Down.Failure == Plan.Round.Failure {
  @usableFromInline let rounds: Rounds<Plan, Down>

  @inlinable
  init(_ rounds: Rounds<Plan, Down>) { self.rounds = rounds }

  @inlinable
  func send(_ value: Down.Value) { rounds.send(value) }

  @inlinable
  func fail(_ error: Down.Failure) { rounds.fail(error) }

  @inlinable
  func complete() { rounds.complete() }
}

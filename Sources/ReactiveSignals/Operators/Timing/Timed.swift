/// A stage with an timer: what an operator in time is made of.
///
/// It gets the events of its upstream as every stage does, and `fire` when its timer fires. In all of them it may set
/// the timer anew. Its `complete` need not end the result: it may be ended later, by `fire`.
///
/// Events and fires come one at a time, in the order in which they arrive. So of a value and a fire in the same instant
/// that one is first which the scheduler runs first.
@usableFromInline
protocol TimedStage: Stage {
  /// Begins, before the upstream is started.
  func begin()

  /// The timer fires. It is off now.
  mutating func fire<Down: Sink & ~Copyable>(into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure
}

extension TimedStage {
  @inlinable
  func begin() {}
}

/// A signal with a stage behind it that has an timer.
@frozen
@usableFromInline
struct Timed<Upstream: SignalProtocol, S: TimedStage>: SignalProtocol
where S.Input == Upstream.Value, S.InputFailure == Upstream.Failure {
  @usableFromInline typealias Value = S.Output
  @usableFromInline typealias Failure = S.Failure

  @usableFromInline let upstream: Upstream
  @usableFromInline let scheduler: any TimedScheduler
  @usableFromInline let makeStage: @Sendable (OperatorTimer) -> S

  @inlinable
  init(
    _ upstream: Upstream,
    on scheduler: any TimedScheduler,
    _ makeStage: @escaping @Sendable (OperatorTimer) -> S
  ) {
    self.upstream = upstream
    self.scheduler = scheduler
    self.makeStage = makeStage
  }

  @usableFromInline
  var description: String { "[\(upstream)] \(S.name)" }

  @inlinable
  @inline(__always)
  func attach<Down: Sink & ~Copyable>(_ sink: consuming Down, in subscription: CompoundDisposable)
  where Down.Value == Value, Down.Failure == Failure {
    let timer = OperatorTimer(on: scheduler, in: subscription)
    let stage = makeStage(timer)
    let serialized = SerializedSink(StageSink(TimerStage(stage, timer), sink), subscription)
    timer.connect(to: serialized)
    stage.begin()
    upstream.start(
      StageSink(Mark({ .value($0) }, .completed), SerializedInput(serialized)),
      in: CompoundDisposable(childOf: subscription)
    )
  }
}

/// What reaches a stage with an timer: what its upstream sends, its completion, and fires.
@frozen
@usableFromInline
enum TimedInput<Value: Sendable>: Sendable, FireConvertible {
  case value(Value)
  case completed
  case fire(UInt)
}

/// Tells the three kinds of input apart.
@frozen
@usableFromInline
struct TimerStage<S: TimedStage>: Stage {
  @usableFromInline typealias Input = TimedInput<S.Input>
  @usableFromInline typealias Output = S.Output
  @usableFromInline typealias Failure = S.Failure
  @usableFromInline typealias InputFailure = S.InputFailure

  @usableFromInline var stage: S
  @usableFromInline let timer: OperatorTimer

  @inlinable
  init(_ stage: S, _ timer: OperatorTimer) {
    self.stage = stage
    self.timer = timer
  }

  @inlinable
  mutating func receive<Down: Sink & ~Copyable>(_ input: Input, into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    switch input {
    case .value(let value): stage.receive(value, into: &down)
    case .completed: stage.complete(into: &down)
    case .fire(let number): if timer.acknowledge(number) { stage.fire(into: &down) }
    }
  }

  @inlinable
  mutating func fail<Down: Sink & ~Copyable>(_ error: InputFailure, into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    stage.fail(error, into: &down)
  }
}

/// An input that may be a fire.
@usableFromInline
protocol FireConvertible {
  static func fire(_ number: UInt) -> Self
}

extension SerializedSink: TimerTarget where S: ~Copyable, S.Value: FireConvertible {
  @usableFromInline
  func fire(_ number: UInt) { send(.fire(number)) }
}

extension Sink where Self: ~Copyable {
  /// Sends the last value, if there is one, and completes.
  @inlinable
  mutating func complete(after last: Value?, in subscription: CompoundDisposable) {
    if let last {
      send(last)
      if subscription.isDisposed { return }
    }
    complete()
  }
}

/// A stage with an alarm: what an operator in time is made of.
///
/// It gets the events of its upstream as every stage does, and `ring` when its alarm rings. In all of them it may set
/// the alarm anew. Its `complete` need not end the result: it may be ended later, by `ring`.
///
/// Events and rings come one at a time, in the order in which they arrive. So of a value and a ring in the same instant
/// that one is first which the scheduler runs first.
@usableFromInline
protocol TimedStage: Stage {
  /// Begins, before the upstream is started.
  func begin()

  /// The alarm rings. It is off now.
  mutating func ring<Down: Sink & ~Copyable>(into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure
}

extension TimedStage {
  @inlinable
  func begin() {}
}

/// A signal with a stage behind it that has an alarm.
@frozen
@usableFromInline
struct Timed<Upstream: SignalProtocol, S: TimedStage>: SignalProtocol
where S.Input == Upstream.Value, S.InputFailure == Upstream.Failure {
  @usableFromInline typealias Value = S.Output
  @usableFromInline typealias Failure = S.Failure

  @usableFromInline let upstream: Upstream
  @usableFromInline let scheduler: any TimedScheduler
  @usableFromInline let makeStage: @Sendable (Alarm) -> S

  @inlinable
  init(
    _ upstream: Upstream,
    on scheduler: any TimedScheduler,
    _ makeStage: @escaping @Sendable (Alarm) -> S
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
    let alarm = Alarm(on: scheduler, in: subscription)
    let stage = makeStage(alarm)
    let outlet = Outlet(StageSink(Ringing(stage, alarm), sink), subscription)
    alarm.connect(to: outlet)
    stage.begin()
    upstream.start(
      StageSink(Mark({ .value($0) }, .completed), OutletSink(outlet)),
      in: CompoundDisposable(partOf: subscription)
    )
  }
}

/// What reaches a stage with an alarm: what its upstream sends, its completion, and rings.
@frozen
@usableFromInline
enum TimedInput<Value: Sendable>: Sendable, RingConvertible {
  case value(Value)
  case completed
  case ring(UInt)
}

/// Tells the three kinds of input apart.
@frozen
@usableFromInline
struct Ringing<S: TimedStage>: Stage {
  @usableFromInline typealias Input = TimedInput<S.Input>
  @usableFromInline typealias Output = S.Output
  @usableFromInline typealias Failure = S.Failure
  @usableFromInline typealias InputFailure = S.InputFailure

  @usableFromInline var stage: S
  @usableFromInline let alarm: Alarm

  @inlinable
  init(_ stage: S, _ alarm: Alarm) {
    self.stage = stage
    self.alarm = alarm
  }

  @inlinable
  mutating func receive<Down: Sink & ~Copyable>(_ input: Input, into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    switch input {
    case .value(let value): stage.receive(value, into: &down)
    case .completed: stage.complete(into: &down)
    case .ring(let number): if alarm.acknowledge(number) { stage.ring(into: &down) }
    }
  }

  @inlinable
  mutating func fail<Down: Sink & ~Copyable>(_ error: InputFailure, into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    stage.fail(error, into: &down)
  }
}

/// An input that may be a ring.
@usableFromInline
protocol RingConvertible {
  static func ring(_ number: UInt) -> Self
}

extension Outlet: Bell where S: ~Copyable, S.Value: RingConvertible {
  @usableFromInline
  func ring(_ number: UInt) { send(.ring(number)) }
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

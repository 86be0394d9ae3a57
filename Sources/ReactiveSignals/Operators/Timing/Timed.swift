/// A stage with a timer: the base of the operators that deal with time.
///
/// The stage gets the events of its upstream as every stage does, and `fire` when its timer fires. Each of them may set
/// the timer again. `complete` need not end the result: a later `fire` may do that.
///
/// Events and fires arrive one at a time. Of a value and a fire in the same instant, the one that the scheduler runs first
/// arrives first.
@usableFromInline
protocol TimedStage: Stage {
  /// The pressure of the values that wait in the stage, if they make the upstream wait.
  var pressure: BufferPressure? { get }

  /// Begins, before the upstream is started.
  func begin()

  /// Takes a fire of the timer, which is off then.
  mutating func fire<Down: Sink & ~Copyable>(into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure
}

extension TimedStage {
  @inlinable var pressure: BufferPressure? { nil }

  @inlinable
  func begin() {}
}

/// A signal with a stage that has a timer.
@usableFromInline
struct Timed<S: TimedStage>: CoordinatedSignal {
  @usableFromInline typealias Value = S.Output
  @usableFromInline typealias Failure = S.Failure

  @usableFromInline let upstream: Signal<S.Input, S.InputFailure>
  @usableFromInline let scheduler: any TimedScheduler
  @usableFromInline let makeStage: @Sendable (OperatorTimer) -> S

  @inlinable
  init(
    _ upstream: Signal<S.Input, S.InputFailure>,
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
  @inline(never)
  func attach(erased sink: AnySink<Value, Failure>, in subscription: CompoundDisposable) {
    let timer = OperatorTimer(on: scheduler, in: subscription)
    let stage = makeStage(timer)
    let serialized = SerializedSink(StageSink(TimerStage(stage, timer), OwnedSink(sink)), subscription)
    // A closure made here is compiled for the type of the values; a method called through a protocol would be shared by all types.
    timer.connect { [unowned serialized] in
      // The scheduled work holds the sink, the timer does not.
      let sink = serialized
      return { sink.send(.second($0)) }
    }
    stage.begin()
    serialized.start(upstream, isLast: true, under: stage.pressure) { .first($0) }
  }
}

/// The input of a stage with a timer, which is the second upstream and sends the numbers of its fires.
@usableFromInline
typealias TimerInput<Value: Sendable> = PairInput<Value, UInt>

/// Calls the method of a timed stage that an input stands for.
@usableFromInline
struct TimerStage<S: TimedStage>: Stage {
  @usableFromInline typealias Input = TimerInput<S.Input>
  @usableFromInline typealias Output = S.Output
  @usableFromInline typealias Failure = S.Failure
  @usableFromInline typealias InputFailure = S.InputFailure

  @usableFromInline static var name: String { S.name }

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
    case .first(let value?): stage.receive(value, into: &down)
    case .second(let number?): if timer.acknowledge(number) { stage.fire(into: &down) }
    case .first(nil): stage.end(nil, into: &down)
    // A timer does not complete.
    case .second(nil): break
    }
  }

  @inlinable
  mutating func end<Down: Sink & ~Copyable>(_ failure: InputFailure?, into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    stage.end(failure, into: &down)
  }
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

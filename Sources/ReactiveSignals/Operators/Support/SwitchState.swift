/// An input of a ``SwitchState``. The first upstream sends the generations as they begin, and completes when no other will
/// follow. The second sends the events of the signals, each with its generation.
@usableFromInline
typealias SwitchInput<Value: Sendable, Failure: Error> = PairInput<
  Int, (event: Event<Value, Failure>, generation: Int)
>

/// The state of signals of which each replaces the one before: a stage that passes on the events of the latest generation.
///
/// It runs inside the gate. An event of an earlier generation that another thread delivers after the latest has begun is
/// dropped, a failure included.
@usableFromInline
struct SwitchState<Output: Sendable, Failure: Error>: Stage {
  @usableFromInline var latest = 0
  @usableFromInline var isRunning = false
  @usableFromInline var isLast = false

  @inlinable
  init() {}

  @inlinable
  mutating func receive<Down: Sink & ~Copyable>(
    _ input: SwitchInput<Output, Failure>,
    into down: inout Down
  ) where Down.Value == Output, Down.Failure == Failure {
    switch input {
    case .value(.first(let generation)):
      latest = generation
      isRunning = true
    case .value(.second((let event, let generation))):
      if generation == latest { pass(event, into: &down) }
    case .completed:
      isLast = true
      if !isRunning { down.complete() }
    }
  }

  @inlinable
  mutating func pass<Down: Sink & ~Copyable>(_ event: Event<Output, Failure>, into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    switch event {
    case .next(let value): down.send(value)
    case .failed(let error): down.fail(error)
    case .completed:
      isRunning = false
      if isLast { down.complete() }
    }
  }
}

extension SerializedSink where S: ~Copyable {
  /// Starts the signal of a generation, which has begun.
  @inlinable
  func start<Output, Failure>(
    _ upstream: Signal<Output, Failure>,
    generation: Int,
    in child: CompoundDisposable,
    isLast: Bool = false
  ) where S.Value == SwitchInput<Output, Failure>, S.Failure == Failure {
    start(
      upstream,
      Tagging(
        generation,
        completed: .value(.second((.completed, generation))),
        value: { .value(.second((.next($0), $1))) },
        failed: { .value(.second((.failed($0), $1))) }
      ),
      in: child,
      isLast: isLast
    )
  }
}

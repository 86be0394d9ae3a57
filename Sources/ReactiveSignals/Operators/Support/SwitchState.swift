/// An input of a ``SwitchState``.
@usableFromInline
enum SwitchInput<Value: Sendable, Failure: Error>: Sendable {
  /// A generation begins.
  case begin(Int)
  /// An event of the signal of a generation.
  case event(Event<Value, Failure>, Int)
  /// No other generation follows.
  case last
}

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
    case .begin(let generation):
      latest = generation
      isRunning = true
    case .event(let event, let generation):
      if generation == latest { pass(event, into: &down) }
    case .last:
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

/// The sink of the signal of a generation, which sends to a ``SwitchState``.
@usableFromInline
struct GenerationSink<Value: Sendable, Failure: Error>: Sink, ~Copyable {
  @usableFromInline typealias Serialized = SerializedSink<
    StageSink<SwitchState<Value, Failure>, OwnedSink<Value, Failure>>
  >

  @usableFromInline let serialized: Serialized
  @usableFromInline let generation: Int

  @inlinable
  init(_ serialized: Serialized, _ generation: Int) {
    self.serialized = serialized
    self.generation = generation
  }

  @inlinable
  func send(_ value: Value) { serialized.send(.event(.next(value), generation)) }

  @inlinable
  func end(_ failure: Failure?) { serialized.send(.event(.end(failure), generation)) }
}

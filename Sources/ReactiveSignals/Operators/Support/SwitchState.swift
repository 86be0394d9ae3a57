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

/// The state of signals of which each replaces the one before: the events of the latest generation pass.
///
/// It is used inside the gate. An event of an earlier generation that another thread delivers after the latest has begun is dropped, a
/// failure included.
@usableFromInline
struct SwitchState: Sendable {
  @usableFromInline var latest = 0
  @usableFromInline var isRunning = false
  @usableFromInline var isLast = false

  @inlinable
  init() {}

  /// Receives an input, and sends what the result sends for it.
  @inlinable
  mutating func receive<Value, Failure>(
    _ input: SwitchInput<Value, Failure>,
    into down: borrowing Downstream<Value, Failure>
  ) {
    switch input {
    case .begin(let generation):
      latest = generation
      isRunning = true
    case .event(let event, let generation):
      guard generation == latest else { return }
      switch event {
      case .next(let value): down.send(value)
      case .failed(let error): down.end(error)
      case .completed:
        isRunning = false
        if isLast { down.end(nil) }
      }
    case .last:
      isLast = true
      if !isRunning { down.end(nil) }
    }
  }

  /// Returns the serialized sink of a subscription.
  @inlinable
  static func serialize<Value, Failure>(
    _ down: consuming Downstream<Value, Failure>
  ) -> GenerationSink<Value, Failure>.Serialized {
    let subscription = down.subscription
    return SerializedSink(Coordinator(SwitchState(), down) { $0.receive($1, into: $2) }, subscription)
  }
}

/// The sink of the signal of a generation, which sends to a ``SwitchState``.
@usableFromInline
struct GenerationSink<Value: Sendable, Failure: Error>: Sink, ~Copyable {
  @usableFromInline typealias Serialized = SerializedSink<
    Coordinator<SwitchState, SwitchInput<Value, Failure>, Value, Failure>
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

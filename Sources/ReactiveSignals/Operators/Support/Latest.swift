/// What signals that replace one another send to ``Latest``.
@frozen
@usableFromInline
enum TurnInput<Value: Sendable, Failure: Error>: Sendable {
  /// That turn has begun, and with it every other has ended.
  case began(Int)
  case value(Value, turn: Int)
  case failed(Failure, turn: Int)
  case completed(turn: Int)
  /// No turn will follow.
  case isLast
}

/// Lets pass what belongs to the latest turn.
///
/// It stands inside the gate: whatever another thread was bringing of an earlier turn when the latest began comes
/// too late, a failure too.
@frozen
@usableFromInline
struct Latest<Output: Sendable, Failure: Error>: Stage {
  @usableFromInline var latest = 0
  @usableFromInline var isRunning = false
  @usableFromInline var isLast = false

  @inlinable
  init() {}

  @inlinable
  mutating func receive<Down: Sink & ~Copyable>(_ input: TurnInput<Output, Failure>, into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    switch input {
    case .value(let value, let turn):
      if turn == latest { down.send(value) }
    case .failed(let error, let turn):
      if turn == latest { down.fail(error) }
    case .began(let turn):
      latest = turn
      isRunning = true
    case .completed(let turn):
      guard turn == latest else { return }
      isRunning = false
      if isLast { down.complete() }
    case .isLast:
      isLast = true
      if !isRunning { down.complete() }
    }
  }
}

/// Marks what a signal sends with its turn.
@frozen
@usableFromInline
struct Turn<Input: Sendable, InputFailure: Error>: Stage {
  @usableFromInline typealias Output = TurnInput<Input, InputFailure>
  @usableFromInline typealias Failure = InputFailure

  @usableFromInline let turn: Int

  @inlinable
  init(_ turn: Int) { self.turn = turn }

  @inlinable
  func receive<Down: Sink & ~Copyable>(_ value: Input, into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    down.send(.value(value, turn: turn))
  }

  @inlinable
  func fail<Down: Sink & ~Copyable>(_ error: InputFailure, into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    down.send(.failed(error, turn: turn))
  }

  @inlinable
  func complete<Down: Sink & ~Copyable>(into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    down.send(.completed(turn: turn))
  }
}

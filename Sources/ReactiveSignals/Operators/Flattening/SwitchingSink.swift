/// `FlattenStrategy.latest`: a new inner signal replaces the one before.
@frozen
@usableFromInline
struct SwitchingSink<Value: Sendable, Inner: SignalProtocol, Down: Sink & ~Copyable>: Sink, ~Copyable
where Down.Value == Inner.Value, Down.Failure == Inner.Failure {
  @usableFromInline typealias Gated = StageSink<Latest<Inner.Value, Inner.Failure>, Down>

  @usableFromInline let confluence: Confluence<Gated>
  @usableFromInline let transform: @Sendable (Value) -> Inner
  @usableFromInline var current: CompoundDisposable?
  @usableFromInline var turn = 0

  @inlinable
  init(_ confluence: Confluence<Gated>, _ transform: @escaping @Sendable (Value) -> Inner) {
    self.confluence = confluence
    self.transform = transform
  }

  @inlinable
  borrowing func inner(_ value: Value) -> Inner { transform(value) }

  @inlinable
  mutating func send(_ value: Value) {
    let inner = inner(value)
    turn += 1
    // The old one goes first. If it has just completed it has said so itself.
    confluence.begin()
    if let current, current.end() { confluence.end() }
    confluence.outlet.send(.turn(turn))
    let subscription = CompoundDisposable(partOf: confluence.subscription)
    current = subscription
    inner.start(StageSink(Turn(turn), ConfluenceSink(confluence)), in: subscription)
  }

  @inlinable
  func fail(_ error: Inner.Failure) { confluence.outlet.fail(error) }

  @inlinable
  func complete() { confluence.end() }
}

/// Marks the values of an inner signal with its turn.
@frozen
@usableFromInline
struct Turn<Input: Sendable, Failure: Error>: Stage {
  @usableFromInline typealias Output = Latest<Input, Failure>.Input

  @usableFromInline let turn: Int

  @inlinable
  init(_ turn: Int) { self.turn = turn }

  @inlinable
  func receive<Down: Sink & ~Copyable>(_ value: Input, into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    down.send(.value(value, turn))
  }
}

/// Lets pass what belongs to the latest turn. It stands inside the gate: a value of the old inner signal that
/// another thread was bringing when the new one started comes too late.
@frozen
@usableFromInline
struct Latest<Output: Sendable, Failure: Error>: Stage {
  @frozen
  @usableFromInline
  enum Input: Sendable {
    case turn(Int)
    case value(Output, Int)
  }

  @usableFromInline var latest = 0

  @inlinable
  init() {}

  @inlinable
  mutating func receive<Down: Sink & ~Copyable>(_ input: Input, into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    switch input {
    case .turn(let turn): latest = turn
    case .value(let value, let turn): if turn == latest { down.send(value) }
    }
  }
}

/// A state that values are added to: what `scan` sends each time, and `reduce` at the end.
@usableFromInline
protocol Accumulation<Value, State>: Sendable {
  associatedtype Value: Sendable
  associatedtype State: Sendable
  var state: State { get }
  mutating func add(_ value: Value)
}

/// Makes a new state of the old one and the value.
@frozen
@usableFromInline
struct CombiningAccumulation<Value: Sendable, State: Sendable>: Accumulation {
  @usableFromInline var state: State
  @usableFromInline let next: @Sendable (State, Value) -> State

  @inlinable
  init(_ initial: State, _ next: @escaping @Sendable (State, Value) -> State) {
    state = initial
    self.next = next
  }

  @inlinable
  mutating func add(_ value: Value) { state = combined(with: value) }

  // Not mutating, see `HandlerSink.send`.
  @inlinable
  func combined(with value: Value) -> State { next(state, value) }
}

/// Updates the state in place.
@frozen
@usableFromInline
struct UpdatingAccumulation<Value: Sendable, State: Sendable>: Accumulation {
  @usableFromInline var state: State
  @usableFromInline let update: @Sendable (inout State, Value) -> Void

  @inlinable
  init(_ initial: State, _ update: @escaping @Sendable (inout State, Value) -> Void) {
    state = initial
    self.update = update
  }

  @inlinable
  mutating func add(_ value: Value) { update(&state, value) }
}

/// A state to which values are added. `scan` sends it after each value, and `reduce` at the end.
@usableFromInline
protocol Accumulation<Value, State>: Sendable {
  associatedtype Value: Sendable
  associatedtype State: Sendable
  var state: State { get }
  mutating func add(_ value: Value)
}

/// Combines a state and a value into a new state.
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

/// Updates a state in place.
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

/// The list of a property's observers, and the functions that send them states.
///
/// The module that makes the property also makes these closures, so that the loop over the observers is specialized for
/// the type of the value.
@usableFromInline
struct PropertyHub<Value: Sendable>: Sendable {
  @usableFromInline typealias State = PropertyState<Value>

  @usableFromInline let send: @Sendable (State) -> Void
  @usableFromInline let complete: @Sendable () -> Void
  /// Sends a sink the last published value, and then every later one.
  @usableFromInline let attach: @Sendable (AnySink<Value, Never>, CompoundDisposable) -> Void
  /// Sends a sink the last published state, and then every later one.
  @usableFromInline let attachStates: @Sendable (AnySink<State, Never>, CompoundDisposable) -> Void

  @inlinable
  init() {
    let hub = SubjectHub<State, Never, LastPublished<State>>(LastPublished())
    send = { hub.send($0) }
    complete = { hub.end(nil) }
    attach = { sink, subscription in
      hub.attach(StateValues(sink), in: subscription)
    }
    attachStates = { sink, subscription in
      hub.attach(OwnedSink(sink), in: subscription)
    }
  }
}

/// A sink that sends the values of states.
@usableFromInline
struct StateValues<Value: Sendable>: Sink, ~Copyable {
  @usableFromInline let down: AnySink<Value, Never>

  @inlinable
  init(_ down: AnySink<Value, Never>) { self.down = down }

  @inlinable
  func send(_ state: PropertyState<Value>) { down.send(state.value) }

  @inlinable
  func fail(_ error: Never) {}

  @inlinable
  func complete() { down.complete() }
}

/// The last published state, which a property's hub keeps for new observers.
@usableFromInline
struct LastPublished<Value: Sendable>: SubjectMemory {
  @inlinable static var isForgetful: Bool { false }
  @inlinable static var outlivesTermination: Bool { true }

  @usableFromInline var last: Value?

  @inlinable
  init() {}

  @inlinable
  func replay(_ body: (Value) -> Bool) {
    if let last { _ = body(last) }
  }

  @inlinable
  mutating func remember(_ value: Value) -> Value? {
    let forgotten = last.take()
    last = value
    return forgotten
  }
}

/// The list of a property's observers, and the functions that send them states.
///
/// The module that makes the property also makes these closures, so that the loop over the observers is specialized for
/// the type of the value.
@usableFromInline
struct PropertyHub<Value: Sendable>: Sendable {
  @usableFromInline typealias State = PropertyState<Value>

  @usableFromInline let send: @Sendable (Event<State, Never>) -> Void
  /// Sends a sink the last published value, and then every later one.
  @usableFromInline let attach: @Sendable (AnySink<Value, Never>, CompoundDisposable) -> Void
  /// Sends a sink the last published state, and then every later one.
  @usableFromInline let attachStates: @Sendable (AnySink<State, Never>, CompoundDisposable) -> Void

  @inlinable
  init() {
    let hub = SubjectHub<LastPublished<State>, Never>(LastPublished())
    send = { hub.send(event: $0) }
    attach = { sink, subscription in
      let receive = sink.receive
      hub.attach(SubjectHub.Receiver({ receive($0.map { $0.value }) }, subscription, hub))
    }
    attachStates = { sink, subscription in
      hub.attach(SubjectHub.Receiver(sink.receive, subscription, hub))
    }
  }
}

/// The last published state, which a property's hub keeps for new observers.
@usableFromInline
struct LastPublished<Value: Sendable>: SubjectMemory {
  @inlinable static var isForgetful: Bool { false }
  @inlinable static var outlivesTermination: Bool { true }

  /// At most one value.
  @usableFromInline var remembered: [Value] = []

  @inlinable
  init() {}

  @inlinable
  mutating func remember(_ value: Value) -> Value? {
    guard let last = remembered.first else {
      remembered = [value]
      return nil
    }
    remembered[0] = value
    return last
  }
}

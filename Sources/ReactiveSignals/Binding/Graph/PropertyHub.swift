/// The observers of a property, and how they are told.
///
/// Its closures are made where the type of the values is known, in the module that makes the property: what they do
/// for each observer is compiled for that type.
@usableFromInline
struct PropertyHub<Value: Sendable>: Sendable {
  @usableFromInline typealias State = PropertyState<Value>

  @usableFromInline let send: @Sendable (Event<State, Never>) -> Void
  /// Has a sink told what was told last, and then what is.
  @usableFromInline let attach: @Sendable (AnySink<Value, Never>, CompoundDisposable) -> Void
  /// Has a sink told of whole states in the same way.
  @usableFromInline let attachStates: @Sendable (AnySink<State, Never>, CompoundDisposable) -> Void

  @inlinable
  init() {
    let hub = SubjectHub<LastTold<State>, Never>(LastTold())
    send = { hub.send(event: $0) }
    attach = { sink, subscription in
      let receive = sink.receive
      hub.attach(SubjectHub.Link({ receive($0.map { $0.value }) }, subscription, hub))
    }
    attachStates = { sink, subscription in
      hub.attach(SubjectHub.Link(sink.receive, subscription, hub))
    }
  }
}

/// What a property's hub keeps for new observers: what was told last.
@usableFromInline
struct LastTold<Value: Sendable>: SubjectMemory {
  @inlinable static var isForgetful: Bool { false }
  @inlinable static var outlivesTermination: Bool { true }

  /// Empty, or one value.
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

/// The observers of a property, and how they are sent its states.
///
/// Its closures are made where the type of the values is known, in the module that makes the property: what they do
/// for each observer is compiled for that type.
@usableFromInline
struct PropertyHub<Value: Sendable>: Sendable {
  @usableFromInline typealias State = PropertyState<Value>

  @usableFromInline let send: @Sendable (Event<State, Never>) -> Void
  /// Sends a sink the value published last, and then those that follow.
  @usableFromInline let attach: @Sendable (AnySink<Value, Never>, CompoundDisposable) -> Void
  /// Sends a sink whole states in the same way.
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

/// The state that a property's hub keeps for new observers: the one published last.
@usableFromInline
struct LastPublished<Value: Sendable>: SubjectMemory {
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

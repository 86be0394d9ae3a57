/// A value of an object of the main actor that a user changes, such as the text of a field. The object is held weakly.
package struct MainActorValue<Value: Sendable>: Sendable {
  private let lifetime: Lifetime
  private let edits: Signal<Void, Never>
  private let read: @MainActor @Sendable () -> Value?

  /// Creates a value.
  ///
  /// - Parameters:
  ///   - object: The object that has the value.
  ///   - keyPath: The key path of the value.
  ///   - lifetime: The lifetime of the object.
  ///   - edits: A signal that sends after each change that the user makes.
  @MainActor
  package init<Object: AnyObject>(
    of object: Object,
    _ keyPath: KeyPath<Object, Value>,
    during lifetime: Lifetime,
    edits: some SignalProtocol<some Sendable, Never>
  ) {
    self.lifetime = lifetime
    self.edits = edits.map { _ in }.erased
    read = { [weak object] in object?[keyPath: keyPath] }
  }

  /// A signal of the current value, then of the value after each edit. It completes with the lifetime.
  package var signal: Signal<Value, Never> {
    values(startingWithCurrent: true).take(during: lifetime).erased
  }

  /// Returns an end of a channel that sends the edits and writes the values sent to it. It completes with the lifetime.
  package func channel(_ write: @escaping @MainActor @Sendable (Value) -> Void) -> ChannelTerminal<Value> {
    ChannelTerminal(values: values(startingWithCurrent: false), during: lifetime, write: write)
  }

  private func values(startingWithCurrent: Bool) -> Signal<Value, Never> {
    .createOnMain { [edits, read] subscriber in
      if startingWithCurrent, let value = read() { subscriber.send(value) }
      subscriber.add(
        edits.observe { @MainActor in
          if let value = read() { subscriber.send(value) }
        }
      )
    }
  }
}

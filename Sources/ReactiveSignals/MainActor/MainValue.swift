// A value of an object of the main actor that a user changes, such as the text of a field. The object is held weakly.

extension MainSignal where Failure == Never {
  /// Returns a signal of the value at a key path of an object: the current one, then the value after each edit.
  ///
  /// - Parameters:
  ///   - object: The object that has the value.
  ///   - keyPath: The key path of the value.
  ///   - lifetime: The lifetime of the object, with which the signal completes.
  ///   - edits: A signal that sends after each change that the user makes.
  package static func value<Object: AnyObject>(
    of object: Object,
    _ keyPath: KeyPath<Object, Value>,
    during lifetime: Lifetime,
    edits: MainSignal<Void, Never>
  ) -> MainSignal {
    edits.start(with: ()).compactMap { [weak object] in object?[keyPath: keyPath] }.take(during: lifetime)
  }
}

extension MainChannelTerminal {
  /// Creates an end of a channel whose other end is the value at a key path of an object. It sends the edits alone.
  ///
  /// - Parameters:
  ///   - object: The object that has the value.
  ///   - keyPath: The key path of the value.
  ///   - lifetime: The lifetime of the object. The channel completes with it.
  ///   - edits: A signal that sends after each change that the user makes.
  package convenience init<Object: AnyObject>(
    of object: Object,
    _ keyPath: ReferenceWritableKeyPath<Object, Value>,
    during lifetime: Lifetime,
    edits: MainSignal<Void, Never>
  ) {
    self.init(
      values: edits.compactMap { [weak object] in object?[keyPath: keyPath] },
      during: lifetime,
      write: { [weak object] value in object?[keyPath: keyPath] = value }
    )
  }

  /// Creates an end of a channel whose other end is a value on the main actor.
  ///
  /// - Parameters:
  ///   - values: The signal that a subscriber of this end receives.
  ///   - lifetime: The lifetime of the value's owner. The channel completes with it.
  ///   - write: A closure that writes a value sent to this end, in order.
  package convenience init(
    values: some MainSignalConvertible<Value, Never>,
    during lifetime: Lifetime,
    write: @escaping (Value) -> Void
  ) {
    let channelEnd = CompoundDisposable()
    let writes = Subject<OnMain<Value>, Never>()
    channelEnd.add(writes.subscribe(next: unisolated { write($0.value) }))
    lifetime += channelEnd
    self.init(
      ChannelTerminal(
        values: values.base.take(during: Lifetime(endingWith: channelEnd)).erased,
        addUpstream: { channelEnd.add($0) },
        receive: { event in
          switch event {
          case .next(let value): writes.send(value)
          case .failed, .completed: channelEnd.dispose()
          }
        }
      )
    )
  }
}

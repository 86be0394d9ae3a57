extension SignalProtocol where Failure == Never {
  /// Writes each value to `property`.
  ///
  ///     let title = MutableProperty("")
  ///     chapters.map(\.title).bind(to: title)
  ///
  /// The signal cannot fail. Handle failures first, with `replaceFailure(with:)`, `catch` or `retry`. Completion ends the binding
  /// and leaves the last value. Several signals may be bound to one property.
  ///
  /// The binding does not keep `property` alive, and ends when `property` is released.
  ///
  /// RAC: `RAC(object, key) = signal`, `setKeyPath:onObject:`.
  ///
  /// - Parameter property: The property to write.
  /// - Returns: The binding. Disposing it ends it. Releasing it does not.
  @discardableResult
  @_alwaysEmitIntoClient
  public func bind(to property: MutableProperty<Value>) -> any Disposable {
    property.bind(self)
  }

  /// Writes each value to an optional property.
  ///
  ///     let session = MutableProperty<String?>(nil)
  ///     Signal.just("token").bind(to: session)
  ///     print(session.value ?? "none")
  ///     // token
  ///
  /// - Parameter property: The property to write.
  /// - Returns: The binding. Disposing it ends it. Releasing it does not.
  @_documentation(visibility: internal)
  @discardableResult
  @_alwaysEmitIntoClient
  public func bind(to property: MutableProperty<Value?>) -> any Disposable {
    map(Optional.some).bind(to: property)
  }

  /// Executes a command with each value of this signal.
  ///
  ///     let save = Command { (text: String) in Signal<Int, Never>.just(text.count) }
  ///     let texts = Subject<String, Never>()
  ///     texts.bind(to: save)
  ///
  /// The command is executed on the thread that sends. A value that arrives while it is not enabled is rejected, as one of
  /// ``Command/execute(_:replay:)`` is. The binding does not keep the command alive. It ends when this signal completes
  /// or the command is released.
  ///
  /// ReactiveSwift: `action <~ signal`.
  ///
  /// - Parameter command: The command.
  /// - Returns: The binding. Disposing it ends it. Releasing it does not.
  @_documentation(visibility: internal)
  @discardableResult
  public func bind<Output, CommandFailure>(
    to command: Command<Value, Output, CommandFailure>
  ) -> any Disposable {
    let binding = CompoundDisposable()
    binding.add(command.failures.subscribe(next: { _ in }, completed: { binding.dispose() }))
    let execute = { @Sendable [weak command] (value: Value) in _ = command?.execute(value, replay: .last(0)) }
    binding.add(subscribe(next: execute, completed: { binding.dispose() }))
    return binding
  }

  /// Writes each value to a property of `object`.
  ///
  ///     @MainActor final class Screen {
  ///       let label = Label()
  ///
  ///       func show(_ titles: some SignalProtocol<String, Never>) {
  ///         titles.bind(to: \.text, on: label)
  ///       }
  ///     }
  ///
  /// The write happens in the isolation of the caller: on the main actor, in an actor or, outside of both, on the thread that
  /// sends. A value sent on the actor is written immediately, unless earlier ones wait, and one from elsewhere asynchronously, in
  /// order. A callback of UIKit or AppKit is on the main actor, as for ``observe(buffering:_:)``.
  ///
  /// The signal cannot fail, as for ``bind(to:)``. The binding holds the object weakly, and ends with the first value after the object has
  /// been released. Completion ends the binding and leaves the last value.
  ///
  /// RAC: `RAC(object, key) = signal`, `setKeyPath:onObject:`.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the property to write.
  ///   - object: The object that has the property.
  ///   - isolation: The actor that writes the property. Leave the default.
  /// - Returns: The binding. Disposing it ends it. Releasing it does not.
  @discardableResult
  public func bind<Object: AnyObject>(
    to keyPath: ReferenceWritableKeyPath<Object, Value>,
    on object: Object,
    isolation: isolated (any Actor)? = #isolation
  ) -> any Disposable {
    // The object and the key path are used in this isolation alone. Without one, the sending thread uses them, and the caller has allowed that.
    let write = UncheckedSendable { [weak object] (value: Value) -> Bool in
      guard let object else { return false }
      object[keyPath: keyPath] = value
      return true
    }
    let binding = SerialDisposable()
    binding.inner = observe(
      IsolatedHandler(isolation) { event in
        if case .next(let value) = event, !write.wrapped(value) { binding.dispose() }
      }
    )
    return binding
  }

  /// Writes each value to an optional property of `object`, in the isolation of the caller, as to a property of another type.
  ///
  ///     @MainActor final class Page {
  ///       var subtitle: String?
  ///
  ///       func show(_ subtitles: some SignalProtocol<String, Never>) {
  ///         subtitles.bind(to: \.subtitle, on: self)
  ///       }
  ///     }
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the property to write.
  ///   - object: The object that has the property.
  ///   - isolation: The actor that writes the property. Leave the default.
  /// - Returns: The binding. Disposing it ends it. Releasing it does not.
  @discardableResult
  public func bind<Object: AnyObject>(
    to keyPath: ReferenceWritableKeyPath<Object, Value?>,
    on object: Object,
    isolation: isolated (any Actor)? = #isolation
  ) -> any Disposable {
    map(Optional.some).bind(to: keyPath, on: object, isolation: isolation)
  }
}

precedencegroup BindingPrecedence {
  associativity: right
  higherThan: AssignmentPrecedence
}

infix operator <~ : BindingPrecedence

/// Writes each value of `signal` to `property`, as ``SignalProtocol/bind(to:)`` does.
///
///     title <~ chapters.map(\.title)
///
/// - Parameters:
///   - property: The property to write.
///   - signal: The signal of the values.
/// - Returns: The binding. Disposing it ends it. Releasing it does not.
@discardableResult
@_alwaysEmitIntoClient
public func <~ <Value: Sendable>(
  property: MutableProperty<Value>,
  signal: some SignalProtocol<Value, Never>
) -> any Disposable {
  signal.bind(to: property)
}

/// Writes the value of `source`, then every change to it, to `property`.
///
///     title <~ chapter.map(\.title)
///
/// - Parameters:
///   - property: The property to write.
///   - source: The property to read.
/// - Returns: The binding. Disposing it ends it. Releasing it does not.
@discardableResult
@_alwaysEmitIntoClient
public func <~ <Value: Sendable>(
  property: MutableProperty<Value>,
  source: some PropertyProtocol<Value>
) -> any Disposable {
  source.signal.bind(to: property)
}

/// Binds a property of an optional to a signal of values that are not.
@_documentation(visibility: internal)
@_disfavoredOverload
@discardableResult
@_alwaysEmitIntoClient
public func <~ <Value: Sendable>(
  property: MutableProperty<Value?>,
  signal: some SignalProtocol<Value, Never>
) -> any Disposable {
  signal.bind(to: property)
}

/// Executes a command with each value of a signal. The form of a method is `texts.bind(to: save)`.
///
/// <!-- fragment -->
///
///     save <~ texts
///
/// The command is executed on the thread that sends. A value that arrives while it is not enabled is rejected, as one of
/// ``Command/execute(_:replay:)`` is. The binding does not keep the command alive, and ends when the command is released.
///
/// - Parameters:
///   - command: The command.
///   - signal: The signal.
/// - Returns: The binding. Disposing it ends it. Releasing it does not.
@discardableResult
public func <~ <Input: Sendable, Value: Sendable, Failure: Error>(
  command: Command<Input, Value, Failure>,
  signal: some SignalProtocol<Input, Never>
) -> any Disposable {
  signal.bind(to: command)
}

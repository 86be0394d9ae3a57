extension SignalProtocol where Failure == Never {
  /// Writes each value to `property`.
  ///
  ///     let title = MutableProperty("")
  ///     chapters.map(\.title).bind(to: title)
  ///
  /// The signal cannot fail; say before what becomes of failures: `replaceFailure(with:)`, `catch`, `retry` … Completion
  /// ends the binding and leaves the last value. Several bindings may write one property.
  ///
  /// The binding does not keep `property` alive, and ends when it is released.
  ///
  /// RAC: `RAC(object, key) = signal`, `setKeyPath:onObject:`.
  ///
  /// - Returns: the binding. Disposing it ends it; dropping it does not.
  @discardableResult
  public func bind(to property: MutableProperty<Value>) -> any Disposable {
    property.bind(self)
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
  /// It is written in the isolation this is called in: on the main actor, in an actor, or, outside of both, by the thread that
  /// sends. There, values that come from elsewhere are written in order, after the sender has gone on.
  ///
  /// The object is held weakly: it is kept for no longer than a value is being written, and a value that comes when it is
  /// gone ends the binding. In everything else as ``bind(to:)``.
  ///
  /// RAC: `RAC(object, key) = signal`, `setKeyPath:onObject:`.
  ///
  /// - Returns: the binding. Disposing it ends it; dropping it does not.
  @discardableResult
  public func bind<Object: AnyObject>(
    to keyPath: ReferenceWritableKeyPath<Object, Value>,
    on object: Object,
    isolation: isolated (any Actor)? = #isolation
  ) -> any Disposable {
    let target = TargetProperty(object, keyPath)
    let binding = SerialDisposable()
    binding.inner = observe(
      IsolatedHandler(isolation) { event in
        if case .next(let value) = event, !target.write(value) { binding.dispose() }
      }
    )
    return binding
  }
}

precedencegroup BindingPrecedence {
  associativity: right
  higherThan: AssignmentPrecedence
}

infix operator <~ : BindingPrecedence

/// Writes each value of `signal` to `property`, as ``SignalProtocol/bind(to:)``.
///
///     title <~ chapters.map(\.title)
@discardableResult
public func <~ <Value: Sendable>(
  property: MutableProperty<Value>,
  signal: some SignalProtocol<Value, Never>
) -> any Disposable {
  signal.bind(to: property)
}

/// Writes the value of `source`, and every change, to `property`.
///
///     title <~ chapter.map(\.title)
@discardableResult
public func <~ <Value: Sendable>(
  property: MutableProperty<Value>,
  source: some PropertyProtocol<Value>
) -> any Disposable {
  source.signal.bind(to: property)
}

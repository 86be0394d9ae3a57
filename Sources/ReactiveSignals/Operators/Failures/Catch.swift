extension SignalProtocol {
  /// Returns a signal that continues with the signal that `handler` returns for an error, when this signal fails.
  ///
  /// ![Marble diagram of catch](catch)
  ///
  ///     Signal<Int, LoadError>.fail(.offline)
  ///       .catch { _ in Signal.just(0) }
  ///       .subscribe { print($0) }
  ///     // 0
  ///
  /// Values and completion are passed on. `handler` runs at the failure, after the cleanup of this signal, on the thread of
  /// the failure. The result ends with the signal of the handler, and fails when that signal fails. When that signal cannot
  /// fail, neither can the result.
  ///
  /// RAC: `catch:`.
  ///
  /// - Parameter handler: A closure that returns the signal to continue with.
  /// - Returns: A signal of the values of both.
  @inlinable
  public func `catch`<Next: SignalProtocol>(
    _ handler: @escaping @Sendable (Failure) -> Next
  ) -> some SignalProtocol<Value, Next.Failure> where Next.Value == Value {
    Sequenced(erased, name: "catch") { _, failure in
      if let failure { .last(handler(failure).erased) } else { .completed }
    }
  }

  /// Returns a signal that continues with `signal` when this signal fails. Otherwise it behaves as ``catch(_:)``.
  ///
  /// RAC: `catchTo:`.
  ///
  /// - Parameter signal: The signal to continue with.
  /// - Returns: A signal of the values of both.
  @inlinable
  public func `catch`<Next: SignalProtocol>(
    to signal: Next
  ) -> some SignalProtocol<Value, Next.Failure> where Next.Value == Value {
    `catch` { _ in signal }
  }

  /// Returns a signal that continues with a signal which cannot fail, and can be written as a factory: `catch { _ in .just(1) }`.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  @inlinable
  public func `catch`(
    _ handler: @escaping @Sendable (Failure) -> Signal<Value, Never>
  ) -> some SignalProtocol<Value, Never> {
    Sequenced(erased, name: "catch") { _, failure in
      if let failure { .last(handler(failure)) } else { .completed }
    }
  }

  /// Returns a signal that continues with a signal which cannot fail, and can be written as a factory: `catch(to: .just(1))`.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  @inlinable
  public func `catch`(to signal: Signal<Value, Never>) -> some SignalProtocol<Value, Never> {
    `catch` { _ in signal }
  }
}

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
  /// - **Sends**: the values of this signal, and after its failure the values of the signal that `handler` returns.
  /// - **Ends**: completes when this signal completes. After a failure it ends as the signal of the handler does, and
  ///   cannot fail if that signal cannot.
  /// - **Disposal**: disposes the signal that runs.
  /// - **Thread**: the sender's. `handler` runs on the thread of the failure, after the cleanup of this signal.
  /// - **Memory**: no value is kept.
  ///
  /// RAC: `catch:`.
  ///
  /// - Parameter handler: A closure that returns the signal to continue with.
  /// - Returns: A signal of the values of both.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public func `catch`<Next: SignalProtocol>(
    _ handler: @escaping @Sendable (Failure) -> Next
  ) -> Signal<Value, Next.Failure> where Next.Value == Value {
    Rounds(erased, name: "catch") { _, failure in
      if let failure { .last(handler(failure).erased) } else { .completed }
    }
    .signal
  }

  /// Returns a signal that continues with `signal` when this signal fails. Otherwise it behaves as ``catch(_:)``.
  ///
  ///     digits(of: "1x").catch(to: Signal.just(0)).subscribe { print($0) }
  ///     // 1
  ///     // 0
  ///
  /// RAC: `catchTo:`.
  ///
  /// - Parameters:
  ///   - signal: The signal to continue with.
  ///   - noHandler: A parameter that no argument fits. Leave the default.
  /// - Returns: A signal of the values of both.
  @_alwaysEmitIntoClient
  public func `catch`<Next: SignalProtocol>(
    to signal: Next,
    _ noHandler: ((Never) -> Never)? = nil
  ) -> Signal<Value, Next.Failure> where Next.Value == Value {
    `catch` { _ in signal }
  }

  /// Returns a signal that continues with a signal which cannot fail, and can be written as a factory: `catch { _ in .just(1) }`.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func `catch`(
    _ handler: @escaping @Sendable (Failure) -> Signal<Value, Never>
  ) -> Signal<Value, Never> {
    Rounds(erased, name: "catch") { _, failure in
      if let failure { .last(handler(failure)) } else { .completed }
    }
    .signal
  }

  /// Returns a signal that continues with a signal which cannot fail, and can be written as a factory: `catch(to: .just(1))`.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func `catch`(to signal: Signal<Value, Never>) -> Signal<Value, Never> {
    `catch` { _ in signal }
  }
}

extension MainSignalProtocol {
  /// Returns a signal that calls closures at its events, as ``SignalProtocol/on(subscribed:next:failed:completed:terminated:disposed:)`` does.
  ///
  /// A subscription may be disposed elsewhere. Then `disposed` is called on the main actor later.
  @inlinable
  public func on(
    subscribed: @escaping () -> Void = {},
    next: @escaping (Value) -> Void = { _ in },
    failed: @escaping (Failure) -> Void = { _ in },
    completed: @escaping () -> Void = {},
    terminated: @escaping () -> Void = {},
    disposed: (@MainActor () -> Void)? = nil
  ) -> MainSignal<Value, Failure> {
    MainSignal(
      base.on(
        subscribed: unisolated { subscribed() },
        next: unisolated { next($0.value) },
        failed: unisolated { failed($0) },
        completed: unisolated { completed() },
        terminated: unisolated { terminated() },
        disposed: disposed.map { unisolated($0) }
      )
    )
  }

  /// Returns a signal that calls a closure when a subscription ends, as ``SignalProtocol/finally(_:)`` does.
  ///
  /// A subscription may be disposed elsewhere. Then the closure is called on the main actor later.
  @inlinable
  public func finally(_ cleanup: @escaping @MainActor () -> Void) -> MainSignal<Value, Failure> {
    MainSignal(base.finally(unisolated(cleanup)))
  }

  /// Returns a signal that prints its events, as ``SignalProtocol/log(_:to:)`` does.
  public func log(
    _ label: String? = nil,
    to output: @escaping @Sendable (String) -> Void = { print($0) }
  ) -> MainSignal<Value, Failure> {
    MainSignal(base.log(label, to: output))
  }

  /// Returns a signal with another name, as ``SignalProtocol/named(_:)`` does.
  public func named(_ name: String) -> MainSignal<Value, Failure> { MainSignal(base.named(name)) }

  /// Returns a signal whose subscriptions are listed, as ``SignalProtocol/tracked(_:fileID:line:)`` does.
  public func tracked(
    _ name: String? = nil,
    fileID: String = #fileID,
    line: Int = #line
  ) -> MainSignal<Value, Failure> {
    MainSignal(base.tracked(name, fileID: fileID, line: line))
  }

  /// Returns a signal with probes, as ``SignalProtocol/probed(_:)`` does.
  public func probed(_ name: String) -> MainSignal<Value, Failure> { MainSignal(base.probed(name)) }

  /// Returns a signal whose failures tell that they have passed here, as ``SignalProtocol/checkpoint(_:fileID:line:)`` does.
  @_disfavoredOverload
  public func checkpoint(
    _ label: String? = nil,
    fileID: String = #fileID,
    line: Int = #line
  ) -> MainSignal<Value, CheckpointFailure<Failure>> {
    MainSignal(base.checkpoint(label, fileID: fileID, line: line))
  }

  @_documentation(visibility: internal)
  public func checkpoint<Underlying: Error>(
    _ label: String? = nil,
    fileID: String = #fileID,
    line: Int = #line
  ) -> MainSignal<Value, Failure> where Failure == CheckpointFailure<Underlying> {
    MainSignal(base.checkpoint(label, fileID: fileID, line: line))
  }

  /// Returns a signal whose closures see a task-local value, as ``SignalProtocol/withTaskLocal(_:)`` does.
  public func withTaskLocal<Local: Sendable>(_ local: TaskLocal<Local>) -> MainSignal<Value, Failure> {
    MainSignal(base.withTaskLocal(local))
  }
}

extension SignalProtocol {
  /// Returns a signal with the same events that other programs can watch while this one runs.
  ///
  /// ![Marble diagram of probed](probed)
  ///
  ///     let orders = Subject<Int, Never>()
  ///     orders.probed("orders").subscribe { print($0) }
  ///     orders.send(1)
  ///     // 1
  ///
  /// On Linux, on x86-64 and 64-bit ARM, the probes `subscribed`, `next`, `failed`, `completed` and `disposed` of the provider
  /// `reactive_signals` have the address of the name, a C string, as their argument. gdb, bpftrace and perf find them in the
  /// program. On Apple platforms they are signposts of the subsystem `reactive_signals` with the category `signals`, which
  /// Instruments shows. See <doc:Diagnosing>.
  ///
  /// A probe fires on the thread of its event, before the event is delivered. `disposed` fires only if no terminal event has
  /// been delivered. A value costs one load and one branch while no program watches.
  ///
  /// - **Sends**: the values of the source, unchanged.
  /// - **Ends**: as the source does, after the probe.
  /// - **Disposal**: disposes the source and fires a probe.
  /// - **Thread**: the sender's.
  /// - **Memory**: the name.
  ///
  /// RAC: the DTrace probes `RACSignal:::next`, `completed` and `error`.
  ///
  /// - Parameter name: The argument of the probes.
  /// - Returns: A signal that sends the events of this one.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public func probed(_ name: String) -> some SignalProtocol<Value, Failure> {
    let probed = on(
      subscribed: { Probe.subscribed.fire(name) },
      next: { _ in Probe.next.fire(name) },
      failed: { _ in Probe.failed.fire(name) },
      completed: { Probe.completed.fire(name) },
      disposed: { Probe.disposed.fire(name) }
    )
    return Named(probed) { "[\(self)] probed" }
  }
}

extension SignalProtocol {
  /// Writes a line for each event that passes, before it is passed on, and for subscription and disposal.
  ///
  /// ![Marble diagram of log](log)
  ///
  ///     [1, 2].signal().log("numbers").take(1).subscribe()
  ///     // numbers: subscribed
  ///     // numbers: next(1)
  ///     // numbers: disposed
  ///
  /// "Disposed" is written when no terminal event has passed before. Lines go to `output`, one call each, on the
  /// thread of the event; they are printed by default. Without a label they begin with this signal's ``description``,
  /// made once, when this is called.
  ///
  /// RAC: `logAll`, `logNext`, `logError`, `logCompleted`.
  public func log(
    _ label: String? = nil,
    to output: @escaping @Sendable (String) -> Void = { print($0) }
  ) -> some SignalProtocol<Value, Failure> {
    let label = label ?? description
    let write = { @Sendable (event: Event<Value, Failure>) in output("\(label): \(event)") }
    return on(
      subscribed: { output("\(label): subscribed") },
      next: { write(.next($0)) },
      failed: { write(.failed($0)) },
      completed: { write(.completed) },
      disposed: { output("\(label): disposed") }
    )
  }
}

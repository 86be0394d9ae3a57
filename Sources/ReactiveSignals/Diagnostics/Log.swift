extension SignalProtocol {
  /// Returns a signal with the same events that writes a line for each event, subscription and disposal.
  ///
  /// ![Marble diagram of log](log)
  ///
  ///     [1, 2].signal().log("numbers").take(1).subscribe()
  ///     // numbers: subscribed
  ///     // numbers: next(1)
  ///     // numbers: disposed
  ///
  /// A line is written before its event is delivered. The line "disposed" is written only if no terminal event has been
  /// delivered. `output` is called once for each line, on the thread of the event. Without a label, lines begin with this
  /// signal's ``description``, computed once by this call.
  ///
  /// - **Sends**: the values of the source, unchanged.
  /// - **Ends**: as the source does, after the line.
  /// - **Disposal**: disposes the source and writes a line.
  /// - **Thread**: the sender's.
  /// - **Memory**: the label.
  ///
  /// RAC: `logAll`, `logNext`, `logError`, `logCompleted`.
  ///
  /// - Parameters:
  ///   - label: The beginning of each line.
  ///   - output: The closure that writes a line. By default it prints the line.
  /// - Complexity: O(1) for each event, plus its description.
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

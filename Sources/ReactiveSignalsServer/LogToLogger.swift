#if Logging
public import Logging
public import ReactiveSignals

extension SignalProtocol {
  /// Returns a signal with the same events that logs each event, subscription and disposal.
  ///
  ///     searches.log("searches", to: logger, level: .info).subscribe(next: { _ in }, failed: { _ in })
  ///     // info searches: subscribed
  ///     // info searches: next  value=swift
  ///     // error searches: failed  error=timedOut
  ///
  /// The message is the label and the kind of event. A value is metadata with the key `value`, and a failure is the error of the message
  /// and metadata with the key `error`. So messages of one kind can be counted. A message is written before its event is delivered. The
  /// message "disposed" is written only if no terminal event has been delivered.
  ///
  /// - **Sends**: the values of the source, unchanged.
  /// - **Ends**: as the source does, after the message.
  /// - **Disposal**: disposes the source and logs a message.
  /// - **Thread**: the sender's.
  /// - **Memory**: the label and the metadata.
  ///
  /// - Parameters:
  ///   - label: The beginning of each message. By default it is the `description` of this signal.
  ///   - logger: The logger.
  ///   - level: The level of all messages except failures.
  ///   - failureLevel: The level of failures. A `CancellationError` has the level of the other messages.
  ///   - metadata: Metadata of each message.
  ///   - fileID: The file of the messages.
  ///   - function: The function of the messages.
  ///   - line: The line of the messages.
  /// - Returns: A signal of the same events.
  /// - Complexity: O(1) for each event, plus the description of a value that is logged. A level that the logger ignores costs a comparison.
  public func log(
    _ label: String? = nil,
    to logger: Logger,
    level: Logger.Level = .debug,
    failures failureLevel: Logger.Level = .error,
    metadata: Logger.Metadata = [:],
    fileID: String = #fileID,
    function: String = #function,
    line: UInt = #line
  ) -> some SignalProtocol<Value, Failure> {
    let label = label ?? description
    @Sendable func write(
      _ level: Logger.Level,
      _ event: String,
      _ details: @autoclosure () -> Logger.Metadata = [:],
      _ error: Failure? = nil
    ) {
      logger.log(
        level: level,
        "\(label): \(event)",
        error: error,
        metadata: metadata.merging(details()) { $1 },
        file: fileID,
        function: function,
        line: line
      )
    }
    return on(
      subscribed: { write(level, "subscribed") },
      next: { write(level, "next", ["value": "\($0)"]) },
      failed: { write($0 is CancellationError ? level : failureLevel, "failed", ["error": "\($0)"], $0) },
      completed: { write(level, "completed") },
      disposed: { write(level, "disposed") }
    )
  }
}
#else
public import ReactiveSignals

extension SignalProtocol {
  /// The package offers it with its trait `Logging`.
  @available(*, unavailable, message: "Add the trait Logging to the dependency on ReactiveSignals")
  public func log<Logger>(_ label: String? = nil, to logger: Logger) -> Signal<Value, Failure> {
    neverCalled()
  }
}
#endif

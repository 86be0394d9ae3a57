public import ReactiveSignals

extension SignalProtocol {
  /// Returns the signal's values as a stream that blocks the thread until they arrive.
  ///
  ///     for line in try server.lines.stream() { print(line) }
  ///
  /// - A signal that cannot fail is subscribed to once, when the first element is requested. A request for an element
  ///   blocks the thread until it has arrived or the signal has completed. Earlier values wait, without a limit. The
  ///   subscription ends when the rest of the stream is released.
  /// - A signal that can fail is subscribed to immediately, and this method blocks the thread until it has ended. A stream
  ///   cannot fail, so the values before a failure are not returned. To have a stream immediately, use `materialize()` or
  ///   handle the failure first.
  ///
  /// In asynchronous code, where this method is unavailable, use `values`. If the signal needs the blocked thread, the call
  /// never returns.
  ///
  /// RAC: `sequence`, which made a subscription at each read, and dropped the failure of a signal.
  ///
  /// - Returns: A stream of the values.
  /// - Throws: The signal's failure.
  @available(*, noasync, message: "use values instead")
  public func stream() throws(Failure) -> LazyStream<Value> {
    guard Failure.self == Never.self else { return LazyStream(try waitForAll()) }
    return LazyStream {
      // Each link makes the next one, so the values are taken serially.
      LazyStream.pair(of: UncheckedSendable(makeWaitingReader()))
    }
  }
}

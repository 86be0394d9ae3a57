extension SignalProtocol {
  /// The signal's values as a stream, which waits for them.
  ///
  ///     for line in try server.lines.stream() { print(line) }
  ///
  /// - A signal that cannot fail is subscribed to when the first element is asked for, once. Asking for an element
  ///   blocks the thread until it is there, or the signal has completed. What comes sooner than it is asked for waits,
  ///   without limit. The subscription ends when what is left of the stream is released.
  /// - A signal that can fail is subscribed to at once, and this waits until it has ended: a stream cannot fail, and half
  ///   of the values must not look like all. Use ``materialize()`` in front, or handle the failure, to have a stream
  ///   that does not wait for the end.
  ///
  /// The thread is blocked, so it is not available in asynchronous code: there use `values`. A signal that needs
  /// the very thread that waits never ends the wait.
  ///
  /// RAC: `sequence`, which subscribed each time it was read, and cut a signal short that failed.
  ///
  /// - Throws: the signal's failure.
  @available(*, noasync, message: "use values instead")
  public func stream() throws(Failure) -> LazyStream<Value> {
    guard Failure.self == Never.self else { return LazyStream(try waitForAll()) }
    return LazyStream {
      let values = Pull(self)
      return LazyStream.pair(of: UncheckedSendable { values.wait().value })
    }
  }
}

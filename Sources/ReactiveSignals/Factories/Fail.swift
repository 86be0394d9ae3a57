extension Signal {
  /// Returns a signal that fails immediately, without a value.
  ///
  /// ![Marble diagram of fail](fail)
  ///
  ///     Signal<Int, LoadError>.fail(.offline).subscribe(next: { print($0) }, failed: { print("failed:", $0) })
  ///     // failed: offline
  ///
  /// - **Sends**: nothing.
  /// - **Ends**: fails immediately with `error`. It never completes.
  /// - **Disposal**: has no effect: the subscription has ended.
  /// - **Thread**: the subscriber's, before `subscribe` returns.
  /// - **Memory**: `error` is kept by the signal.
  ///
  /// RAC: `error:`.
  ///
  /// - Parameter error: The failure.
  /// - Returns: A signal without values.
  /// - Complexity: O(1).
  @_alwaysEmitIntoClient
  public static func fail(_ error: Failure) -> Signal<Value, Failure> { Signal(.failed(error)) }
}

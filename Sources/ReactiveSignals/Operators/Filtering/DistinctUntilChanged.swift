extension SignalProtocol where Value: Equatable {
  /// Returns a signal without the values that equal the previous value.
  ///
  /// ![Marble diagram of distinctUntilChanged](distinctUntilChanged)
  ///
  ///     [1, 1, 2, 2, 1].signal().distinctUntilChanged().subscribe { print($0) }
  ///     // 1
  ///     // 2
  ///     // 1
  ///
  /// - **Sends**: the first value, and each later value that differs from the last one sent.
  /// - **Ends**: as the source does, immediately.
  /// - **Disposal**: disposes the source.
  /// - **Thread**: the sender's.
  /// - **Memory**: the last value sent.
  ///
  /// RAC: `distinctUntilChanged`.
  ///
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public consuming func distinctUntilChanged() -> some SignalProtocol<Value, Failure> {
    distinctUntilChanged(by: { $0 == $1 })
  }
}

extension SignalProtocol {
  /// Returns a signal without the values that `areEqual` finds equal to the last value sent.
  ///
  ///     [1.0, 1.2, 2.1, 2.3].signal()
  ///       .distinctUntilChanged(by: { abs($0 - $1) < 0.5 })
  ///       .subscribe { print($0) }
  ///     // 1.0
  ///     // 2.1
  ///
  /// Values are compared with that value, so a series of small steps is sent when their sum is large enough.
  ///
  /// - **Sends**: the first value, and each later value that differs from the last one sent.
  /// - **Ends**: as the source does, immediately.
  /// - **Disposal**: disposes the source.
  /// - **Thread**: the sender's.
  /// - **Memory**: the last value sent.
  ///
  /// - Parameter areEqual: The predicate, called with the last value sent and the new value, on the thread that sends.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public consuming func distinctUntilChanged(
    by areEqual: @escaping @Sendable (Value, Value) -> Bool
  ) -> some SignalProtocol<Value, Failure> {
    transformed("distinctUntilChanged", Value?.none) { last, value in
      if let last, areEqual(last, value) { return nil }
      last = value
      return value
    }
  }

  /// Returns a signal without the values whose key equals the key of the last value sent.
  ///
  /// ![Marble diagram of distinctUntilChanged(at:)](distinctUntilChangedAt)
  ///
  ///     ["red", "rose", "blue", "black", "gray"].signal()
  ///       .distinctUntilChanged(at: \.first)
  ///       .subscribe { print($0) }
  ///     // red
  ///     // blue
  ///     // gray
  ///
  /// - **Sends**: the first value, and each later value whose key differs from the key of the last value sent.
  /// - **Ends**: as the source does, immediately.
  /// - **Disposal**: disposes the source.
  /// - **Thread**: the sender's.
  /// - **Memory**: the last value sent.
  ///
  /// - Parameter key: The function that returns the key of a value, such as a key path. It is called with the last value
  ///   sent and with the new value, on the thread that sends.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public func distinctUntilChanged<Key: Equatable & Sendable>(
    at key: @escaping @Sendable (Value) -> Key
  ) -> some SignalProtocol<Value, Failure> {
    distinctUntilChanged(by: { key($0) == key($1) })
  }
}

extension SignalProtocol where Value: Hashable {
  /// Returns a signal that sends each distinct value once, when it first arrives.
  ///
  /// ![Marble diagram of distinct](distinct)
  ///
  ///     [1, 2, 1, 3, 2].signal().distinct().subscribe { print($0) }
  ///     // 1
  ///     // 2
  ///     // 3
  ///
  /// To drop only repetitions in a row, use ``distinctUntilChanged()``, which keeps one value.
  ///
  /// - **Sends**: each distinct value when it first arrives.
  /// - **Ends**: as the source does, immediately.
  /// - **Disposal**: disposes the source.
  /// - **Thread**: the sender's.
  /// - **Memory**: every value that has been sent, without a limit.
  ///
  /// - Complexity: O(1) for each value, on average.
  @_alwaysEmitIntoClient
  public consuming func distinct() -> some SignalProtocol<Value, Failure> {
    distinct(by: { $0 })
  }
}

extension SignalProtocol {
  /// Returns a signal that sends the first value of each distinct key.
  ///
  /// ![Marble diagram of distinct(by:)](distinctBy)
  ///
  ///     ["ann", "bob", "alice", "carl"].signal()
  ///       .distinct(by: \.first)
  ///       .subscribe { print($0) }
  ///     // ann
  ///     // bob
  ///     // carl
  ///
  /// To drop only repetitions in a row, use ``distinctUntilChanged(at:)``, which keeps one value.
  ///
  /// - **Sends**: the first value of each key.
  /// - **Ends**: as the source does, immediately.
  /// - **Disposal**: disposes the source.
  /// - **Thread**: the sender's.
  /// - **Memory**: every key, without a limit.
  ///
  /// - Parameter key: The function that returns the key of a value, called on the thread that sends the value.
  /// - Complexity: O(1) for each value, on average.
  @_alwaysEmitIntoClient
  public consuming func distinct<Key: Hashable & Sendable>(
    by key: @escaping @Sendable (Value) -> Key
  ) -> some SignalProtocol<Value, Failure> {
    transformed("distinct", Set<Key>()) { seen, value in seen.insert(key(value)).inserted ? value : nil }
  }
}

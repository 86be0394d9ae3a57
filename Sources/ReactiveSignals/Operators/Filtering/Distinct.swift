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
  @inlinable
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
  @inlinable
  public consuming func distinct<Key: Hashable & Sendable>(
    by key: @escaping @Sendable (Value) -> Key
  ) -> some SignalProtocol<Value, Failure> {
    Staged(self, Distinct(key))
  }
}

@usableFromInline
struct Distinct<Input: Sendable, Key: Hashable & Sendable, Failure: Error>: Stage {
  @usableFromInline let key: @Sendable (Input) -> Key
  @usableFromInline var seen: Set<Key> = []

  @inlinable
  init(_ key: @escaping @Sendable (Input) -> Key) { self.key = key }

  @inlinable
  mutating func receive<Down: Sink & ~Copyable>(_ value: Input, into down: inout Down)
  where Down.Value == Input, Down.Failure == Failure {
    if seen.insert(keyOf(value)).inserted { down.send(value) }
  }

  // Not mutating, see `HandlerSink.send`.
  @inlinable
  func keyOf(_ value: Input) -> Key { key(value) }
}

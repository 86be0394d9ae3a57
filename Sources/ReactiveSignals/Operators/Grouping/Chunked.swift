extension SignalProtocol {
  /// Returns a signal that collects consecutive values in arrays, and begins an array at each value that does not belong
  /// together with the one before it.
  ///
  /// ![Marble diagram of chunked(by:)](chunkedBy)
  ///
  ///     [1, 2, 4, 3, 5].signal().chunked(by: { $0 < $1 }).subscribe { print($0) }
  ///     // [1, 2, 4]
  ///     // [3, 5]
  ///
  /// To end an array with the value that satisfies a predicate, use ``buffer(throughMatching:)``.
  ///
  /// - **Sends**: an array when the first value of the next one arrives, and the last array at completion. There are no empty
  ///   arrays.
  /// - **Ends**: completes when the source completes, after the last array. Fails immediately when the source fails, and
  ///   drops the values of the last array.
  /// - **Disposal**: disposes the source and drops the values of the last array.
  /// - **Thread**: the sender's.
  /// - **Memory**: the values of one array, without a limit.
  ///
  /// - Parameter belongTogether: A predicate of two consecutive values, called for each value but the first on the thread that
  ///   sends it.
  /// - Returns: A signal of arrays.
  /// - Complexity: O(1) for each value, amortized.
  @_alwaysEmitIntoClient
  public func chunked(
    by belongTogether: @escaping @Sendable (_ previous: Value, _ value: Value) -> Bool
  ) -> some SignalProtocol<[Value], Failure> {
    rewritten("chunked", [Value]()) { gathered, value, send in
      if let last = gathered.last, !belongTogether(last, value) {
        let chunk = gathered
        gathered = [value]
        send(chunk)
      } else {
        gathered.append(value)
      }
      return true
    } last: { gathered, send in
      if !gathered.isEmpty { send(gathered) }
    }
  }

  /// Returns a signal that collects consecutive values with the same key in arrays, and sends each array with its key.
  ///
  /// ![Marble diagram of chunked(on:)](chunkedOn)
  ///
  ///     ["one", "two", "three", "four", "ten"].signal()
  ///       .chunked(on: { $0.count })
  ///       .subscribe { print($0.key, $0.values) }
  ///     // 3 ["one", "two"]
  ///     // 5 ["three"]
  ///     // 4 ["four"]
  ///     // 3 ["ten"]
  ///
  /// It behaves as ``chunked(by:)`` otherwise. For one signal of all values with a key, use ``group(by:buffering:)``.
  ///
  /// - Parameter key: A function that returns the key of a value, called for each value on the thread that sends it.
  /// - Returns: A signal of keys and arrays.
  @_alwaysEmitIntoClient
  public func chunked<Key: Equatable & Sendable>(
    on key: @escaping @Sendable (Value) -> Key
  ) -> some SignalProtocol<(key: Key, values: [Value]), Failure> {
    let chunks = map { (key($0), $0) }.chunked(by: { $0.0 == $1.0 })
    return Named(chunks.map { chunk in (key: chunk[0].0, values: chunk.map(\.1)) }) { "[\(self)] chunked" }
  }
}

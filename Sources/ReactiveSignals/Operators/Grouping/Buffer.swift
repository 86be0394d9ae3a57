extension SignalProtocol {
  /// Returns a signal that collects the values in arrays of `count` elements.
  ///
  /// ![Marble diagram of bufferCount](bufferCount)
  ///
  ///     (1...5).signal().buffer(count: 2).subscribe { print($0) }
  ///     // [1, 2]
  ///     // [3, 4]
  ///     // [5]
  ///
  /// - **Sends**: an array when it is full, and a shorter one with the remaining values at completion.
  /// - **Ends**: completes when the source completes, after the remaining values. Fails immediately when the source
  ///   fails, and drops them.
  /// - **Disposal**: disposes the source and drops the remaining values.
  /// - **Thread**: the sender's.
  /// - **Memory**: fewer than `count` values.
  ///
  /// - Parameter count: The number of values in an array. It is positive.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public consuming func buffer(count: Int) -> some SignalProtocol<[Value], Failure> {
    stopProgram(unless: count > 0, "Can't gather values in arrays of less than one. Pass 1 or more")
    return gathered("buffer") { $0.count == count }
  }

  /// Gathers values in arrays. A value after which an array is full is its last.
  @_alwaysEmitIntoClient
  consuming func gathered(
    _ name: StaticString,
    until isFull: @escaping @Sendable ([Value]) -> Bool
  ) -> some SignalProtocol<[Value], Failure> {
    rewritten(name, [Value]()) { gathered, value, send in
      gathered.append(value)
      if !isFull(gathered) { return true }
      send(gathered)
      // The memory is used again unless a subscriber has kept the array.
      gathered.removeAll(keepingCapacity: true)
      return true
    } last: { gathered, send in
      if !gathered.isEmpty { send(gathered) }
    }
  }
}

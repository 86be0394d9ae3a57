extension SignalProtocol {
  /// Returns a signal that collects the values in arrays of `count` elements, and begins an array at every `step`-th value.
  ///
  /// ![Marble diagram of buffer(count:step:)](bufferStep)
  ///
  ///     (1...5).signal().buffer(count: 3, step: 2).subscribe { print($0) }
  ///     // [1, 2, 3]
  ///     // [3, 4, 5]
  ///     // [5]
  ///
  /// With a `step` smaller than `count` the arrays overlap. With a larger one the values between two arrays are dropped. With
  /// an equal one it behaves as ``buffer(count:)``.
  ///
  /// - **Sends**: an array when it is full. At completion the arrays that have begun and are not full follow, the
  ///   oldest first.
  /// - **Ends**: completes when the source completes, after these arrays. Fails immediately when the source fails, and
  ///   drops them.
  /// - **Disposal**: disposes the source and drops the remaining values.
  /// - **Thread**: the sender's.
  /// - **Memory**: fewer than `count` values.
  ///
  /// - Parameters:
  ///   - count: The number of values in an array. It is positive.
  ///   - step: The number of values from the first of an array to the first of the next. It is positive.
  /// - Returns: A signal of arrays.
  /// - Complexity: O(`count`) for each array.
  @_alwaysEmitIntoClient
  public func buffer(count: Int, step: Int) -> some SignalProtocol<[Value], Failure> {
    stopProgram(unless: count > 0, "Can't gather values in arrays of less than one. Pass 1 or more")
    stopProgram(unless: step > 0, "The step must be greater than zero. Pass 1 or more")
    return rewritten("bufferStep", (gathered: [Value](), gap: 0)) { state, value, send in
      if state.gap > 0 {
        state.gap -= 1
        return true
      }
      state.gathered.append(value)
      if state.gathered.count < count { return true }
      send(state.gathered)
      state.gathered.removeFirst(Swift.min(step, count))
      state.gap = Swift.max(step - count, 0)
      return true
    } last: { state, send in
      for start in stride(from: 0, to: state.gathered.count, by: step) {
        send(Array(state.gathered[start...]))
      }
    }
  }
}

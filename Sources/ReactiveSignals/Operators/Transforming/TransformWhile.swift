extension SignalProtocol {
  /// Returns a signal of the values that `transform` passes to `emit` for each value, until it returns `false`.
  ///
  /// ![Marble diagram of transformWhile](transformWhile)
  ///
  ///     [20, 60, 100, 100].signal()
  ///       .transformWhile { (percentage, emit: (String) -> Void) in
  ///         emit("\(percentage)%")
  ///         if percentage == 100 { emit("done") }
  ///         return percentage < 100
  ///       }
  ///       .subscribe { print($0) }
  ///     // 20%
  ///     // 60%
  ///     // 100%
  ///     // done
  ///
  /// - **Sends**: the values that `transform` passes to `emit`, any number for each value, before `transform` returns.
  /// - **Ends**: completes when `transform` returns `false`, and disposes the source. Completes or fails as the source does if the source
  ///   ends earlier.
  /// - **Disposal**: disposes the source. After it `emit` does nothing.
  /// - **Thread**: the sender's. `transform` runs on it.
  /// - **Memory**: no value is kept.
  ///
  /// - Parameter transform: A function that calls `emit` with values and returns whether the next value is wanted.
  /// - Returns: A signal of the values that `transform` passes to `emit`.
  /// - Complexity: O(1) for each value that is sent, plus `transform`.
  @inlinable
  public func transformWhile<T: Sendable>(
    _ transform: @escaping @Sendable (_ value: Value, _ emit: (T) -> Void) -> Bool
  ) -> some SignalProtocol<T, Failure> {
    StagedPerSubscription(self) { TransformWhile(transform, $0) }
  }
}

@usableFromInline
struct TransformWhile<Input: Sendable, Output: Sendable, Failure: Error>: Stage {
  @usableFromInline let transform: @Sendable (Input, (Output) -> Void) -> Bool
  @usableFromInline let subscription: CompoundDisposable

  @inlinable
  init(_ transform: @escaping @Sendable (Input, (Output) -> Void) -> Bool, _ subscription: CompoundDisposable)
  {
    self.transform = transform
    self.subscription = subscription
  }

  @inlinable
  func receive<Down: Sink & ~Copyable>(_ value: Input, into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    let goesOn = transform(value) { if !subscription.isDisposed { down.send($0) } }
    if !goesOn, !subscription.isDisposed { down.complete() }
  }
}

extension SignalProtocol {
  /// Returns a signal of the values that `transform` emits for each value, until it returns `false`.
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
  /// `transform` runs for each value, on the thread that sends it, and may call `emit` any number of times before it returns.
  /// When it returns `false`, the result completes and the source is disposed. If the source ends earlier, the result ends in
  /// the same way. After disposal `emit` does nothing. It keeps no values.
  ///
  /// - Parameter transform: A function that emits values and returns whether the next value is wanted.
  /// - Returns: A signal of the values that `transform` emits.
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

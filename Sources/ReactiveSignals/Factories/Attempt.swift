extension Signal {
  /// Returns a signal that sends the result of `work` and completes, or fails with the error that `work` throws.
  ///
  /// ![Marble diagram of Signal.attempt](attemptOnce)
  ///
  ///     Signal.attempt { () throws(ParseError) in try parse("7") }.subscribe(next: { print($0) }, failed: { print($0) })
  ///     // 7
  ///     Signal.attempt { () throws(ParseError) in try parse("x") }.subscribe(next: { print($0) }, failed: { print($0) })
  ///     // ParseError(text: "x")
  ///
  /// Swift infers `any Error` for a throwing closure without an annotation, which is then the failure type of the signal.
  /// With a closure that does not throw, the signal cannot fail.
  ///
  /// - **Sends**: the result of `work`, which runs for each subscription.
  /// - **Ends**: completes after the result. Fails with the error that `work` throws.
  /// - **Disposal**: suppresses the completion, if it happens in the handler of the result.
  /// - **Thread**: the subscriber's, before `subscribe` returns.
  /// - **Memory**: no value is kept.
  ///
  /// RAC: `try:`, the class method.
  ///
  /// - Parameter work: A closure that may throw.
  /// - Returns: A signal of one result.
  /// - Complexity: O(1), plus `work`.
  @_alwaysEmitIntoClient
  public static func attempt(
    _ work: @escaping @Sendable () throws(Failure) -> Value
  ) -> Signal<Value, Failure> {
    Signal { call in
      call.answer("attempt") { sink, subscription in
        let result = Result(catching: work)
        guard !subscription.isDisposed else { return }
        switch result {
        case .success(let value): Signal(.just(value)).attach(sink, in: subscription)
        case .failure(let error): sink.fail(error)
        }
      }
    }
  }
}

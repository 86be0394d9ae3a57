extension Signal {
  /// A signal of what `work` returns or throws; `work` runs for each subscription.
  ///
  /// ![Marble diagram of Signal.attempt](attemptOnce)
  ///
  ///     // A Signal<Int, FileError>, which sends the size and completes, or fails.
  ///     let bytes = Signal.attempt { () throws(FileError) in try size(of: path) }
  ///
  /// Without an annotation Swift takes a closure that throws to throw `any Error`, and so does the signal; with
  /// a closure that does not throw it cannot fail. `work` runs on the subscriber's thread, before subscribing
  /// returns.
  ///
  /// RAC: `try:`, the class method.
  @inlinable
  public static func attempt(
    _ work: @escaping @Sendable () throws(Failure) -> Value
  ) -> Signal<Value, Failure> {
    Signal(
      .erased { sink, subscription in
        let result = Result(catching: work)
        guard !subscription.isDisposed else { return }
        switch result {
        case .success(let value): Signal(.just(value)).attach(sink, in: subscription)
        case .failure(let error): sink.fail(error)
        }
      }
    )
    .named("attempt")
    .erased
  }
}

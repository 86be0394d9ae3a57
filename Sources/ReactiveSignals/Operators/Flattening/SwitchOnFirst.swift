extension SignalProtocol {
  /// Returns a signal that continues with the signal that `transform` makes of the first value and of all values.
  ///
  /// ![Marble diagram of switchOnFirst](switchOnFirst)
  ///
  ///     ["Title", "one", "two"].signal()
  ///       .switchOnFirst { title, lines in lines.skip(1).map { "\(title): \($0)" } }
  ///       .subscribe { print($0) }
  ///     // Title: one
  ///     // Title: two
  ///
  /// `transform` runs once for each subscription. The signal that it receives sends all values, the first one included, and runs
  /// once, however often it is used. A use that is subscribed to later receives the last value first.
  ///
  /// - **Sends**: the values of the signal of `transform`.
  /// - **Ends**: completes or fails as the signal of `transform` does, which disposes the source. A source that completes or fails
  ///   without a value ends the result in the same way.
  /// - **Disposal**: disposes the source and the signal of `transform`.
  /// - **Thread**: the sender's. `transform` runs on the thread of the first value.
  /// - **Memory**: one value for each subscription.
  ///
  /// - Parameter transform: A function that returns a signal made of the first value and the shared signal of all values.
  /// - Returns: A signal of the events of the signal of `transform`.
  /// - Complexity: O(*n*) for each value, where *n* is the number of uses.
  @_alwaysEmitIntoClient
  public func switchOnFirst<Result: SignalProtocol>(
    _ transform: @escaping @Sendable (_ first: Value, _ values: Signal<Value, Failure>) -> Result
  ) -> Signal<Result.Value, Failure> where Result.Failure == Failure {
    let switched = publish(replay: 1) { values in
      values.switched { transform($0, values).erased }
    }
    return Named(switched) { "[\(self)] switchOnFirst" }.erased
  }

  /// Returns a signal that a function makes of the first value. The closure can return a factory.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func switchOnFirst<T: Sendable>(
    _ transform: @escaping @Sendable (_ first: Value, _ values: Signal<Value, Failure>) -> Signal<T, Failure>
  ) -> Signal<T, Failure> {
    let switched = publish(replay: 1) { values in values.switched { transform($0, values) } }
    return Named(switched) { "[\(self)] switchOnFirst" }.erased
  }
}

/// A signal that continues with the signal of its first value.
extension Signal {
  /// Returns the signal that `next` makes of the first value.
  @_alwaysEmitIntoClient
  func switched<T: Sendable>(
    to next: @escaping @Sendable (Value) -> Signal<T, Failure>
  ) -> Signal<T, Failure> {
    Signal<T, Failure> { call in
      call.answer(describe(self, by: "switchOnFirst")) { sink, subscription in
        let source = CompoundDisposable(childOf: subscription)
        let input = AnySink<Value, Failure>(
          next: { value in
            source.dispose()
            let signal = next(value)
            if !subscription.isDisposed { signal.attach(erased: sink, in: subscription) }
          },
          end: sink.last
        )
        startLast(erasing: input, in: source, of: subscription)
      }
    }
  }
}

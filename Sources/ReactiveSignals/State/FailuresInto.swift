extension SignalProtocol {
  /// Returns a signal that cannot fail: it writes a failure to a property, and completes.
  ///
  /// ![Marble diagram of failures(into:)](failuresInto)
  ///
  ///     let problem = MutableProperty<DigitError?>(nil)
  ///     problem.changes.subscribe { print("problem", $0.map { "\($0)" } ?? "none") }
  ///     digits(of: "1x").failures(into: problem).subscribe(next: { print($0) }, completed: { print("done") })
  ///     // problem none
  ///     // 1
  ///     // problem notADigit
  ///     // done
  ///
  /// A view shows the property, and the values go on to a binding, which needs a signal that cannot fail. A new subscription is a new attempt
  /// and writes `nil`, so the failure of the last one disappears. Several signals can share a property, which has the last failure then.
  ///
  /// - **Sends**: the values of the source, unchanged.
  /// - **Ends**: completes when the source completes or fails. It never fails. The property has the failure before that.
  /// - **Disposal**: disposes the source. The property keeps its value.
  /// - **Thread**: the sender's. The property is written on the thread that subscribes, and on that of the failure.
  /// - **Memory**: no value is kept. The result keeps the property alive.
  ///
  /// RxSwift: `trackError` of the examples.
  ///
  /// - Parameter failure: The property that has the failure, or `nil`.
  /// - Returns: A signal of the values.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public func failures(into failure: MutableProperty<Failure?>) -> Signal<Value, Never> {
    erased.failures(to: { failure.value = $0 })
  }
}

extension Signal {
  /// Returns a signal that writes `nil` when it is subscribed to, and writes a failure and completes.
  @usableFromInline
  func failures(to write: @escaping @Sendable (Failure?) -> Void) -> Signal<Value, Never> {
    Signal<Value, Never> { call in
      call.answer("[\(self)] failures") { sink, subscription in
        write(nil)
        let end: @Sendable (Failure?) -> Void = { failure in
          if let failure { write(failure) }
          sink.end(nil)
        }
        self.attach(AnySink(next: sink.next, end: end), in: subscription)
      }
    }
  }
}

extension SignalProtocol {
  /// Returns a signal that sends each value together with `object`, which it holds weakly, and completes when the object is
  /// gone.
  ///
  /// ![Marble diagram of with(weak:)](withWeak)
  ///
  ///     let label = Label()
  ///     ["a", "b"].signal().with(weak: label).subscribe { label, text in label.text += text }
  ///     print(label.text)
  ///     // ab
  ///
  /// The first value after the release of the object disposes this signal and completes the result, without being sent.
  /// To end at the release itself, use `take(during:)`. The object is retained while its pair is delivered, and by
  /// operators that keep the pair.
  ///
  /// To subscribe with handlers of the object and a value, use ``subscribe(with:next:failed:completed:)``.
  ///
  /// - **Sends**: a pair for each value that arrives while the object exists.
  /// - **Ends**: as the source does, or completes at the first value after the release of the object.
  /// - **Disposal**: disposes the source.
  /// - **Thread**: the sender's.
  /// - **Memory**: a weak reference to the object.
  ///
  /// - Parameter object: The object.
  /// - Returns: A signal of pairs of the object and a value.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public func with<Object: AnyObject & Sendable>(
    weak object: Object
  ) -> some SignalProtocol<(Object, Value), Failure> {
    rewritten("withWeak", ()) { [weak object] _, value, send in
      guard let object else { return false }
      send((object, value))
      return true
    }
  }
}

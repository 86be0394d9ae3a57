extension Signal {
  // Disfavored, as `just` is: a part of a chain whose failures nothing decides cannot fail, and widens as a whole.
  /// A signal that sends no event.
  ///
  /// ![Marble diagram of never](never)
  ///
  ///     Signal<Int, Never>.never.start(with: 1).subscribe(next: { print($0) }, completed: { print("done") })
  ///     // 1
  ///
  /// - **Sends**: nothing.
  /// - **Ends**: never.
  /// - **Disposal**: ends the subscription.
  /// - **Thread**: none: there are no events.
  /// - **Memory**: the handlers of the subscriber are released immediately, while the subscription lasts.
  ///
  /// RAC: `never`.
  ///
  /// - Complexity: O(1).
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public static var never: Signal<Value, Failure> {
    leaf { $0.answer("never") { _, _ in } }
  }
}

extension Signal where Failure == Never {
  /// A signal that sends no event, where nothing decides the failure type.
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient
  public static var never: Signal<Value, Never> {
    leaf { $0.answer("never") { _, _ in } }
  }
}

extension Signal {
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
  @inlinable
  public static var never: Signal<Value, Failure> {
    Signal(.chain { $0.answer { _, _ in } }).named("never").erased
  }
}

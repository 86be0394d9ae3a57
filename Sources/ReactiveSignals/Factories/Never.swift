extension Signal {
  /// A signal that sends no event.
  ///
  /// ![Marble diagram of never](never)
  ///
  /// It releases the handlers of the subscriber at once, while the subscription lasts.
  ///
  /// RAC: `never`.
  @inlinable
  public static var never: Signal<Value, Failure> {
    Signal(.chain { $0.answer { _, _ in } }).named("never").erased
  }
}

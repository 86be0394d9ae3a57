extension Signal {
  /// A signal that sends nothing, ever.
  ///
  /// ![Marble diagram of never](never)
  ///
  /// It lets go of the subscriber at once, so what the subscriber's handlers hold is released while the
  /// subscription lasts.
  ///
  /// RAC: `never`.
  @inlinable
  public static var never: Signal<Value, Failure> { Signal(.erased { _, _ in }).named("never").erased }
}

extension Signal {
  /// A signal made by hand: `body` runs for each subscription.
  @inlinable
  public static func create(
    _ body: @escaping @Sendable (Subscriber<Value, Failure>) -> Void
  ) -> Signal<Value, Failure> {
    Signal(.created(body))
  }
}

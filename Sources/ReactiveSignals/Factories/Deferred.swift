extension Signal {
  /// A signal that is made anew for each subscription, when it is subscribed to.
  ///
  ///     let now = Signal.deferred { Signal.just(Date()) }
  ///
  /// It is what `make` returns in every respect.
  ///
  /// RAC: `defer:`.
  @inlinable
  public static func deferred<S: SignalProtocol>(
    _ make: @escaping @Sendable () -> S
  ) -> Signal<Value, Failure> where S.Value == Value, S.Failure == Failure {
    Signal(.chain { sink, subscription in make().attachStepwise(sink, in: subscription) })
  }
}

package import ReactiveSignals

extension Signal {
  /// This signal, whose subscriber is held until the disposal, also when the source releases it without an end.
  package var held: Signal {
    .create { subscriber in
      subscriber.onDispose { withExtendedLifetime(subscriber) {} }
      subscribe(subscriber)
    }
  }
}

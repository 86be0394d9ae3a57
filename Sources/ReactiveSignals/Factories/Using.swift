extension Signal {
  /// A signal with a resource that lives as long as the subscription.
  ///
  /// ![Marble diagram of using](using)
  ///
  ///     Signal.using(resource: { TemporaryFile() }) { file in
  ///       download(into: file)
  ///     }
  ///
  /// For each subscription `make` makes a resource, and the signal is what `signal` returns for it. The resource
  /// is disposed once, when the subscription terminates or is disposed: after the cleanups of that signal, and
  /// before the subscriber is told of the end.
  @inlinable
  public static func using<Resource: Disposable, S: SignalProtocol>(
    resource make: @escaping @Sendable () -> Resource,
    _ signal: @escaping @Sendable (Resource) -> S
  ) -> Signal<Value, Failure> where S.Value == Value, S.Failure == Failure {
    Signal(
      .erased { sink, subscription in
        let resource = make()
        let inner = subscription.nested(before: resource.dispose)
        guard !inner.isDisposed else { return }
        signal(resource).attach(sink, in: inner)
      }
    )
    .named("using")
    .erased
  }
}

extension SignalProtocol {
  /// Returns a signal that fails with `transform(error)` when this signal fails with `error`.
  ///
  /// ![Marble diagram of mapFailure](mapFailure)
  ///
  ///     let page = download(url).mapFailure { PageError.network($0) }
  ///
  /// Values and completion are passed on. `transform` runs on the thread of the failure. To give a failure type to a signal
  /// that cannot fail, use ``promoteFailure(to:)``.
  ///
  /// - Parameter transform: A function that returns the new failure.
  /// - Returns: A signal with another failure type.
  @inlinable
  public func mapFailure<NewFailure: Error>(
    _ transform: @escaping @Sendable (Failure) -> NewFailure
  ) -> some SignalProtocol<Value, NewFailure> {
    Staged(self, MapFailure(transform))
  }
}

@usableFromInline
struct MapFailure<Input: Sendable, InputFailure: Error, Failure: Error>: Stage {
  @usableFromInline typealias Output = Input

  @usableFromInline let transform: @Sendable (InputFailure) -> Failure

  @inlinable
  init(_ transform: @escaping @Sendable (InputFailure) -> Failure) { self.transform = transform }

  @inlinable
  func receive<Down: Sink & ~Copyable>(_ value: Input, into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    down.send(value)
  }

  @inlinable
  func fail<Down: Sink & ~Copyable>(_ error: InputFailure, into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    down.fail(transform(error))
  }
}

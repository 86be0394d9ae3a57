extension SignalProtocol {
  /// Returns a signal that sends each value together with `object`, which it holds weakly, and completes when the object is
  /// gone.
  ///
  /// ![Marble diagram of with(weak:)](withWeak)
  ///
  ///     @MainActor final class Screen {
  ///       var title = ""
  ///
  ///       func show(_ titles: some SignalProtocol<String, Never>) {
  ///         titles.with(weak: self).observe { screen, title in screen.title = title }
  ///       }
  ///     }
  ///
  /// The first value after the release of the object disposes this signal and completes the result, without being sent.
  /// Completion and failure are delivered unchanged. To end at the release itself, use `take(during:)`. The object is retained
  /// while its pair is delivered, and by operators that keep the pair.
  ///
  /// To subscribe with handlers of the object and a value, use ``subscribe(with:next:failed:completed:)``.
  ///
  /// - Parameter object: The object.
  /// - Returns: A signal of pairs of the object and a value.
  @inlinable
  public func with<Object: AnyObject & Sendable>(
    weak object: Object
  ) -> some SignalProtocol<(Object, Value), Failure> {
    Staged(self, WithWeak(object))
  }
}

@usableFromInline
struct WithWeak<Object: AnyObject & Sendable, Input: Sendable, Failure: Error>: Stage {
  @usableFromInline typealias Output = (Object, Input)

  @usableFromInline weak var object: Object?

  @inlinable
  init(_ object: Object) { self.object = object }

  @inlinable
  func receive<Down: Sink & ~Copyable>(_ value: Input, into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    if let object { down.send((object, value)) } else { down.complete() }
  }
}

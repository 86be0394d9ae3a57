extension SignalProtocol {
  /// Gives this signal a name, which takes the place of how it has come about in its ``description``.
  ///
  /// ![Marble diagram of named](named)
  ///
  ///     let searches = text.debounce(for: .seconds(1), on: MainScheduler.shared).named("searches")
  ///     print(searches.map { $0.count })
  ///     // [searches] map
  ///
  /// It changes nothing else, and costs nothing when events are sent.
  ///
  /// RAC: `name`, `setNameWithFormat:`, which did nothing unless `RAC_DEBUG_SIGNAL_NAMES` was set in the environment.
  @inlinable
  public func named(_ name: String) -> some SignalProtocol<Value, Failure> {
    Named(self) { name }
  }
}

/// A signal with another description, made when it is asked for.
@frozen
@usableFromInline
struct Named<Upstream: SignalProtocol>: SignalProtocol {
  @usableFromInline typealias Value = Upstream.Value
  @usableFromInline typealias Failure = Upstream.Failure

  @usableFromInline let upstream: Upstream
  @usableFromInline let name: @Sendable () -> String

  @inlinable
  init(_ upstream: Upstream, _ name: @escaping @Sendable () -> String) {
    self.upstream = upstream
    self.name = name
  }

  @usableFromInline
  var description: String { name() }

  @inlinable
  @inline(__always)
  func attach<Down: Sink & ~Copyable>(_ sink: consuming Down, in subscription: CompoundDisposable)
  where Down.Value == Value, Down.Failure == Failure {
    upstream.attach(sink, in: subscription)
  }

  @inlinable
  @inline(__always)
  func attachStepwise<Down: Sink & ~Copyable>(
    _ sink: consuming Down,
    in subscription: CompoundDisposable
  ) -> AttachStep?
  where Down.Value == Value, Down.Failure == Failure {
    upstream.attachStepwise(sink, in: subscription)
  }
}

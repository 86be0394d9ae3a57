extension SignalProtocol {
  /// Returns this signal with a name as its ``description``.
  ///
  /// ![Marble diagram of named](named)
  ///
  ///     let searches = text.debounce(for: .seconds(1), on: MainScheduler.shared).named("searches")
  ///     print(searches.map { $0.count })
  ///     // [searches] map
  ///
  /// - **Sends**: the values of the source, unchanged.
  /// - **Ends**: as the source does, immediately.
  /// - **Disposal**: disposes the source.
  /// - **Thread**: the sender's.
  /// - **Memory**: the name.
  ///
  /// RAC: `name`, `setNameWithFormat:`, which did nothing unless `RAC_DEBUG_SIGNAL_NAMES` was set in the environment.
  ///
  /// - Parameter name: The description of the result.
  /// - Returns: A signal that sends the events of this one.
  /// - Complexity: O(1). Events cost nothing.
  @inlinable
  public func named(_ name: String) -> some SignalProtocol<Value, Failure> {
    Named(self) { quoted(name) }
  }
}

/// A signal with another description, which is made when it is read.
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
}

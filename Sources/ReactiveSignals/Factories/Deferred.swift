extension Signal {
  /// Returns a signal that calls `make` for each subscription, and behaves as the signal that `make` returns.
  ///
  /// ![Marble diagram of deferred](deferred)
  ///
  ///     let name = MutableProperty("Ada")
  ///     let greeting = Signal.deferred { Signal.just("Hello, \(name.value)") }
  ///     name.value = "Grace"
  ///     greeting.subscribe { print($0) }
  ///     // Hello, Grace
  ///
  /// - **Sends**: the values of the signal that `make` returns. `make` runs for each subscription.
  /// - **Ends**: as that signal does.
  /// - **Disposal**: disposes that signal.
  /// - **Thread**: the thread that the signal sends on. `make` runs on the thread of the subscriber, before `subscribe`
  ///   returns.
  /// - **Memory**: no value is kept.
  ///
  /// RAC: `defer:`.
  ///
  /// - Parameter make: A closure that returns a signal.
  /// - Returns: A signal of the values of that signal.
  /// - Complexity: O(1) for each value.
  @inlinable
  public static func deferred<S: SignalProtocol>(
    _ make: @escaping @Sendable () -> S
  ) -> Signal<Value, Failure> where S.Value == Value, S.Failure == Failure {
    Signal(Deferred(make))
  }
}

@usableFromInline
struct Deferred<S: SignalProtocol>: SignalProtocol {
  @usableFromInline typealias Value = S.Value
  @usableFromInline typealias Failure = S.Failure

  @usableFromInline let make: @Sendable () -> S

  @inlinable
  init(_ make: @escaping @Sendable () -> S) { self.make = make }

  @usableFromInline
  var description: String { "deferred" }

  @inlinable
  @inline(__always)
  func attach<Down: Sink & ~Copyable>(_ sink: consuming Down, in subscription: CompoundDisposable)
  where Down.Value == Value, Down.Failure == Failure {
    make().attach(sink, in: subscription)
  }
}

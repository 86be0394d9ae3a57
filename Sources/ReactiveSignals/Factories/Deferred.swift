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
  @_alwaysEmitIntoClient
  public static func deferred<S: SignalProtocol>(
    _ make: @escaping @Sendable () -> S
  ) -> Signal<Value, Failure> where S.Value == Value, S.Failure == Failure {
    Signal(DeferredSignal({ "deferred" }) { _ in make() })
  }

  /// Returns a signal that a closure makes for each subscription. A factory in the closure gets its type from the result.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public static func deferred(_ make: (@Sendable () -> Signal)?) -> Signal {
    let make = passed(make, to: "deferred")
    return Signal(DeferredSignal({ "deferred" }) { _ in make() })
  }
}

/// A signal that is made for each subscription.
@usableFromInline
struct DeferredSignal<S: SignalProtocol>: SignalProtocol {
  @usableFromInline typealias Value = S.Value
  @usableFromInline typealias Failure = S.Failure

  @usableFromInline let describe: @Sendable () -> String
  @usableFromInline let make: @Sendable (inout CompoundDisposable) -> S?

  /// Creates a signal of a description and a closure.
  ///
  /// - Parameters:
  ///   - describe: The closure that describes the signal.
  ///   - make: The closure that makes the signal. It may nest the subscription, and returns `nil` to start no signal.
  @_alwaysEmitIntoClient
  init(
    _ describe: @escaping @Sendable () -> String,
    _ make: @escaping @Sendable (_ subscription: inout CompoundDisposable) -> S?
  ) {
    self.describe = describe
    self.make = make
  }

  @usableFromInline
  var description: String { describe() }

  @_alwaysEmitIntoClient
  @inline(__always)
  func attach<Down: Sink & ~Copyable>(_ sink: consuming Down, in subscription: CompoundDisposable)
  where Down.Value == Value, Down.Failure == Failure {
    var subscription = subscription
    if let signal = make(&subscription) { signal.attach(sink, in: subscription) }
  }
}

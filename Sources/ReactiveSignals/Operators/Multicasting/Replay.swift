extension SignalProtocol {
  /// Starts this signal, once, and returns a signal that sends each subscriber its earlier and later values.
  ///
  /// ![Marble diagram of replay](replay)
  ///
  ///     let answer = request().replay()                  // the request is sent
  ///     answer.subscribe { print($0) }                   // the answer, when it comes or has come
  ///
  /// Late subscribers receive the values, and the terminal event if there is one, before the subscription returns. The
  /// source runs until it ends, also without subscribers. It is disposed when the returned signal and its subscribers are
  /// released.
  ///
  /// The signal keeps every value, without a limit unless `capacity` sets one. To dispose the source with its last
  /// subscriber, use ``share(replay:startingAt:whenUnobserved:afterTermination:)``.
  ///
  /// RAC: `replay`.
  ///
  /// - Parameter capacity: The number of values that a late subscriber receives.
  @inlinable
  public func replay(capacity: ReplayCapacity = .unlimited) -> some SignalProtocol<Value, Failure> {
    let shared = Shared(erased, .replay(capacity))
    shared.startNow()
    return shared
  }

  /// Starts this signal, once, and returns a signal that sends each subscriber the last value and later values.
  ///
  /// It behaves as ``replay(capacity:)`` otherwise.
  ///
  /// RAC: `replayLast`.
  @inlinable
  public func replayLast() -> some SignalProtocol<Value, Failure> {
    replay(capacity: .last(1))
  }

  /// Returns a signal that starts this signal once, at its first subscription, and sends each subscriber its earlier and
  /// later values.
  ///
  /// It behaves as ``replay(capacity:)`` otherwise.
  ///
  /// RAC: `replayLazily`.
  ///
  /// - Parameter capacity: The number of values that a late subscriber receives.
  @inlinable
  public func replayLazily(capacity: ReplayCapacity = .unlimited) -> some SignalProtocol<Value, Failure> {
    Shared(erased, .replay(capacity))
  }
}

extension SharePolicy {
  @usableFromInline
  static func replay(_ capacity: ReplayCapacity) -> SharePolicy {
    SharePolicy(capacity: capacity, threshold: 1, unobserved: .keep, termination: .replayTerminal)
  }
}

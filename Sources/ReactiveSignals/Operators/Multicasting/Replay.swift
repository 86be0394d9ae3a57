extension SignalProtocol {
  /// Runs this signal, now and only once, and sends all that it has sent and will send to whoever subscribes.
  ///
  /// ![Marble diagram of replay](replay)
  ///
  ///     let answer = request().replay()                  // the request is sent
  ///     answer.subscribe { print($0) }                   // the answer, when it comes or has come
  ///
  /// Late subscribers get the values, and the terminal event if it has come, before subscribing returns. The source
  /// runs until it ends: subscribers that leave do not end it. It is disposed when the returned signal and its
  /// subscribers are gone.
  ///
  /// It holds every value, without a limit, unless there is a `capacity`. For a source that should end with its last
  /// subscriber, use ``share(replay:startingAt:whenUnobserved:afterTermination:)``.
  ///
  /// RAC: `replay`.
  ///
  /// - Parameter capacity: How many of the last values late subscribers get.
  @inlinable
  public func replay(capacity: ReplayCapacity = .unlimited) -> some SignalProtocol<Value, Failure> {
    let shared = Shared(self, .replay(capacity))
    shared.state.startNow()
    return shared
  }

  /// Runs this signal, now and only once, and sends the last value that it has sent, and those that follow, to whoever
  /// subscribes. Otherwise as ``replay(capacity:)``.
  ///
  /// RAC: `replayLast`.
  @inlinable
  public func replayLast() -> some SignalProtocol<Value, Failure> {
    replay(capacity: .last(1))
  }

  /// Runs this signal once, when it is subscribed to for the first time. Otherwise as ``replay(capacity:)``.
  ///
  /// RAC: `replayLazily`.
  @inlinable
  public func replayLazily(capacity: ReplayCapacity = .unlimited) -> some SignalProtocol<Value, Failure> {
    Shared(self, .replay(capacity))
  }
}

extension SharePolicy {
  @usableFromInline
  static func replay(_ capacity: ReplayCapacity) -> SharePolicy {
    SharePolicy(capacity: capacity, threshold: 1, unobserved: .keep, termination: .replayTerminal)
  }
}

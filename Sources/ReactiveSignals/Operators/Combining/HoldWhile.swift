extension SignalProtocol {
  /// Returns a signal that holds back the values of this signal while the latest value of `condition` is `true`, and then sends them.
  ///
  /// ![Marble diagram of hold(while:)](holdWhile)
  ///
  ///     let isPaused = scheduler.cold("f-t-----f---|").map { $0 == "t" }
  ///     let recording = scheduler.record(scheduler.cold("ab--c-d---e|").hold(while: isPaused))
  ///     scheduler.run()
  ///     print(recording)
  ///     // ab------(cd)-e|
  ///
  /// Nothing is lost: the values that are held are sent in their order when the condition becomes `false`, or when it completes, since it
  /// cannot become `false` after that. ``running(while:)`` ends the subscription instead, and keeps nothing.
  ///
  /// A handler that makes the condition `true` while held values are sent receives the rest of these, and holds what follows.
  ///
  /// - **Sends**: the values of the source, at once or when they are no longer held.
  /// - **Ends**: completes when the source has completed and nothing is held. Fails immediately when the source fails, and drops what is held.
  /// - **Disposal**: disposes both signals and drops what is held.
  /// - **Thread**: the sender's. Held values are sent on the thread of the condition.
  /// - **Memory**: the held values, without a limit unless `policy` sets one. With ``BufferingPolicy/waiting(_:)`` the source waits.
  ///
  /// - Parameters:
  ///   - condition: A signal that decides whether values are held. They are not before its first value.
  ///   - policy: The policy for the values that are held.
  /// - Returns: A signal of all values.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public func hold<Condition: SignalProtocol>(
    while condition: Condition,
    buffering policy: BufferingPolicy<Failure> = .all
  ) -> Signal<Value, Failure> where Condition.Value == Bool, Condition.Failure == Never {
    erased.held(during: condition.erased, policy)
  }
}

extension Signal {
  // Not inlinable: it is large.
  @usableFromInline
  func held(during condition: Signal<Bool, Never>, _ policy: BufferingPolicy<Failure>) -> Signal {
    .join(condition.promoteFailure(to: Failure.self).erased, self, "hold", buffering: policy) {
      (pressure: $0.second, values: FIFO<Value>(), isHolding: false, isCompleted: false)
    } receive: { held, input, down in
      switch input {
      case .first(let isHolding): held.isHolding = isHolding ?? false
      case .second(let value?):
        if held.isHolding {
          let failure = policy.add(value, to: &held.values).failure
          held.pressure?.adjust(to: held.values.count)
          if let failure { down.end(failure) }
          return
        }
        return down.send(value)
      case .second(nil): held.isCompleted = true
      }
      while !held.isHolding, let value = held.values.popFirst() {
        held.pressure?.adjust(to: held.values.count)
        down.send(value)
        if down.isDisposed { return }
      }
      if held.isCompleted, held.values.isEmpty { down.complete() }
    }
  }
}

extension Signal {
  /// Returns a signal that sends the values of `then` while the latest value of `condition` is true, and those of `else`
  /// while it is false.
  ///
  /// ![Marble diagram of if](if)
  ///
  ///     let isOnline = BehaviorSubject<Bool, Never>(true)
  ///     Signal.if(isOnline, then: Signal.just("live"), else: Signal.just("cached")).subscribe { print($0) }
  ///     isOnline.send(false)
  ///     // live
  ///     // cached
  ///
  /// Each value of `condition`, even one that equals the value before, disposes the signal that runs and starts the signal for
  /// that value.
  ///
  /// - **Sends**: the values of the signal that the latest value of `condition` selects, and nothing before the first.
  /// - **Ends**: completes when `condition` and the signal that runs have completed. Fails with the first failure of
  ///   these two.
  /// - **Disposal**: disposes `condition` and the signal that runs.
  /// - **Thread**: the sender's.
  /// - **Memory**: the signal that runs.
  ///
  /// RAC: `+if:then:else:`.
  ///
  /// - Parameters:
  ///   - condition: The signal that decides.
  ///   - then: The signal for `true`.
  ///   - else: The signal for `false`.
  /// - Returns: A signal of the values of the signal that runs.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public static func `if`<Condition: SignalProtocol, Then: SignalProtocol, Else: SignalProtocol>(
    _ condition: Condition,
    then: Then,
    else: Else
  ) -> Signal<Value, Failure>
  where
    Condition.Value == Bool, Condition.Failure == Failure,
    Then.Value == Value, Then.Failure == Failure,
    Else.Value == Value, Else.Failure == Failure
  {
    condition.flatMap(.latest) { $0 ? then.erased : `else`.erased }
  }

  /// Returns a signal that follows one of two signals. The signals can be written as factories.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public static func `if`(_ condition: Signal<Bool, Failure>, then: Signal, else: Signal) -> Signal {
    condition.flatMap(.latest) { $0 ? then : `else` }
  }

  /// Returns a signal that follows one of two signals. The last can be written as a factory.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public static func `if`<Condition: SignalProtocol>(
    _ condition: Condition,
    then: Signal,
    else: Signal
  ) -> Signal where Condition.Value == Bool, Condition.Failure == Failure {
    condition.flatMap(.latest) { $0 ? then : `else` }
  }
}

extension Signal {
  /// Follows `then` while the latest value of `condition` is true, and `else` while it is false.
  ///
  /// ![Marble diagram of if](if)
  ///
  ///     Signal.if(isOnline, then: liveUpdates, else: cachedUpdates)
  ///
  /// Before the first value of `condition` nothing is sent. Each of its values, equal ones too, disposes the signal that
  /// runs and starts the one it stands for. It completes when `condition` and the signal that runs have completed,
  /// and fails with the first failure of one of these two.
  ///
  /// RAC: `+if:then:else:`.
  @inlinable
  public static func `if`<Condition: SignalProtocol, Then: SignalProtocol, Else: SignalProtocol>(
    _ condition: Condition,
    then: Then,
    else: Else
  ) -> some SignalProtocol<Value, Failure>
  where
    Condition.Value == Bool, Condition.Failure == Failure,
    Then.Value == Value, Then.Failure == Failure,
    Else.Value == Value, Else.Failure == Failure
  {
    condition.flatMap(.latest) { $0 ? Either.first(then) : .second(`else`) }
  }
}

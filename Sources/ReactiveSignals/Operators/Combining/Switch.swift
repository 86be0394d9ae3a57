extension Signal {
  /// Returns a signal that sends the values of the case for the latest value of `selector`, or of `default` when there is no
  /// case for it.
  ///
  /// ![Marble diagram of switch](switch)
  ///
  ///     let language = BehaviorSubject<String, Never>("de")
  ///     Signal.switch(on: language, cases: ["de": Signal.just("Guten Tag")], default: Signal.just("Hello"))
  ///       .subscribe { print($0) }
  ///     language.send("en")
  ///     // Guten Tag
  ///     // Hello
  ///
  /// Each value of `selector`, even one that equals the value before, disposes the signal that runs and starts the signal for
  /// that value.
  ///
  /// - **Sends**: the values of the signal that the latest value of `selector` selects, and nothing before the first.
  /// - **Ends**: completes when `selector` and the signal that runs have completed. Fails with the first failure of
  ///   these two.
  /// - **Disposal**: disposes `selector` and the signal that runs.
  /// - **Thread**: the sender's.
  /// - **Memory**: the signal that runs.
  ///
  /// RAC: `+switch:cases:default:`.
  ///
  /// - Parameters:
  ///   - selector: The signal that decides.
  ///   - cases: The signals, by values of `selector`.
  ///   - default: The signal for all other values.
  /// - Returns: A signal of the values of the signal that runs.
  /// - Complexity: O(1) for each value, on average.
  @_alwaysEmitIntoClient
  public static func `switch`<Selector: SignalProtocol, Case: SignalProtocol, Default: SignalProtocol>(
    on selector: Selector,
    cases: [Selector.Value: Case],
    default: Default
  ) -> Signal<Value, Failure>
  where
    Selector.Failure == Failure,
    Case.Value == Value, Case.Failure == Failure,
    Default.Value == Value, Default.Failure == Failure
  {
    selector.flatMap(.latest) { key in cases[key]?.erased ?? `default`.erased }
  }

  /// Returns a signal that sends the values of the case for the latest value of `selector`, and fails when there is no case
  /// for it.
  ///
  ///     let language = BehaviorSubject<String, Never>("de")
  ///     Signal.switch(on: language, cases: ["de": Signal.just("Guten Tag")])
  ///       .subscribe(next: { print($0) }, failed: { print($0) })
  ///     language.send("en")
  ///     // Guten Tag
  ///     // noMatchingCase
  ///
  /// A value without a case fails with ``SwitchError/noMatchingCase``. A failure of `selector`, or of the signal that runs,
  /// is wrapped in ``SwitchError/failed(_:)``. Otherwise the result behaves as ``switch(on:cases:default:)``.
  ///
  /// RAC: `+switch:cases:default:` with `nil` for the default.
  ///
  /// - Parameters:
  ///   - selector: The signal that decides.
  ///   - cases: The signals, by values of `selector`.
  /// - Returns: A signal of the values of the signal that runs.
  @_alwaysEmitIntoClient
  public static func `switch`<Selector: SignalProtocol, Case: SignalProtocol>(
    on selector: Selector,
    cases: [Selector.Value: Case]
  ) -> Signal<Value, SwitchError<Case.Failure>>
  where
    Selector.Failure == Case.Failure,
    Case.Value == Value,
    Failure == SwitchError<Case.Failure>
  {
    selector.mapFailure(SwitchError.failed).flatMap(.latest) { key in
      cases[key]?.mapFailure(SwitchError.failed).erased ?? Signal(.failed(.noMatchingCase))
    }
  }
}

/// The failure of ``Signal/switch(on:cases:)``.
public enum SwitchError<Failure: Error>: Error {
  /// The selector sent a value that has no case.
  case noMatchingCase
  /// The selector failed, or the signal of a case failed.
  case failed(Failure)
}

extension SwitchError: Equatable where Failure: Equatable {}
extension SwitchError: Hashable where Failure: Hashable {}

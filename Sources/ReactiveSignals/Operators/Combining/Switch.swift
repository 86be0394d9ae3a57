extension Signal {
  /// Follows the signal that `cases` has for the latest value of `selector`, and `default` for one it does not have.
  ///
  /// ![Marble diagram of switch](switch)
  ///
  ///     Signal.switch(
  ///       on: language,
  ///       cases: ["de": germanNews, "fr": frenchNews],
  ///       default: englishNews)
  ///
  /// Before the first value of `selector` nothing is sent. Each of its values, equal ones too, disposes the signal that
  /// runs and starts the one it stands for. It completes when `selector` and the signal that runs have completed,
  /// and fails with the first failure of one of these two.
  ///
  /// RAC: `+switch:cases:default:`.
  @inlinable
  public static func `switch`<Selector: SignalProtocol, Case: SignalProtocol, Default: SignalProtocol>(
    on selector: Selector,
    cases: [Selector.Value: Case],
    default: Default
  ) -> some SignalProtocol<Value, Failure>
  where
    Selector.Failure == Failure,
    Case.Value == Value, Case.Failure == Failure,
    Default.Value == Value, Default.Failure == Failure
  {
    selector.flatMap(.latest) { key in cases[key].map(Either.first) ?? .second(`default`) }
  }

  /// Follows the signal that `cases` has for the latest value of `selector`; one it does not have is a failure.
  ///
  /// A value without a case fails with ``SwitchError/noMatchingCase``. The failure of `selector` or of the signal that
  /// runs comes inside ``SwitchError/failed(_:)``. Otherwise as ``switch(on:cases:default:)``.
  ///
  /// RAC: `+switch:cases:default:` with `nil` for the default.
  @inlinable
  public static func `switch`<Selector: SignalProtocol, Case: SignalProtocol>(
    on selector: Selector,
    cases: [Selector.Value: Case]
  ) -> some SignalProtocol<Value, SwitchError<Case.Failure>>
  where
    Selector.Failure == Case.Failure,
    Case.Value == Value,
    Failure == SwitchError<Case.Failure>
  {
    selector.mapFailure(SwitchError.failed).flatMap(.latest) { key in
      cases[key].map { Either.first($0.mapFailure(SwitchError.failed)) }
        ?? .second(Signal(.failed(.noMatchingCase)))
    }
  }
}

/// Why a ``Signal/switch(on:cases:)`` failed.
@frozen
public enum SwitchError<Failure: Error>: Error {
  /// There was no case for a value of the selector.
  case noMatchingCase
  /// The selector failed, or the signal of a case.
  case failed(Failure)
}

extension SwitchError: Equatable where Failure: Equatable {}
extension SwitchError: Hashable where Failure: Hashable {}

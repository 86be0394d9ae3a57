extension SignalProtocol {
  /// Returns a signal that sends the only value of the source when the source completes, and fails if there is none or more
  /// than one.
  ///
  /// ![Marble diagram of single](single)
  ///
  ///     [1, 2].signal().single().subscribeEvents { print($0) }
  ///     // failed(severalValues)
  ///
  /// A second value fails immediately with ``SingleError/severalValues`` and disposes the source. A completion without a value
  /// fails with ``SingleError/noValue``. A failure of the source is wrapped in ``SingleError/failed(_:)``; `mapFailure`
  /// converts the three to a type of the program.
  ///
  /// To take the first value and ignore the others, use ``take(_:)`` with a count of 1.
  ///
  /// - **Sends**: at most one value, when the source completes.
  /// - **Ends**: completes after the value. Fails at the completion of an empty source, and at the second value, which
  ///   disposes the source. Fails when the source fails.
  /// - **Disposal**: disposes the source.
  /// - **Thread**: the sender's.
  /// - **Memory**: the value.
  ///
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public consuming func single() -> some SignalProtocol<Value, SingleError<Failure>> {
    let upstream = self
    let events = upstream.materialize()
      .transformed("single", Value?.none) { held, event -> Event<Value, SingleError<Failure>>? in
        switch event {
        case .next(let value):
          if held != nil { return .failed(.severalValues) }
          held = value
          return nil
        case .failed(let error): return .failed(.failed(error))
        case .completed: return held.map { .next($0) } ?? .failed(.noValue)
        }
      }
    return Named(events.dematerialize()) { "[\(upstream)] single" }
  }
}

/// The failure of ``SignalProtocol/single()``.
public enum SingleError<Failure: Error>: Error {
  /// The source completed without a value.
  case noValue
  /// The source sent a second value.
  case severalValues
  /// The source failed.
  case failed(Failure)
}

extension SingleError: Equatable where Failure: Equatable {}
extension SingleError: Hashable where Failure: Hashable {}

/// Calls a closure with an object and the latest values of several signals, each time one of them sends.
///
///     lift(on: label, name.signal, age.signal) { label, name, age in label.show(name, age) }
///
/// The first call happens when all `signals` have sent a value. Subscribing to the signals does not wait for a subscriber of the
/// result. The result sends what `body` returns. It replays the last return value, completes when all signals have completed or one
/// completes without a value, and fails when one fails.
///
/// The object is held weakly. The first value after its release disposes the signals and completes the result. To end at the
/// release itself, limit the signals with ``SignalProtocol/take(during:)``.
///
/// RAC: `rac_liftSelector:withSignals:`.
///
/// - Parameters:
///   - object: The object to pass to `body`.
///   - signals: The signals of the arguments.
///   - body: The closure to call, on the thread that sends.
/// - Returns: A signal of the return values, which may be ignored.
@discardableResult
public func lift<Object: AnyObject & Sendable, each Argument: Sendable, Result: Sendable, Failure: Error>(
  on object: Object,
  _ signals: repeat any SignalProtocol<each Argument, Failure>,
  calling body: @escaping @Sendable (Object, repeat each Argument) -> Result
) -> Signal<Result, Failure> {
  replayed(
    Combined(pack: repeat Signal<each Argument, Failure>(each signals), by: LatestValues.self)
      .map { [weak object] (arguments: (repeat each Argument)) -> Result? in
        object.map { body($0, repeat each arguments) }
      }
  )
}

/// Calls a closure with an object and the latest values of an array of signals, each time one of them sends.
///
///     lift(on: chart, columns.map { $0.signal }) { chart, columns in chart.show(columns) }
///
/// `body` receives the latest value of each signal, in the order of `signals`. For an empty array it is not called, and the
/// result completes. Everything else is as in `lift(on:_:calling:)` with single signals.
///
/// RAC: `rac_liftSelector:withSignalsFromArray:`.
///
/// - Parameters:
///   - object: The object to pass to `body`.
///   - signals: The signals of the arguments.
///   - body: The closure to call, on the thread that sends.
/// - Returns: A signal of the return values, which may be ignored.
@discardableResult
public func lift<Object: AnyObject & Sendable, S: SignalProtocol, Result: Sendable>(
  on object: Object,
  _ signals: [S],
  calling body: @escaping @Sendable (Object, [S.Value]) -> Result
) -> Signal<Result, S.Failure> {
  replayed(
    Signal.combineLatest(signals).map { [weak object] arguments -> Result? in
      object.map { body($0, arguments) }
    }
  )
}

/// Subscribes to `calls` at once, until one returns `nil` because the object has been released, and replays the last result.
private func replayed<Result: Sendable, Failure: Error>(
  _ calls: some SignalProtocol<Result?, Failure>
) -> Signal<Result, Failure> {
  let results = ReplaySubject<Result, Failure>(capacity: .last(1))
  calls.take(while: { $0 != nil }).compactMap { $0 }.subscribe(results)
  return results.erased
}

/// Calls a closure with an object and the latest values of several signals, each time one of them sends.
///
///     lift(on: label, name.signal, age.signal) { label, name, age in label.show(name, age) }
///     // Ada 36
///
/// The first call happens when all `signals` have sent a value. The signals are subscribed to by this call, without a subscriber of
/// the result. To end at the release of the object, limit the signals with ``SignalProtocol/take(during:)``.
///
/// - **Sends**: the results of `body`. A new subscriber first receives the last one.
/// - **Ends**: completes when all signals have completed, when one completes without a value, or at the first value after the release of the object. Fails
///   when a signal fails.
/// - **Disposal**: ends one subscription. The signals are not disposed.
/// - **Thread**: the sender's. `body` runs on it.
/// - **Memory**: one value of each signal, and the last result. The object is held weakly.
///
/// RAC: `rac_liftSelector:withSignals:`.
///
/// - Parameters:
///   - object: The object to pass to `body`.
///   - signals: The signals of the arguments.
///   - body: The closure to call, on the thread that sends.
/// - Returns: A signal of the return values, which may be ignored.
/// - Complexity: O(*n*) for each call, with *n* signals.
@discardableResult
public func lift<Object: AnyObject & Sendable, each Argument: Sendable, Result: Sendable, Failure: Error>(
  on object: Object,
  _ signals: repeat any SignalProtocol<each Argument, Failure>,
  calling body: @escaping @Sendable (Object, repeat each Argument) -> Result
) -> Signal<Result, Failure> {
  replayed(
    Signal<Result?, Failure>.rows(
      pack: repeat Signal<each Argument, Failure>(each signals),
      by: Rows.LatestValues.self
    ) { [weak object] (arguments: repeat each Argument) in
      object.map { body($0, repeat each arguments) }
    }
  )
}

/// Calls a closure with an object and the latest values of an array of signals, each time one of them sends.
///
///     lift(on: chart, columns.map { $0.signal }) { chart, columns in chart.show(columns) }
///     // [1, 2]
///
/// `body` receives the latest value of each signal, in the order of `signals`. For an empty array it is not called, and the
/// result completes. It behaves as `lift(on:_:calling:)` with single signals otherwise.
///
/// RAC: `rac_liftSelector:withSignalsFromArray:`.
///
/// - Parameters:
///   - object: The object to pass to `body`.
///   - signals: The signals of the arguments.
///   - body: The closure to call, on the thread that sends.
/// - Returns: A signal of the return values, which may be ignored.
/// - Complexity: O(*n*) for each call, with *n* signals.
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

/// Subscribes to `calls` immediately, until one returns `nil` because the object has been released, and replays the last result.
func replayed<Result: Sendable, Failure: Error>(
  _ calls: some SignalProtocol<Result?, Failure>
) -> Signal<Result, Failure> {
  let results = ReplaySubject<Result, Failure>(capacity: .last(1))
  calls.take(while: { $0 != nil }).compactMap { $0 }.subscribe(results)
  return results.erased
}

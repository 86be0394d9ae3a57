/// Calls a method, or does anything else with an object, each time one of its arguments changes.
///
///     lift(on: label, name.signal, age.signal) { label, name, age in label.show(name, age) }
///
/// `body` is called once all `signals` have sent a value, and then for each value, with the latest of each. That begins now,
/// whether anyone subscribes to the result or not. The result sends what `body` returns, the last of it at first; it
/// completes when all signals have, and fails when one does.
///
/// The object is not kept alive. When it has been released, lifting ends with the next value: the signals are disposed and the result
/// completes. Give it signals that end with the object, by ``SignalProtocol/take(during:)``, to end at that moment.
///
/// RAC: `rac_liftSelector:withSignals:`.
///
/// - Parameters:
///   - object: what to call.
///   - signals: the arguments.
///   - body: the call. It runs on the thread that sends.
/// - Returns: the results of the calls. It may be dropped.
@discardableResult
public func lift<Object: AnyObject & Sendable, each Argument: Sendable, Result: Sendable, Failure: Error>(
  on object: Object,
  _ signals: repeat any SignalProtocol<each Argument, Failure>,
  calling body: @escaping @Sendable (Object, repeat each Argument) -> Result
) -> Signal<Result, Failure> {
  replayed(
    CombinedPack(
      repeat each signals,
      by: { buffer, _ in CombineLatestRows<_, Failure>(buffer) }
    )
    .map { [weak object] (arguments: (repeat each Argument)) -> Result? in
      object.map { body($0, repeat each arguments) }
    }
  )
}

/// Calls a method, or does anything else with an object, each time one of any number of arguments of one type changes.
///
///     lift(on: chart, columns.map { $0.signal }) { chart, columns in chart.show(columns) }
///
/// `body` gets the latest value of each of `signals`, in their order. Without a signal it is not called, and the result
/// completes. Otherwise as `lift(on:_:calling:)` of single signals.
///
/// RAC: `rac_liftSelector:withSignalsFromArray:`.
///
/// - Parameters:
///   - object: what to call.
///   - signals: the arguments.
///   - body: the call. It runs on the thread that sends.
/// - Returns: the results of the calls. It may be dropped.
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

/// Runs the calls now, until one has no result because the object is gone, and keeps the last result.
private func replayed<Result: Sendable, Failure: Error>(
  _ calls: some SignalProtocol<Result?, Failure>
) -> Signal<Result, Failure> {
  let results = ReplaySubject<Result, Failure>(capacity: .last(1))
  calls.take(while: { $0 != nil }).compactMap { $0 }.subscribe(results)
  return results.erased
}

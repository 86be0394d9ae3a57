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
  let results = ReplaySubject<Result, Failure>(capacity: .last(1))
  JoinedPack(
    repeat each signals,
    by: { columns, _ in CombineLatestRows<_, Failure>(columns) }
  )
  .map { [weak object] (arguments: (repeat each Argument)) -> Result? in
    object.map { body($0, repeat each arguments) }
  }
  .take(while: { $0 != nil })
  .compactMap { $0 }
  .subscribe(results)
  return results.erased
}

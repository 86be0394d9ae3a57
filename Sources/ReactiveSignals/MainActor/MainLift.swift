/// Calls a closure of the main actor with an object and the latest values of several signals, each time one of them sends.
///
///     let (name, age) = (MainMutableProperty("Ada"), MainMutableProperty(36))
///     lift(on: label, name.signal, age.signal) { label, name, age in label.show(name, age) }
///     // Ada 36
///
/// It behaves as `lift(on:_:calling:)` with signals. The object and the values may be of any type.
///
/// RAC: `rac_liftSelector:withSignals:`.
///
/// - Parameters:
///   - object: The object to pass to `body`. It is held weakly.
///   - signals: The signals of the arguments.
///   - body: The closure to call.
/// - Returns: A signal of the return values, which may be ignored.
/// - Complexity: O(*n*) for each call, with *n* signals.
@_disfavoredOverload
@MainActor
@discardableResult
public func lift<Object: AnyObject, each Argument, Result, Failure: Error>(
  on object: Object,
  _ signals: repeat any MainSignalConvertible<each Argument, Failure>,
  calling body: @escaping (Object, repeat each Argument) -> Result
) -> MainSignal<Result, Failure> {
  let rows = Signal<(repeat OnMain<each Argument>), Failure>.rows(
    pack: repeat (each signals).mainSignal.base,
    by: Rows.LatestValues.self
  ) { (arguments: repeat OnMain<each Argument>) in
    (repeat each arguments)
  }
  return MainSignal(
    replayed(
      rows.map(
        unisolated { [weak object] (arguments: (repeat OnMain<each Argument>)) -> OnMain<Result>? in
          object.map { OnMain(body($0, repeat (each arguments).value)) }
        }
      )
    )
  )
}

/// Calls a closure of the main actor with an object and the latest values of an array of signals, each time one of them sends.
///
///     lift(on: chart, columns.map { $0.signal.onMain() }) { chart, columns in chart.show(columns) }
///     // [1, 2]
///
/// It behaves as `lift(on:_:calling:)` with an array of signals. The object and the values may be of any type.
///
/// RAC: `rac_liftSelector:withSignalsFromArray:`.
///
/// - Parameters:
///   - object: The object to pass to `body`. It is held weakly.
///   - signals: The signals of the arguments.
///   - body: The closure to call.
/// - Returns: A signal of the return values, which may be ignored.
/// - Complexity: O(*n*) for each call, with *n* signals.
@_disfavoredOverload
@MainActor
@discardableResult
public func lift<Object: AnyObject, Source: MainSignalConvertible, Result>(
  on object: Object,
  _ signals: [Source],
  calling body: @escaping (Object, [Source.Value]) -> Result
) -> MainSignal<Result, Source.Failure> {
  MainSignal(
    replayed(
      MainSignal<[Source.Value], Source.Failure>.combineLatest(signals).base.map(
        unisolated { [weak object] arguments -> OnMain<Result>? in
          object.map { OnMain(body($0, arguments.value)) }
        }
      )
    )
  )
}

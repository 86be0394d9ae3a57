// The factories of five or more signals, whose values may have different types. Variadic code is not specialized.

extension MainSignal {
  /// Returns a signal of the latest values of five or more signals, as `Signal.combineLatest` does.
  public static func combineLatest<A, B, C, D, E, each More>(
    _ a: any MainSignalConvertible<A, Failure>,
    _ b: any MainSignalConvertible<B, Failure>,
    _ c: any MainSignalConvertible<C, Failure>,
    _ d: any MainSignalConvertible<D, Failure>,
    _ e: any MainSignalConvertible<E, Failure>,
    _ more: repeat any MainSignalConvertible<each More, Failure>
  ) -> MainSignal where Value == (A, B, C, D, E, repeat each More) {
    .rows(
      a.mainSignal.base,
      b.mainSignal.base,
      c.mainSignal.base,
      d.mainSignal.base,
      e.mainSignal.base,
      repeat (each more).mainSignal.base,
      by: Rows.LatestValues.self,
      .all
    ) { (a: A, b: B, c: C, d: D, e: E, more: repeat each More) in
      (a, b, c, d, e, repeat each more)
    }
  }

  /// Returns a signal of results for the latest values of five or more signals.
  public static func combineLatest<A, B, C, D, E, each More>(
    _ a: any MainSignalConvertible<A, Failure>,
    _ b: any MainSignalConvertible<B, Failure>,
    _ c: any MainSignalConvertible<C, Failure>,
    _ d: any MainSignalConvertible<D, Failure>,
    _ e: any MainSignalConvertible<E, Failure>,
    _ more: repeat any MainSignalConvertible<each More, Failure>,
    transform: @escaping (A, B, C, D, E, repeat each More) -> Value
  ) -> MainSignal {
    .rows(
      a.mainSignal.base,
      b.mainSignal.base,
      c.mainSignal.base,
      d.mainSignal.base,
      e.mainSignal.base,
      repeat (each more).mainSignal.base,
      by: Rows.LatestValues.self,
      .all,
      transform: transform
    )
  }

  /// Returns a signal of the values of five or more signals by number, as `Signal.zip` does.
  public static func zip<A, B, C, D, E, each More>(
    _ a: any MainSignalConvertible<A, Failure>,
    _ b: any MainSignalConvertible<B, Failure>,
    _ c: any MainSignalConvertible<C, Failure>,
    _ d: any MainSignalConvertible<D, Failure>,
    _ e: any MainSignalConvertible<E, Failure>,
    _ more: repeat any MainSignalConvertible<each More, Failure>,
    buffering policy: BufferingPolicy<Failure> = .all
  ) -> MainSignal where Value == (A, B, C, D, E, repeat each More) {
    .rows(
      a.mainSignal.base,
      b.mainSignal.base,
      c.mainSignal.base,
      d.mainSignal.base,
      e.mainSignal.base,
      repeat (each more).mainSignal.base,
      by: Rows.ValuesInOrder.self,
      policy
    ) { (a: A, b: B, c: C, d: D, e: E, more: repeat each More) in
      (a, b, c, d, e, repeat each more)
    }
  }

  /// Returns a signal of results for the values of five or more signals by number.
  public static func zip<A, B, C, D, E, each More>(
    _ a: any MainSignalConvertible<A, Failure>,
    _ b: any MainSignalConvertible<B, Failure>,
    _ c: any MainSignalConvertible<C, Failure>,
    _ d: any MainSignalConvertible<D, Failure>,
    _ e: any MainSignalConvertible<E, Failure>,
    _ more: repeat any MainSignalConvertible<each More, Failure>,
    buffering policy: BufferingPolicy<Failure> = .all,
    transform: @escaping (A, B, C, D, E, repeat each More) -> Value
  ) -> MainSignal {
    .rows(
      a.mainSignal.base,
      b.mainSignal.base,
      c.mainSignal.base,
      d.mainSignal.base,
      e.mainSignal.base,
      repeat (each more).mainSignal.base,
      by: Rows.ValuesInOrder.self,
      policy,
      transform: transform
    )
  }

  /// Returns a signal of what a function makes of rows of five or more signals.
  private static func rows<A, B, C, D, E, each More, Rule: Rows.Rule>(
    _ a: Signal<OnMain<A>, Failure>,
    _ b: Signal<OnMain<B>, Failure>,
    _ c: Signal<OnMain<C>, Failure>,
    _ d: Signal<OnMain<D>, Failure>,
    _ e: Signal<OnMain<E>, Failure>,
    _ more: repeat Signal<OnMain<each More>, Failure>,
    by rule: Rule.Type,
    _ policy: BufferingPolicy<Failure>,
    transform: @escaping (A, B, C, D, E, repeat each More) -> Value
  ) -> MainSignal {
    typealias Row = (OnMain<A>, OnMain<B>, OnMain<C>, OnMain<D>, OnMain<E>, more: (repeat OnMain<each More>))
    let rows = Signal<Row, Failure>.rows(pack: a, b, c, d, e, repeat each more, by: rule, policy) {
      (a: OnMain<A>, b: OnMain<B>, c: OnMain<C>, d: OnMain<D>, e: OnMain<E>, more: repeat OnMain<each More>)
      in
      (a, b, c, d, e, (repeat each more))
    }
    return MainSignal(
      rows.map(
        unisolated { (row: Row) in
          OnMain(
            transform(
              row.0.value,
              row.1.value,
              row.2.value,
              row.3.value,
              row.4.value,
              repeat (each row.more).value
            )
          )
        }
      )
    )
  }
}

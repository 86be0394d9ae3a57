// The code of the factories of five or more signals, whose values may have different types. Variadic code is not specialized.

extension MainSignal {
  /// Returns a signal of what a function makes of rows of five or more signals.
  static func rows<A, B, C, D, E, each More, Rule: Rows.Rule>(
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

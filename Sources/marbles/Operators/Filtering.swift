import ReactiveSignals

extension OperatorTable {
  static let filtering = Family(
    name: "Filtering",
    operators: [
      .each("filter", PredicateParameter(), "the values that match the predicate", call: "filter #1") {
        $0.filter($1)
      },
      .each("ignore", TextParameter(), "all values except one") { $0.ignore($1) },
      .each("ignoreValues", "only the terminal event") { $0.ignoreValues() },
      .each("take", CountParameter(), "the first n values") { $0.take($1) },
      .each(
        "takeWhile",
        PredicateParameter(),
        "the values before the first that does not match",
        call: "take(while: #1)"
      ) {
        $0.take(while: $1)
      },
      .each(
        "takeUntilMatching",
        PredicateParameter(),
        "the values before the first that matches",
        call: "take(untilMatching: #1)"
      ) {
        $0.take(untilMatching: $1)
      },
      .each("takeLast", CountParameter(), "the last n values, at completion") { $0.takeLast($1) },
      .each("skip", CountParameter(), "all values except the first n") { $0.skip($1) },
      .each(
        "skipWhile",
        PredicateParameter(),
        "the values from the first that does not match",
        call: "skip(while: #1)"
      ) {
        $0.skip(while: $1)
      },
      .each(
        "skipUntilMatching",
        PredicateParameter(),
        "the values from the first that matches",
        call: "skip(untilMatching: #1)"
      ) {
        $0.skip(untilMatching: $1)
      },
      .each("elementAt", CountParameter(), "the value number n, counted from 0", call: "element(at: #1)") {
        $0.element(at: $1)
      },
      .each("distinct", "each value once") { $0.distinct() },
      .each("distinctUntilChanged", "no value twice in a row") { $0.distinctUntilChanged() },
      .each("single", "the only value, at completion; fails for none or several") { signal in
        signal.single().catch { _ in MarbleSignal.fail(DiagramFailure()) }
      },
    ]
  )
}

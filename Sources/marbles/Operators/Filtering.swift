import ReactiveSignals

extension OperatorTable {
  static let filtering = Family(
    name: "Filtering",
    operators: [
      .each("filter", Predicate(), "the values that the predicate is true of", call: "filter #1") {
        $0.filter($1)
      },
      .each("ignore", Text(), "all values but one") { $0.ignore($1) },
      .each("ignoreValues", "no values, only the end") { $0.ignoreValues() },
      .each("take", Count(), "the first n values") { $0.take($1) },
      .each(
        "takeWhile",
        Predicate(),
        "the values before the predicate is first false",
        call: "take(while: #1)"
      ) {
        $0.take(while: $1)
      },
      .each(
        "takeUntilMatching",
        Predicate(),
        "the values before the predicate is first true",
        call: "take(untilMatching: #1)"
      ) {
        $0.take(untilMatching: $1)
      },
      .each("takeLast", Count(), "the last n values, at completion") { $0.takeLast($1) },
      .each("skip", Count(), "all but the first n values") { $0.skip($1) },
      .each(
        "skipWhile",
        Predicate(),
        "the values from where the predicate is first false",
        call: "skip(while: #1)"
      ) {
        $0.skip(while: $1)
      },
      .each(
        "skipUntilMatching",
        Predicate(),
        "the values from where the predicate is first true",
        call: "skip(untilMatching: #1)"
      ) {
        $0.skip(untilMatching: $1)
      },
      .each("elementAt", Count(), "the value number n, counted from 0", call: "element(at: #1)") {
        $0.element(at: $1)
      },
      .each("distinct", "no value twice") { $0.distinct() },
      .each("distinctUntilChanged", "no value twice in succession") { $0.distinctUntilChanged() },
      .each("single", "the only value, at completion; fails if there is none or another") { signal in
        signal.single().catch { _ in MarbleSignal.fail(Broken()) }
      },
    ]
  )
}

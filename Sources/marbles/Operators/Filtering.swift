import ReactiveSignals

extension OperatorTable {
  static let filtering = Family(
    name: "Filtering",
    operators: [
      .each("filter", Predicate(), "lets through the values that the predicate is true of") { $0.filter($1) },
      .each("ignore", Text(), "leaves out one value") { $0.ignore($1) },
      .each("ignoreValues", "leaves out all values") { $0.ignoreValues() },
      .each("take", Count(), "the first n values, then completes") { $0.take($1) },
      .each("takeWhile", Predicate(), "values as long as the predicate is true, then completes") {
        $0.take(while: $1)
      },
      .each("takeUntilMatching", Predicate(), "values until the predicate is true of one, which is left out")
      {
        $0.take(untilMatching: $1)
      },
      .each("takeLast", Count(), "the last n values, at completion") { $0.takeLast($1) },
      .each("skip", Count(), "leaves out the first n values") { $0.skip($1) },
      .each("skipWhile", Predicate(), "leaves out values as long as the predicate is true") {
        $0.skip(while: $1)
      },
      .each("skipUntilMatching", Predicate(), "leaves out values until the predicate is true of one") {
        $0.skip(untilMatching: $1)
      },
      .each("elementAt", Count(), "the value number n, counted from 0") { $0.element(at: $1) },
      .each("distinct", "leaves out values that have come before") { $0.distinct() },
      .each("distinctUntilChanged", "leaves out values equal to the one before") {
        $0.distinctUntilChanged()
      },
    ]
  )
}

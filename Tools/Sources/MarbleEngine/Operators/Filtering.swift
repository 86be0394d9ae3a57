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
      .each(
        "takeThroughMatching",
        PredicateParameter(),
        "the values through the first that matches",
        call: "take(throughMatching: #1)"
      ) {
        $0.take(throughMatching: $1)
      },
      .each("firstWhere", PredicateParameter(), "the first value that matches", call: "first #1") {
        $0.first(where: $1)
      },
      .each("lastWhere", PredicateParameter(), "the last value that matches, at completion", call: "last #1")
      {
        $0.last(where: $1)
      },
      .each(
        "elementsIn",
        CountParameter(),
        CountParameter(),
        "the values number n to n, counted from 0",
        call: "elements(in: #1...#2)"
      ) {
        $0.elements(in: $1...max($1, $2))
      },
      .each("takeLast", CountParameter(), "the last n values, at completion") { $0.takeLast($1) },
      .each("skipLast", CountParameter(), "all values except the last n") { $0.skipLast($1) },
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
      .each(
        "distinctBy",
        FunctionParameter(),
        "the first value for each result of the function",
        call: "distinct(by: #1)"
      ) {
        $0.distinct(by: $1)
      },
      .each("distinctUntilChanged", "no value twice in a row") { $0.distinctUntilChanged() },
      .each(
        "distinctUntilChangedAt",
        FunctionParameter(),
        "no value twice in a row for which the function has the same result",
        call: "distinctUntilChanged(at: #1)"
      ) {
        $0.distinctUntilChanged(at: $1)
      },
      .split(
        "partition",
        PredicateParameter(),
        "a line of the values that match the predicate, and one of the others",
        call: "partition #1"
      ) { signal, predicate in
        let parts = signal.partition(by: predicate)
        return [parts.matching.erased, parts.rest.erased]
      },
      .each("single", "the only value, at completion; fails for none or several") { signal in
        signal.single().catch { _ in MarbleSignal.fail(DiagramFailure()) }
      },
    ]
  )
}

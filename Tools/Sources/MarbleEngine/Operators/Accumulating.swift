import ReactiveSignals

extension OperatorTable {
  static let accumulating = Family(
    name: "Accumulating: one value, at completion or as soon as it is known",
    operators: [
      .each(
        "reduce",
        TextParameter(),
        "all values appended to the given text",
        call: "reduce(#1) { $0 + $1 }"
      ) {
        $0.reduce($1) { $0 + $1 }
      },
      .each("collect", "all values, as a list") { $0.collect().map { "[\($0.joined(separator: " "))]" } },
      .each("count", "the number of values") { $0.count().map(String.init) },
      .each("min", "the smallest value") { $0.min() },
      .each("max", "the largest value") { $0.max() },
      .each("contains", PredicateParameter(), "whether a value matches the predicate", call: "contains #1") {
        $0.contains(where: $1).map(String.init)
      },
      .each("containsValue", TextParameter(), "whether there is the given value", call: "contains(#1)") {
        $0.contains($1).map(String.init)
      },
      .each(
        "allSatisfy",
        PredicateParameter(),
        "whether all values match the predicate",
        call: "allSatisfy #1"
      ) {
        $0.allSatisfy($1).map(String.init)
      },
      .each("isEmpty", "whether there are no values") { $0.isEmpty().map(String.init) },
      .each("ifEmpty", TextParameter(), "the values, or the given one if there are none") { $0.ifEmpty($1) },
      .each(
        "ifEmptySwitchTo",
        DiagramParameter(),
        "the values, or the diagram if there are none",
        call: "ifEmpty(switchTo: other)",
        .later
      ) {
        $0.ifEmpty(switchTo: $1)
      },
      .each(
        "ifEmptyFailingWith",
        "the values, or a failure if there are none",
        call: "ifEmpty(failingWith: error)"
      ) {
        $0.ifEmpty(failingWith: DiagramFailure())
      },
      .each(
        "collectCount",
        CountParameter(least: 1),
        "n values at a time, as a list",
        call: "collect(count: #1)"
      ) {
        $0.collect(count: $1).map { "[\($0.joined(separator: " "))]" }
      },
    ]
  )
}

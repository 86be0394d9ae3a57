import ReactiveSignals

extension OperatorTable {
  static let accumulating = Family(
    name: "Accumulating: one value, at completion or as soon as it is certain",
    operators: [
      .each(
        "reduce",
        Text(),
        "all values joined to a text that begins with the value",
        call: "reduce(#1) { $0 + $1 }"
      ) {
        $0.reduce($1) { $0 + $1 }
      },
      .each("collect", "all values") { $0.collect().map { "[\($0.joined(separator: " "))]" } },
      .each("count", "how many values") { $0.count().map(String.init) },
      .each("min", "the least value") { $0.min() },
      .each("max", "the greatest value") { $0.max() },
      .each("contains", Predicate(), "whether the predicate is true of a value", call: "contains #1") {
        $0.contains(where: $1).map(String.init)
      },
      .each("allSatisfy", Predicate(), "whether the predicate is true of all values", call: "allSatisfy #1") {
        $0.allSatisfy($1).map(String.init)
      },
      .each("isEmpty", "whether there are no values") { $0.isEmpty().map(String.init) },
      .each("ifEmpty", Text(), "the values, or this one if there are none") { $0.ifEmpty($1) },
      .each(
        "ifEmptySwitchTo",
        Diagram(),
        "the values, or the diagram if there are none",
        call: "ifEmpty(switchTo: other)",
        .later
      ) {
        $0.ifEmpty(switchTo: $1)
      },
      .each("collectCount", Count(least: 1), "n values at a time, as a list", call: "collect(count: #1)") {
        $0.collect(count: $1).map { "[\($0.joined(separator: " "))]" }
      },
    ]
  )
}

import ReactiveSignals

extension OperatorTable {
  static let flattening = Family(
    name: "Flattening: each value starts the diagram, and prefixes its values",
    operators: [
      .each(
        "flatMap",
        StrategyParameter(),
        DiagramParameter(),
        "merge: all at once; concat, ordered: in order; latest, first: one",
        call: "flatMap(#1) { x in inner.map { x + $0 } }"
      ) { signal, strategy, inner in
        signal.flatMap(strategy) { name in inner.map { name + $0 } }
      },
      .each(
        "expand",
        DiagramParameter(),
        "merge, also for values of the diagram, up to three letters",
        call: "expand { x in x.count < 3 ? inner.map { x + $0 }.erased : .empty }"
      ) { signal, inner in
        signal.expand { name in name.count < 3 ? inner.map { name + $0 }.erased : .empty }
      },
      .each(
        "flatScan",
        StrategyParameter(),
        DiagramParameter(),
        "as flatMap, but the last result precedes the values",
        call: "flatScan(\"\", #1) { last, x in inner.map { last + x + $0 } }"
      ) { signal, strategy, inner in
        signal.flatScan("", strategy) { last, name in inner.map { last + name + $0 }.erased }
      },
      .each(
        "switchToLatest",
        DiagramParameter(),
        "a new diagram replaces the last one",
        call: "map { x in inner.map { x + $0 } }.switchToLatest()"
      ) { signal, inner in
        signal.map { name in inner.map { name + $0 } }.switchToLatest()
      },
      .each(
        "joined",
        DiagramParameter(),
        "each value twice, and the diagram between two of these pairs",
        call: "map { [$0, $0].signal() }.joined(separator: separator)",
        .later
      ) { signal, separator in
        signal.map { Signal<String, DiagramFailure>.from([$0, $0]) }.joined(separator: separator)
      },
      .each(
        "switchOnFirst",
        "all values, prefixed with the first",
        call: "switchOnFirst { first, values in values.map { first + $0 } }"
      ) {
        $0.switchOnFirst { first, values in values.map { first + $0 } }
      },
      .each(
        "bind",
        DiagramParameter(),
        "the diagram for each value, without a prefix; y is the last value",
        call: "bind { { x, stop in stop = x == \"y\"; return inner } }"
      ) { signal, inner in
        signal.bind {
          { name, stop in
            stop = name == "y"
            return inner
          }
        }
      },
    ]
  )
}

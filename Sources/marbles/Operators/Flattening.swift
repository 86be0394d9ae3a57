import ReactiveSignals

extension OperatorTable {
  static let flattening = Family(
    name: "Flattening: each value starts the diagram, whose values get its name before theirs",
    operators: [
      .each(
        "flatMap",
        Strategy(),
        Diagram(),
        "merge: all at once; concat: in turn; latest, first: one",
        call: "flatMap(#1) { x in inner.map { x + $0 } }"
      ) { signal, strategy, inner in
        signal.flatMap(strategy) { name in inner.map { name + $0 } }
      },
      .each(
        "expand",
        Diagram(),
        "merge; for values of the diagram, too, until names have three letters",
        call: "expand { x in x.count < 3 ? inner.map { x + $0 }.erased : .empty }"
      ) { signal, inner in
        signal.expand { name in name.count < 3 ? inner.map { name + $0 }.erased : .empty }
      },
      .each(
        "switchToLatest",
        Diagram(),
        "a new one replaces the one before",
        call: "map { x in inner.map { x + $0 } }.switchToLatest()"
      ) { signal, inner in
        signal.map { name in inner.map { name + $0 } }.switchToLatest()
      },
      .each(
        "bind",
        Diagram(),
        "the diagram for each value, without names; y is the last value",
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

import ReactiveSignals

extension OperatorTable {
  static let flattening = Family(
    name: "Flattening: each value starts the diagram, whose values get its name before theirs",
    operators: [
      .each("flatMap", Strategy(), Diagram(), "merge: all at once; concat: in turn; latest, first: one") {
        flow,
        strategy,
        inner in
        flow.flatMap(strategy) { name in inner.map { name + $0 } }
      },
      .each("switchToLatest", Diagram(), "a new one replaces the one before") { flow, inner in
        flow.map { name in inner.map { name + $0 } }.switchToLatest()
      },
    ]
  )
}

import ReactiveSignals

extension OperatorTable {
  static let accumulating = Family(
    name: "Accumulating",
    operators: []
  )
}

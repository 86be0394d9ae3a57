import ReactiveSignals

extension OperatorTable {
  static let timing = Family(
    name: "Timing",
    operators: []
  )
}

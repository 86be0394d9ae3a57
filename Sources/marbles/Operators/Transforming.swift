import ReactiveSignals

extension OperatorTable {
  static let transforming = Family(
    name: "Transforming",
    operators: [
      .each("map", Function(), "sends what the function makes of each value") { $0.map($1) }
    ]
  )
}

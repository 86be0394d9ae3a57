import ReactiveSignals

extension Tour {
  static let transaction = Program(
    title: "A transaction changes several properties at the same time",
    source: """
      let width = MutableProperty(2)
      let height = MutableProperty(3)
      let area = width.combineLatest(height).map { $0 * $1 }
      area.signal.subscribe { print("area", $0) }
      transaction { width.value = 20; height.value = 30 }
      """,
    essence: [
      "let area = width.combineLatest(height).map { $0 * $1 }",
      "transaction { width.value = 20; height.value = 30 }",
    ]
  ) { print in
    let width = MutableProperty(2)
    let height = MutableProperty(3)
    let area = width.combineLatest(height).map { $0 * $1 }
    area.signal.subscribe { print("area", $0) }
    ReactiveSignals.transaction {
      width.value = 20
      height.value = 30
    }
  }
}

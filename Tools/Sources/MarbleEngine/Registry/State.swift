extension Registry {
  /// Parts of the library that are no operators. Their chains are measured.
  static let state = Family("State") {
    Row("erased", "a signal of one type")
      .chain("numbers.map { $0 + 1 }.erased", named: "erased")

    Row("property", "a value that changes")
      .chain("property.signal", named: "property")
      .chain("property.map { $0 + 1 }.signal", named: "property.map")
      .chain("property.combineLatest(property).signal", named: "property.combineLatest")

    Row("command", "an action that reports its failures")
      .chain(
        "{ let command = Command { (n: Int) in requests.map { $0 + n } }; command.execute(1).subscribe(next: { use($0) }, failed: { _ in }) }",
        named: "Command"
      )

    Row("bindTo", "each value, written to a property")
      .chain("{ numbers.bind(to: property) }")
  }
}

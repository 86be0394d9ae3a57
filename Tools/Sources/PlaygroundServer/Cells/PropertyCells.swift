import ReactiveSignals

/// The cells as properties. A change publishes each property once.
struct PropertyCells {
  let log = EmissionLog()
  private var inputs: [String: MutableProperty<Double>] = [:]
  private var all: [String: Property<Double>] = [:]

  init(_ sheet: Sheet) {
    for (name, value) in sheet.inputs.sorted(by: { $0.key < $1.key }) {
      let input = MutableProperty(value)
      inputs[name] = input
      add(name, input.property)
    }
    for (name, formula) in sheet.derived { add(name, property(of: formula)) }
  }

  private mutating func add(_ name: String, _ property: Property<Double>) {
    all[name] = property
    property.signal.subscribe { [log] in log.add(name, $0) }
  }

  /// Each operation is a derived property, as in a program that writes the formula out.
  private func property(of formula: Formula) -> Property<Double> {
    switch formula {
    case .number(let number): Property(number)
    case .cell(let name): all[name] ?? Property(.nan)
    case .operation(let a, let operation, let b):
      property(of: a).combineLatest(property(of: b)).map { operation($0, $1) }
    }
  }

  var values: [String: Double] { all.mapValues(\.value) }

  func write(_ writes: [SheetState.Write]) {
    transaction { for write in writes { inputs[write.cell]?.value = write.value } }
  }
}

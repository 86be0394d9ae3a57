import ReactiveSignals

/// The same cells as signals of subjects, combined with `combineLatest`. No graph orders their values.
struct SignalCells {
  let log = EmissionLog()
  private var inputs: [String: BehaviorSubject<Double, Never>] = [:]
  private var all: [String: Signal<Double, Never>] = [:]

  init(_ sheet: Sheet) {
    for (name, value) in sheet.inputs.sorted(by: { $0.key < $1.key }) {
      let input = BehaviorSubject<Double, Never>(value)
      inputs[name] = input
      add(name, input.erased)
    }
    for (name, formula) in sheet.derived { add(name, signal(of: formula)) }
  }

  private mutating func add(_ name: String, _ signal: Signal<Double, Never>) {
    all[name] = signal
    signal.subscribe { [log] in log.add(name, $0) }
  }

  private func signal(of formula: Formula) -> Signal<Double, Never> {
    switch formula {
    case .number(let number): BehaviorSubject<Double, Never>(number).erased
    case .cell(let name): all[name] ?? .never
    case .operation(let a, let operation, let b):
      signal(of: a).combineLatest(signal(of: b)).map { operation($0, $1) }.erased
    }
  }

  func write(_ writes: [SheetState.Write]) {
    for write in writes { inputs[write.cell]?.send(write.value) }
  }
}

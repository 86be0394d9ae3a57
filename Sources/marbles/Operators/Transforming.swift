import ReactiveSignals

extension OperatorTable {
  static let transforming = Family(
    name: "Transforming",
    operators: [
      .each("map", Function(), "what the function makes of each value") { $0.map($1) },
      .each("mapReplace", Text(), "one value in place of each") { $0.mapReplace($1) },
      .each("scan", Text(), "all values so far, joined to a text that begins with the value") {
        $0.scan($1) { $0 + $1 }
      },
      .each("pairwise", "each value with the one before") { $0.pairwise().map { $0 + $1 } },
      .each("combinePrevious", Text(), "each value with the one before, which the value is at first") {
        $0.combinePrevious($1) { $0 + $1 }
      },
      .each("enumerated", "each value with its number") {
        $0.enumerated().map { "\($0.offset)\($0.element)" }
      },
      .each("buffer", Count(least: 1), "n values at a time, the rest at completion") {
        $0.buffer(count: $1).map { $0.joined() }
      },
      .each("window", Count(least: 1), "n values at a time, each at once, with the number of its window") {
        numbered($0.window(count: $1))
      },
      .each("startWith", Text(), "the value first") { $0.start(with: $1) },
      .each("materialize", "events as values") { flow in
        flow.materialize().map(name).promoteFailure(to: Broken.self)
      },
    ]
  )

  /// The values of each window, with its number.
  static func numbered(
    _ windows: some SignalProtocol<Window<String, Broken>, Broken>
  ) -> some SignalProtocol<String, Broken> {
    windows.enumerated().flatMap { number, window in window.map { "\(number)\($0)" } }
  }

  private static func name(_ event: Event<String, Broken>) -> String {
    switch event {
    case .next(let value): value
    case .failed: "failed"
    case .completed: "completed"
    }
  }
}

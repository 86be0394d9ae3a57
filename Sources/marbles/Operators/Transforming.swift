import ReactiveSignals

extension OperatorTable {
  static let transforming = Family(
    name: "Transforming",
    operators: [
      .each("map", Function(), "what the function makes of each value", call: "map #1") { $0.map($1) },
      .each("mapReplace", Text(), "one value in place of each") { $0.mapReplace($1) },
      .each(
        "scan",
        Text(),
        "all values so far, joined to a text that begins with the value",
        call: "scan(#1) { $0 + $1 }"
      ) {
        $0.scan($1) { $0 + $1 }
      },
      .each("pairwise", "each value with the one before") { $0.pairwise().map { $0 + $1 } },
      .each(
        "combinePrevious",
        Text(),
        "each value with the one before, which the value is at first",
        call: "combinePrevious(#1) { ($0, $1) }"
      ) {
        $0.combinePrevious($1) { $0 + $1 }
      },
      .each("enumerated", "each value with its number") {
        $0.enumerated().map { "\($0.offset)\($0.element)" }
      },
      .each(
        "buffer",
        Count(least: 1),
        "n values at a time, the rest at completion",
        call: "buffer(count: #1)"
      ) {
        $0.buffer(count: $1).map { $0.joined() }
      },
      .windows(
        "window",
        Count(least: 1),
        "n values at a time, each at once, with the number of its window",
        call: "window(count: #1)"
      ) {
        $0.window(count: $1)
      },
      .each("startWith", Text(), "the value first", call: "start(with: #1)") { $0.start(with: $1) },
      .each("materialize", "events as values") { signal in
        signal.materialize().map(name).promoteFailure(to: Broken.self)
      },
      .each("dematerialize", "values as events: the ones called failed and completed are the end") {
        $0.map(event).catch { _ in Signal<Event<String, Broken>, Never>.empty }.dematerialize()
      },
      .each("compactMap", "the values that are numbers", call: "compactMap { Int($0) }") {
        $0.compactMap { Int($0) }.map(String.init)
      },
      .each("not", "true for false, and false for true") { $0.isTrue.not().map(String.init) },
    ]
  )

  private static func event(_ name: String) -> Event<String, Broken> {
    switch name {
    case "failed": .failed(Broken())
    case "completed": .completed
    default: .next(name)
    }
  }

  private static func name(_ event: Event<String, Broken>) -> String {
    switch event {
    case .next(let value): value
    case .failed: "failed"
    case .completed: "completed"
    }
  }
}

import ReactiveSignals

extension OperatorTable {
  static let transforming = Family(
    name: "Transforming",
    operators: [
      .each("map", FunctionParameter(), "the result of the function for each value", call: "map #1") {
        $0.map($1)
      },
      .each("mapReplace", TextParameter(), "one value in place of each") { $0.mapReplace($1) },
      .each(
        "scan",
        TextParameter(),
        "all values so far, appended to the given text",
        call: "scan(#1) { $0 + $1 }"
      ) {
        $0.scan($1) { $0 + $1 }
      },
      .each("pairwise", "each value with the one before") { $0.pairwise().map { $0 + $1 } },
      .each(
        "combinePrevious",
        TextParameter(),
        "each value with the one before; the given one before the first",
        call: "combinePrevious(#1) { ($0, $1) }"
      ) {
        $0.combinePrevious($1) { $0 + $1 }
      },
      .each("enumerated", "each value with its number") {
        $0.enumerated().map { "\($0.offset)\($0.element)" }
      },
      .each(
        "buffer",
        CountParameter(least: 1),
        "n values at a time, and the rest at completion",
        call: "buffer(count: #1)"
      ) {
        $0.buffer(count: $1).map { $0.joined() }
      },
      .each(
        "bufferStep",
        CountParameter(least: 1),
        CountParameter(least: 1),
        "n values at a time, beginning at every n-th value",
        call: "buffer(count: #1, step: #2)"
      ) {
        $0.buffer(count: $1, step: $2).map { $0.joined() }
      },
      .each(
        "bufferThroughMatching",
        PredicateParameter(),
        "the values through each that matches",
        call: "buffer(throughMatching: #1)"
      ) {
        $0.buffer(throughMatching: $1).map { $0.joined() }
      },
      .windows(
        "window",
        CountParameter(least: 1),
        "windows of n values, each value with the number of its window",
        call: "window(count: #1)"
      ) {
        $0.window(count: $1)
      },
      .windows(
        "windowThroughMatching",
        PredicateParameter(),
        "windows of the values through each that matches",
        call: "window(throughMatching: #1)"
      ) {
        $0.window(throughMatching: $1)
      },
      .each("startWith", TextParameter(), "the given value first", call: "start(with: #1)") {
        $0.start(with: $1)
      },
      .each("append", TextParameter(), "the given value last") { $0.append($1) },
      .each(
        "withWeak",
        TicksParameter(),
        "each value with an object that is released after n ticks",
        call: "with(weak: x)"
      ) { signal, time in
        let object = Label(text: "x")
        time.clock.schedule(after: time.duration) { withExtendedLifetime(object) {} }
        return signal.with(weak: object).map { $0.text + $1 }
      },
      .each("materialize", "events as values") { signal in
        signal.materialize().map(name).promoteFailure(to: DiagramFailure.self)
      },
      .each("dematerialize", "values as events, where failed and completed are terminal") {
        $0.map(event).catch { _ in Signal<Event<String, DiagramFailure>, Never>.empty }.dematerialize()
      },
      .each(
        "elements",
        "the values of the events that materialize makes",
        call: "materialize().elements()"
      ) {
        $0.materialize().elements().promoteFailure(to: DiagramFailure.self)
      },
      .each(
        "failures",
        "the failures of the events that materialize makes",
        call: "materialize().failures()"
      ) {
        $0.materialize().failures().map { _ in "failed" }.promoteFailure(to: DiagramFailure.self)
      },
      .each("skipNil", "the values that are numbers", call: "map { Int($0) }.skipNil()") {
        $0.map { Int($0) }.skipNil().map(String.init)
      },
      .each("compactMap", "the values that are numbers", call: "compactMap { Int($0) }") {
        $0.compactMap { Int($0) }.map(String.init)
      },
      .each(
        "windowStep",
        CountParameter(least: 1),
        CountParameter(least: 1),
        "windows of n values, beginning at every n-th value, each value with the number of its window",
        call: "window(count: #1, step: #2)"
      ) {
        $0.window(count: $1, step: $2).enumerated().flatMap { number, window in
          window.map { "\(number)\($0)" }
        }
      },
      .each(
        "chunkedBy",
        "consecutive values that rise, together",
        call: "chunked(by: { $0 < $1 })"
      ) {
        $0.chunked(by: { $0 < $1 }).map { $0.joined() }
      },
      .each(
        "chunkedOn",
        PredicateParameter(),
        "consecutive values that match, or do not, together",
        call: "chunked(on: #1)"
      ) {
        $0.chunked(on: $1).map { $0.values.joined() }
      },
      .each(
        "interspersed",
        TextParameter(),
        "the given value between each two values",
        call: "interspersed(with: #1)"
      ) {
        $0.interspersed(with: $1)
      },
      .each(
        "scanMap",
        "each value with the number of letters so far",
        call: "scanMap(into: 0) { $0 += 1; return ($1, $0) }"
      ) {
        $0.scanMap(into: 0) { count, text in
          count += text.count
          return "\(text)\(count)"
        }
      },
      .each(
        "transformWhile",
        "each value, and its upper case, through the first digit",
        call: "transformWhile { $1($0); $1($0.uppercased()); return Int($0) == nil }"
      ) {
        $0.transformWhile { text, emit in
          emit(text)
          emit(text.uppercased())
          return Int(text) == nil
        }
      },
      .each("differences", "the letters inserted into each text, and removed from it") {
        $0.differences().map { changes in
          changes.map { change in
            switch change {
            case .insert(_, let letter, _): "+\(letter)"
            case .remove(_, let letter, _): "-\(letter)"
            }
          }.joined()
        }
      },
      .each("not", "true for false, and false for true") { $0.isTrue.not().map(String.init) },
    ]
  )

  private static func event(_ name: String) -> Event<String, DiagramFailure> {
    switch name {
    case "failed": .failed(DiagramFailure())
    case "completed": .completed
    default: .next(name)
    }
  }

  private static func name(_ event: Event<String, DiagramFailure>) -> String {
    switch event {
    case .next(let value): value
    case .failed: "failed"
    case .completed: "completed"
    }
  }
}

private final class Label: Sendable {
  let text: String

  init(text: String) { self.text = text }
}

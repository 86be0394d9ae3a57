import ReactiveSignals

extension OperatorTable {
  static let combining = Family(
    name: "Combining",
    operators: [
      .all("merge", "the values of all lines as they arrive", call: "merge(other)") { Signal.merge($0) },
      .all("concat", "one line after the other", call: "concat(next)", .later) { Signal.concat($0) },
      .all(
        "concatIgnoringFailures",
        "one line after the other, even when one fails",
        call: "Signal.concat(ignoringFailuresOf: [a, next])",
        .later
      ) {
        Signal<String, Never>.concat(ignoringFailuresOf: $0).promoteFailure(to: DiagramFailure.self)
      },
      .all("race", "the line that sends or ends first", call: "race(other)") { Signal.race($0) },
      .all("raceForValue", "the line that sends a value first", call: "raceForValue(other)") {
        Signal.raceForValue($0)
      },
      .pair(
        "mergeSorted",
        "the values of two sorted lines in their order",
        call: "mergeSorted(other, by: <)"
      ) {
        $0.mergeSorted($1, by: <)
      },
      .pair("combineLatest", "the latest values of both, whenever one arrives") { a, b in
        a.combineLatest(b).map { $0 + $1 }
      },
      .pair("zip", "the first values of both, then the second values, …") { a, b in a.zip(b).map { $0 + $1 }
      },
      .lines(
        "combineLatest3",
        ["a", "b", "c"],
        "the latest values of all three, whenever one arrives",
        call: "Signal.combineLatest(a, b, c)"
      ) {
        Signal.combineLatest($0[0], $0[1], $0[2]).map { $0 + $1 + $2 }
      },
      .lines(
        "zip3",
        ["a", "b", "c"],
        "the first values of all three, then the second values, …",
        call: "Signal.zip(a, b, c)"
      ) {
        Signal.zip($0[0], $0[1], $0[2]).map { $0 + $1 + $2 }
      },
      .pair("zipLast", "the last values of both, when both have completed") { a, b in
        a.zipLast(b).map { $0 + $1 }
      },
      .pair(
        "withLatest",
        "each value of the first with the latest of the second",
        call: "withLatest(from: other)"
      ) {
        $0.withLatest(from: $1).map { $0 + $1 }
      },
      .pair(
        "sample",
        "the latest value of the first whenever the second sends",
        call: "sample(on: sampler)",
        labels: ["", "sampler"]
      ) {
        $0.sample(on: $1)
      },
      .pair(
        "bufferOn",
        "the values of the first whenever the second sends, and the rest",
        call: "buffer(on: boundary)",
        labels: ["", "boundary"]
      ) {
        $0.buffer(on: $1).map { $0.joined() }
      },
      .pair(
        "windowOn",
        "windows that end whenever the second sends, with their numbers",
        call: "window(on: boundary)",
        labels: ["", "boundary"]
      ) {
        $0.window(on: $1).enumerated().flatMap { number, window in window.map { "\(number)\($0)" } }
      },
      .each(
        "bufferUntil",
        TicksParameter(),
        "the values until some ticks pass without one, together",
        call: "buffer(until: { $0.debounce(for: #1, on: clock) })"
      ) { signal, time in
        signal.buffer(until: { $0.debounce(for: time.duration, on: time.clock) }).map { $0.joined() }
      },
      .windows(
        "windowUntil",
        TicksParameter(),
        "windows that end when some ticks pass without a value, with their numbers",
        call: "window(until: { $0.debounce(for: #1, on: clock) })"
      ) { signal, time in
        signal.window(until: { $0.debounce(for: time.duration, on: time.clock) })
      },
      .lines(
        "bufferOpeningClosing",
        ["", "opening", "closing"],
        "the values between each value of the second and the first of the third after it",
        call: "buffer(opening: opening, closing: { _ in closing })",
        .later
      ) { lines in
        lines[0].buffer(opening: lines[1], closing: { _ in lines[2] }).map { $0.joined() }
      },
      .lines(
        "windowOpeningClosing",
        ["", "opening", "closing"],
        "windows that begin with the second line and end with the third, with their numbers",
        call: "window(opening: opening, closing: { _ in closing })",
        .later
      ) { lines in
        lines[0].window(opening: lines[1], closing: { _ in lines[2] }).enumerated()
          .flatMap { number, window in window.map { "\(number)\($0)" } }
      },
      .pair(
        "takeUntil",
        "the first line until the second sends or completes",
        call: "take(until: trigger)",
        labels: ["", "trigger"]
      ) {
        $0.take(until: $1.unfailing)
      },
      .pair(
        "skipUntil",
        "the values of the first line after the second sends",
        call: "skip(until: trigger)",
        labels: ["", "trigger"]
      ) {
        $0.skip(until: $1.unfailing)
      },
      .pair(
        "runningWhile",
        "the first line, subscribed to while the latest value of the second is true",
        call: "running(while: condition)",
        labels: ["", "condition"]
      ) {
        $0.running(while: $1.unfailing.map { $0 == "true" || $0 == "t" })
      },
      .pair(
        "holdWhile",
        "the first line, held back while the latest value of the second is true",
        call: "hold(while: isPaused)",
        labels: ["", "isPaused"]
      ) {
        $0.hold(while: $1.unfailing.map { $0 == "true" || $0 == "t" })
      },
      .pair(
        "takeUntilReplacement",
        "the first line until the second sends or ends, then the second",
        call: "take(untilReplacement: other)"
      ) {
        $0.take(untilReplacement: $1)
      },
      .pair(
        "then",
        "the second line when the first completes",
        call: "then { next }",
        labels: ["", "next"],
        .later
      ) {
        first,
        next in first.then { next }
      },
      .pair("sequenceEqual", "whether both send the same values") { $0.sequenceEqual($1).map(String.init) },
      .lines(
        "if",
        ["condition", "then", "else"],
        "the second line while the first sends true, otherwise the third",
        call: "Signal.if(condition, then: then, else: else)",
        .later
      ) {
        Signal.if($0[0].map { $0 == "true" }, then: $0[1], else: $0[2])
      },
      .lines(
        "switch",
        ["selector", "x", "y"],
        "the second line after the first sends x, the third after y",
        call: "Signal.switch(on: selector, cases: [\"x\": x, \"y\": y])",
        .later
      ) {
        Signal.switch(on: $0[0], cases: ["x": $0[1], "y": $0[2]], default: MarbleSignal.empty)
      },
      .split(
        "groupBy",
        PredicateParameter(),
        "a line of the values that match the predicate, and one of the others",
        call: "group(by: #1)"
      ) {
        signal,
        predicate in
        let groups = signal.group(by: predicate)
        return [true, false].map { key in groups.filter { $0.key == key }.flatten().erased }
      },
      .each(
        "groupByUntil",
        PredicateParameter(),
        TicksParameter(),
        "the values of each group, when it has been silent for some ticks",
        call: "group(by: #1, until: { $0.debounce(for: #2, on: clock) })"
      ) { signal, predicate, time in
        signal.group(by: predicate, until: { $0.debounce(for: time.duration, on: time.clock) })
          .flatMap { group in group.collect().map { $0.joined() } }
      },
      .pair(
        "and",
        "whether both values are true, whenever one arrives",
        call: "combineLatest(other).and()"
      ) { a, b in
        a.isTrue.combineLatest(b.isTrue).and().map(String.init)
      },
      .pair("or", "whether one value is true, whenever one arrives", call: "combineLatest(other).or()") {
        a,
        b in
        a.isTrue.combineLatest(b.isTrue).or().map(String.init)
      },
    ]
  )
}

extension MarbleSignal {
  /// A signal that completes instead of failing.
  var unfailing: some SignalProtocol<String, Never> {
    self.catch { _ in Signal<String, Never>.empty }
  }

  /// A signal that sends, for each value, whether it is `true`.
  var isTrue: some SignalProtocol<Bool, DiagramFailure> { map { $0 == "true" } }
}

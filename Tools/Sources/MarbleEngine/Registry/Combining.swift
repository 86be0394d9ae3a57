import ReactiveSignals

extension Registry {
  static let combining = Family("Combining") {
    Row("merge", "the values of all lines as they arrive")
      .symbols("merge(_:)", in: .combining)
      .listed("merge(_:delayingFailures:)", in: .combining)
      .listed(
        "merge(_:)-type.method",
        "merge(_:_:)",
        "merge(_:_:_:)",
        "merge(_:_:_:_:)",
        "merge(_:_:_:_:_:_:)",
        in: .combinations
      )
      .names(reactiveCocoa: "merge:", rxSwift: "merge", combine: "merge", reactiveSwift: "merge")
      .picture("a---b---c--|", "--1---2---3---|")
      .chain("numbers.merge(numbers)")
      .takeHome("Signal.merge(#lines)")
      .all(call: "merge(other)") { Signal.merge($0) }

    Row("concat", "one line after the other")
      .symbols("concat(_:)", in: .combining)
      .listed("concat(_:delayingFailures:)", in: .combining)
      .listed("concat(buffering:)", in: .signalsOfSignals)
      .listed(
        "concat(_:)-type.method",
        "concat(_:_:)",
        "concat(_:_:_:)",
        "concat(_:_:_:_:)",
        "concat(_:_:_:_:_:_:)",
        in: .combinations
      )
      .names(reactiveCocoa: "concat:", rxSwift: "concat", reactiveSwift: "concat")
      .picture("a--b--|", "1--2--|")
      .chain("numbers.concat(numbers)")
      .takeHome("Signal.concat(#lines)")
      .all(call: "concat(next)", subscribes: .later) { Signal.concat($0) }

    Row("concatIgnoringFailures", "one line after the other, even when one fails")
      .symbols("concat(ignoringFailuresOf:)", in: .combinations)
      .names(rxSwift: "onErrorResumeNext (RxJS)")
      .picture("a--b--#", "1--2--|")
      .chain("Signal.concat(ignoringFailuresOf: [requests, requests])")
      .takeHome("Signal<String, Never>.concat(ignoringFailuresOf: [#lines]).promoteFailure(to: #E.self)")
      .all(call: "Signal.concat(ignoringFailuresOf: [a, next])", subscribes: .later) {
        Signal<String, Never>.concat(ignoringFailuresOf: $0).promoteFailure(to: DiagramFailure.self)
      }

    Row("race", "the line that sends or ends first")
      .symbols("race(_:)", in: .combining)
      .listed("race(_:)", "race(_:_:)", "race(_:_:_:_:)", in: .combinations)
      .names(rxSwift: "amb", reactiveSwift: "race")
      .picture("---a--b--c|", "-1--2--3--|")
      .chain("numbers.race(numbers)")
      .takeHome("Signal.race(#lines)")
      .all(call: "race(other)") { Signal.race($0) }

    Row("raceForValue", "the line that sends a value first")
      .symbols("raceForValue(_:)", in: .combining)
      .listed("raceForValue(_:)", in: .combinations)
      .names(rxSwift: "Mono.firstWithValue (Reactor)")
      .picture("-|", "---1--2--|")
      .chain("numbers.raceForValue(numbers)")
      .takeHome("Signal.raceForValue([#lines])")
      .all(call: "raceForValue(other)") {
        Signal.raceForValue($0)
      }

    Row("mergeSorted", "the values of two sorted lines in their order")
      .symbols("mergeSorted(_:buffering:by:)", in: .combining)
      .names(rxSwift: "mergeComparing (Reactor)")
      .picture("1---4---5---|", "--2---3-----|")
      .chain("numbers.mergeSorted(numbers, by: <)")
      .takeHome("#a.mergeSorted(#b, by: <)")
      .pair(call: "mergeSorted(other, by: <)") {
        $0.mergeSorted($1, by: <)
      }

    Row("combineLatest", "the latest values of both, whenever one arrives")
      .symbols("combineLatest(_:)")
      .listed("combineLatest(_:)", "combineLatest(_:delayingFailures:)", in: .combining)
      .listed("combineLatest(_:)", "combineLatest(_:_:)", in: .combinations)
      .names(
        reactiveCocoa: "combineLatestWith:",
        "combineLatest:",
        rxSwift: "combineLatest",
        combine: "combineLatest",
        reactiveSwift: "combineLatest"
      )
      .picture("a---b-----c|", "--1---2-3--|")
      .chain("numbers.combineLatest(texts)")
      .chain("Signal.combineLatest([numbers, numbers])", named: "combineLatest, array")
      .takeHome("#a.combineLatest(#b).map { $0 + $1 }")
      .pair { a, b in
        a.combineLatest(b).map { $0 + $1 }
      }

    Row("zip", "the first values of both, then the second values, …")
      .symbols("zip(_:)")
      .listed("zip(_:buffering:)", in: .combining)
      .listed("zip(_:buffering:)", "zip(_:_:buffering:)", in: .combinations)
      .names(reactiveCocoa: "zipWith:", "zip:", rxSwift: "zip", combine: "zip", reactiveSwift: "zip")
      .picture("a-b-----c--|", "---1--2--3-|")
      .chain("numbers.zip(texts)")
      .takeHome("#a.zip(#b).map { $0 + $1 }")
      .pair { a, b in a.zip(b).map { $0 + $1 }
      }

    Row("combineLatest3", "the latest values of all three, whenever one arrives")
      .symbols("combineLatest(_:_:_:)", in: .combinations)
      .listed(
        "combineLatest(_:_:_:_:)",
        "combineLatest(_:_:_:_:_:)",
        "combineLatest(_:_:_:_:_:_:)",
        "combineLatest(_:_:_:_:_:_:_:)",
        "combineLatest(_:_:_:_:_:_:_:_:)",
        "combineLatest(_:_:_:_:_:_:_:_:_:_:)",
        in: .combinations
      )
      .picture("a-------b---|", "--1---------|", "----x-----y-|")
      .chain("Signal.combineLatest(numbers, texts, flags)", named: "combineLatest, three")
      .takeHome("Signal.combineLatest(#lines).map { $0 + $1 + $2 }")
      .lines(["a", "b", "c"], call: "Signal.combineLatest(a, b, c)") {
        Signal.combineLatest($0[0], $0[1], $0[2]).map { $0 + $1 + $2 }
      }

    Row("zip3", "the first values of all three, then the second values, …")
      .symbols("zip(_:_:_:buffering:)", in: .combinations)
      .listed(
        "zip(_:_:_:_:buffering:)",
        "zip(_:_:_:_:_:buffering:)",
        "zip(_:_:_:_:_:_:buffering:)",
        "zip(_:_:_:_:_:_:_:buffering:)",
        "zip(_:_:_:_:_:_:_:_:buffering:)",
        "zip(_:_:_:_:_:_:_:_:_:_:buffering:)",
        in: .combinations
      )
      .picture("a-b---------|", "--1---2-----|", "----x-----y-|")
      .chain("Signal.zip(numbers, texts, flags)", named: "zip, three")
      .takeHome("Signal.zip(#lines).map { $0 + $1 + $2 }")
      .lines(["a", "b", "c"], call: "Signal.zip(a, b, c)") {
        Signal.zip($0[0], $0[1], $0[2]).map { $0 + $1 + $2 }
      }

    Row("zipLast", "the last values of both, when both have completed")
      .symbols("zipLast(_:)", in: .combining)
      .listed("zipLast(_:)", "zipLast(_:_:)", "zipLast(_:_:_:)", "zipLast(_:_:_:_:)", in: .combinations)
      .names(rxSwift: "forkJoin (RxJS)", "Mono.zip (Reactor)")
      .picture("a--b---|", "--1----2--|")
      .chain("numbers.zipLast(texts)")
      .takeHome("#a.zipLast(#b).map { $0 + $1 }")
      .pair { a, b in
        a.zipLast(b).map { $0 + $1 }
      }

    Row("withLatest", "each value of the first with the latest of the second")
      .symbols("withLatest(from:)", in: .combining)
      .listed("withLatest(from:_:)", in: .combining)
      .names(rxSwift: "withLatestFrom", reactiveSwift: "withLatest(from:)", "sample(with:)")
      .picture("--a--b----c|", "1---2--3---|")
      .chain("numbers.withLatest(from: texts)")
      .takeHome("#a.withLatest(from: #b).map { $0 + $1 }")
      .pair(call: "withLatest(from: other)") {
        $0.withLatest(from: $1).map { $0 + $1 }
      }

    Row("sample", "the latest value of the first whenever the second sends")
      .symbols("sample(on:)", in: .combining)
      .names(reactiveCocoa: "sample:", rxSwift: "sample", reactiveSwift: "sample(on:)")
      .picture("a-b--c-----d|", "---x----x-x--|")
      .chain("numbers.sample(on: texts)")
      .takeHome("#a.sample(on: #b)")
      .pair(call: "sample(on: sampler)", labels: ["", "sampler"]) {
        $0.sample(on: $1)
      }

    Row("bufferOn", "the values of the first whenever the second sends, and the rest")
      .symbols("buffer(on:)", in: .transforming)
      .picture("a-b---c--d--|", "---x-x---x---")
      .chain("numbers.buffer(on: texts)")
      .takeHome("#a.buffer(on: #b).map { $0.joined() }")
      .pair(call: "buffer(on: boundary)", labels: ["", "boundary"]) {
        $0.buffer(on: $1).map { $0.joined() }
      }

    Row("windowOn", "windows that end whenever the second sends, with their numbers")
      .symbols("window(on:buffering:)", in: .transforming)
      .picture("a-b---c--d--|", "---x-x---x---")
      .chain("numbers.window(on: texts)")
      .takeHome(.numbered("#a.window(on: #b)"))
      .pair(call: "window(on: boundary)", labels: ["", "boundary"]) {
        $0.window(on: $1).enumerated().flatMap { number, window in window.map { "\(number)\($0)" } }
      }

    Row("bufferUntil", "the values until some ticks pass without one, together")
      .symbols("buffer(until:)", in: .transforming)
      .names(rxSwift: "bufferWhen (RxJS)")
      .picture("ab---c-d---e--|", with: "2")
      .chain("numbers.buffer(until: { _ in texts })")
      .takeHome("buffer(until: { $0.debounce(for: #1, on: scheduler) }).map { $0.joined() }")
      .each(TicksParameter(), call: "buffer(until: { $0.debounce(for: #1, on: clock) })") { signal, time in
        signal.buffer(until: { $0.debounce(for: time.duration, on: time.clock) }).map { $0.joined() }
      }

    Row("windowUntil", "windows that end when some ticks pass without a value, with their numbers")
      .symbols("window(until:buffering:)", in: .transforming)
      .names(rxSwift: "windowWhen (RxJS)")
      .picture("ab---c-d---e--|", with: "2")
      .chain("numbers.window(until: { _ in texts })")
      .takeHome(.numbered("window(until: { $0.debounce(for: #1, on: scheduler) })"))
      .windows(TicksParameter(), call: "window(until: { $0.debounce(for: #1, on: clock) })") { signal, time in
        signal.window(until: { $0.debounce(for: time.duration, on: time.clock) })
      }

    Row(
      "bufferOpeningClosing",
      "the values between each value of the second and the first of the third after it"
    )
    .symbols("buffer(opening:closing:)", in: .transforming)
    .names(rxSwift: "bufferToggle (RxJS)")
    .picture("a-b-c-d-e-f-|", "-x-----x-----", "---x|")
    .chain("numbers.buffer(opening: texts, closing: { _ in flags })")
    .takeHome("#a.buffer(opening: #b, closing: { _ in #c }).map { $0.joined() }")
    .lines(
      ["", "opening", "closing"],
      call: "buffer(opening: opening, closing: { _ in closing })",
      subscribes: .later
    ) { lines in
      lines[0].buffer(opening: lines[1], closing: { _ in lines[2] }).map { $0.joined() }
    }

    Row(
      "windowOpeningClosing",
      "windows that begin with the second line and end with the third, with their numbers"
    )
    .symbols("window(opening:closing:buffering:)", in: .transforming)
    .names(rxSwift: "windowToggle (RxJS)")
    .picture("a-b-c-d-e-f-|", "-x-x-----x---", "---x|")
    .chain("numbers.window(opening: texts, closing: { _ in flags })")
    .takeHome(.numbered("#a.window(opening: #b, closing: { _ in #c })"))
    .lines(
      ["", "opening", "closing"],
      call: "window(opening: opening, closing: { _ in closing })",
      subscribes: .later
    ) { lines in
      lines[0].window(opening: lines[1], closing: { _ in lines[2] }).enumerated()
        .flatMap { number, window in window.map { "\(number)\($0)" } }
    }

    Row("takeUntil", "the first line until the second sends or completes")
      .symbols("take(until:)", in: .firstValues)
      .names(
        reactiveCocoa: "takeUntil:",
        rxSwift: "take(until:)",
        combine: "prefix(untilOutputFrom:)",
        reactiveSwift: "take(until:)"
      )
      .picture("a--b--c--d-|", "-------x---|")
      .chain("numbers.take(until: texts)")
      .takeHome("#a.take(until: #b#safe)")
      .pair(call: "take(until: trigger)", labels: ["", "trigger"]) {
        $0.take(until: $1.unfailing)
      }

    Row("skipUntil", "the values of the first line after the second sends")
      .symbols("skip(until:)", in: .lastValues)
      .names(rxSwift: "skip(until:)", combine: "drop(untilOutputFrom:)", reactiveSwift: "skip(until:)")
      .picture("a--b--c--d-|", "----x------|")
      .chain("numbers.skip(until: texts)")
      .takeHome("#a.skip(until: #b#safe)")
      .pair(call: "skip(until: trigger)", labels: ["", "trigger"]) {
        $0.skip(until: $1.unfailing)
      }

    Row("runningWhile", "the first line, subscribed to while the latest value of the second is true")
      .symbols("running(while:)", in: .combining)
      .names(rxSwift: "pausable (RxSwiftExt)")
      .picture("-a-b-c-d|", "-t---f--t---f|")
      .chain("numbers.running(while: MutableProperty(true).signal)")
      .takeHome("#a.running(while: #b#safe.map { $0 == \"true\" || $0 == \"t\" })")
      .pair(call: "running(while: condition)", labels: ["", "condition"]) {
        $0.running(while: $1.unfailing.map { $0 == "true" || $0 == "t" })
      }

    Row("holdWhile", "the first line, held back while the latest value of the second is true")
      .symbols("hold(while:buffering:)", in: .combining)
      .names(rxSwift: "pausableBuffered (RxSwiftExt)")
      .picture("ab--c-d---e|", "f-t-----f---|")
      .chain("numbers.hold(while: MutableProperty(true).signal)")
      .takeHome("#a.hold(while: #b#safe.map { $0 == \"true\" || $0 == \"t\" })")
      .pair(call: "hold(while: isPaused)", labels: ["", "isPaused"]) {
        $0.hold(while: $1.unfailing.map { $0 == "true" || $0 == "t" })
      }

    Row("takeUntilReplacement", "the first line until the second sends or ends, then the second")
      .symbols("take(untilReplacement:)", in: .firstValues)
      .names(reactiveCocoa: "takeUntilReplacement:", reactiveSwift: "take(untilReplacement:)")
      .picture("a--b--c--d--|", "-------1--2---3-|")
      .chain("numbers.take(untilReplacement: numbers)")
      .takeHome("#a.take(untilReplacement: #b)")
      .pair(call: "take(untilReplacement: other)") {
        $0.take(untilReplacement: $1)
      }

    Row("then", "the second line when the first completes")
      .symbols("then(_:)", in: .combining)
      .names(reactiveCocoa: "then:", reactiveSwift: "then")
      .picture("a--b--|", "1--2--|")
      .chain("numbers.then { texts }")
      .takeHome("#a.then { #b }")
      .pair(call: "then { next }", labels: ["", "next"], subscribes: .later) {
        first,
        next in first.then { next }
      }

    Row("sequenceEqual", "whether both send the same values")
      .symbols("sequenceEqual(_:buffering:)", in: .combining)
      .listed("sequenceEqual(_:buffering:by:)", in: .combining)
      .names(rxSwift: "sequenceEqual")
      .picture("a--b---c--|", "-a---b---c-|")
      .chain("numbers.sequenceEqual(numbers)")
      .takeHome("#a.sequenceEqual(#b).map(String.init)")
      .pair { $0.sequenceEqual($1).map(String.init) }

    Row("if", "the second line while the first sends true, otherwise the third")
      .symbols("if(_:then:else:)", in: .choices)
      .names(reactiveCocoa: "if:then:else:")
      .picture("'true'-----'false'-----|", "1-2-3-4-5-|", "a-b-c-d-e-|")
      .chain("Signal<Int, Never>.if(flags, then: numbers, else: numbers)")
      .takeHome("Signal.if(#a.map { $0 == \"true\" }, then: #b, else: #c)")
      .lines(
        ["condition", "then", "else"],
        call: "Signal.if(condition, then: then, else: else)",
        subscribes: .later
      ) {
        Signal.if($0[0].map { $0 == "true" }, then: $0[1], else: $0[2])
      }

    Row("switch", "the second line after the first sends x, the third after y")
      .symbols("switch(on:cases:default:)", in: .choices)
      .listed("switch(on:cases:)", in: .choices)
      .names(reactiveCocoa: "switch:cases:default:")
      .picture("x-----y------|", "1-2-3-4-5-|", "a-b-c-d-e-|")
      .chain(#"Signal<Int, Never>.switch(on: texts, cases: ["a": numbers], default: numbers)"#)
      .takeHome("Signal.switch(on: #a, cases: [\"x\": #b, \"y\": #c], default: Signal<String, #E>.empty)")
      .lines(
        ["selector", "x", "y"],
        call: "Signal.switch(on: selector, cases: [\"x\": x, \"y\": y])",
        subscribes: .later
      ) {
        Signal.switch(on: $0[0], cases: ["x": $0[1], "y": $0[2]], default: MarbleSignal.empty)
      }

    Row("groupBy", "a line of the values that match the predicate, and one of the others")
      .symbols("group(by:buffering:)", in: .transforming)
      .listed("group(by:buffering:transform:)", in: .transforming)
      .names(reactiveCocoa: "groupBy:", rxSwift: "groupBy")
      .picture("1-2-4-3-6-5|", with: "even")
      .chain("numbers.group { $0 % 3 }", named: "group(by:)")
      .takeHome(
        SwiftTemplate(
          "groups.filter { $0.key }.flatten()",
          "groups.filter { !$0.key }.flatten()",
          after: "let groups = #a.group(by: #1)"
        )
      )
      .split(PredicateParameter(), call: "group(by: #1)") { signal, predicate in
        let groups = signal.group(by: predicate)
        return [true, false].map { key in groups.filter { $0.key == key }.flatten().erased }
      }

    Row("groupByUntil", "the values of each group, when it has been silent for some ticks")
      .symbols("group(by:until:buffering:)", in: .transforming)
      .names(rxSwift: "groupBy (RxJS)", "groupByUntil")
      .picture("1-2-3------4-6----|", with: "even 4")
      .takeHome(
        """
        group(by: #1, until: { $0.debounce(for: #2, on: scheduler) })
        .flatMap { group in group.collect().map { $0.joined() } }
        """
      )
      .each(
        PredicateParameter(),
        TicksParameter(),
        call: "group(by: #1, until: { $0.debounce(for: #2, on: clock) })"
      ) { signal, predicate, time in
        signal.group(by: predicate, until: { $0.debounce(for: time.duration, on: time.clock) })
          .flatMap { group in group.collect().map { $0.joined() } }
      }

    Row("and", "whether both values are true, whenever one arrives")
      .symbols("and")
      .listed("and()-9njlx", "and()-4hel9", in: .booleans)
      .names(reactiveCocoa: "and", reactiveSwift: "and")
      .picture("'true'---'false'---|", "-'true'-------'false'|")
      .chain("numbers.map { [$0 > 1] }.and()", named: "and")
      .takeHome("#a.map { $0 == \"true\" }.combineLatest(#b.map { $0 == \"true\" }).and().map(String.init)")
      .pair(call: "combineLatest(other).and()") { a, b in
        a.isTrue.combineLatest(b.isTrue).and().map(String.init)
      }

    Row("or", "whether one value is true, whenever one arrives")
      .symbols("or")
      .listed("or()-5xujg", "or()-9juvd", in: .booleans)
      .names(reactiveCocoa: "or", reactiveSwift: "or")
      .picture("'true'---'false'---|", "-'true'-------'false'|")
      .chain("numbers.map { [$0 > 1] }.or()", named: "or")
      .takeHome("#a.map { $0 == \"true\" }.combineLatest(#b.map { $0 == \"true\" }).or().map(String.init)")
      .pair(call: "combineLatest(other).or()") { a, b in
        a.isTrue.combineLatest(b.isTrue).or().map(String.init)
      }
  }
}

extension MarbleSignal {
  /// A signal that completes instead of failing.
  var unfailing: some SignalProtocol<String, Never> {
    self.catch { _ in Signal<String, Never>.empty }
  }

  /// A signal that sends, for each value, whether it is `true`.
  var isTrue: some SignalProtocol<Bool, DiagramFailure> { map { $0 == "true" } }
}

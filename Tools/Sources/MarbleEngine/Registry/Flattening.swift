import ReactiveSignals

extension Registry {
  static let flattening = Family("Flattening: each value starts the diagram, and prefixes its values") {
    Row("flatMap", "merge: all at once; concat, ordered: in order; latest, first: one")
      .symbols("flatMap")
      .listed(
        "flatMap(_:)",
        "flatMap(_:buffering:_:)",
        "flatMap(_:delayingFailures:buffering:_:)",
        in: .signalsOfSignals
      )
      .names(
        reactiveCocoa: "flattenMap:",
        rxSwift: "flatMap",
        "concatMap",
        "flatMapLatest",
        "flatMapFirst",
        combine: "flatMap",
        reactiveSwift: "flatMap(.merge)",
        "flatMap(.concat)",
        "flatMap(.latest)"
      )
      .picture("a--b--------|", with: "merge 1-2-3|")
      .picture("a--b--------|", with: "concat 1-2-3|", named: "flatMapConcat")
      .picture("a--b--------|", with: "latest 1-2-3|", named: "flatMapLatest")
      .picture("a--b-----c----|", with: "first 1-2-3|", named: "flatMapFirst")
      .picture("abc---------|", with: "merge(limit:2) 1--2|", named: "flatMapLimit")
      .picture("a--b--------|", with: "ordered 1-2-3|", named: "flatMapOrdered")
      .chain(#"numbers.flatMap { n in texts.map { $0 + "\(n)" } }"#)
      .chain("numbers.flatMap { _ in texts }", named: "flatMap, to Signal")
      .chain(#"numbers.flatMap(.latest) { n in texts.map { $0 + "\(n)" } }"#, named: "flatMap(.latest)")
      .chain(#"numbers.flatMap(.concat) { n in texts.map { $0 + "\(n)" } }"#, named: "flatMap(.concat)")
      .chain(#"numbers.flatMap(.first) { n in texts.map { $0 + "\(n)" } }"#, named: "flatMap(.first)")
      .chain(#"numbers.flatMap(.ordered) { n in texts.map { $0 + "\(n)" } }"#, named: "flatMap(.ordered)")
      .takeHome("flatMap(#1) { x in #2.map { x + $0 } }")
      .each(StrategyParameter(), DiagramParameter(), call: "flatMap(#1) { x in inner.map { x + $0 } }") {
        signal,
        strategy,
        inner in
        signal.flatMap(strategy) { name in inner.map { name + $0 } }
      }

    Row("expand", "merge, also for values of the diagram, up to three letters")
      .symbols("expand { … }")
      .listed("expand(maxConcurrent:buffering:_:)", in: .signalsOfSignals)
      .names(rxSwift: "expand (RxSwiftExt)")
      .picture("a------b--|", with: "--1|")
      .chain("numbers.expand { n in numbers.map { $0 + n } }", named: "expand(maxConcurrent:)")
      .takeHome("expand { x in x.count < 3 ? #1.map { x + $0 }.erased : .empty }")
      .each(DiagramParameter(), call: "expand { x in x.count < 3 ? inner.map { x + $0 }.erased : .empty }") {
        signal,
        inner in
        signal.expand { name in name.count < 3 ? inner.map { name + $0 }.erased : .empty }
      }

    Row("flatScan", "as flatMap, but the last result precedes the values")
      .symbols("flatScan")
      .listed("flatScan(_:_:buffering:_:)", in: .signalsOfSignals)
      .names(rxSwift: "mergeScan (RxJS)")
      .picture("a--b--c---|", with: "merge -1|")
      .chain("numbers.flatScan(0) { a, n in numbers.map { $0 + a + n } }")
      .takeHome("flatScan(\"\", #1) { last, x in #2.map { last + x + $0 }.erased }")
      .each(
        StrategyParameter(),
        DiagramParameter(),
        call: "flatScan(\"\", #1) { last, x in inner.map { last + x + $0 } }"
      ) { signal, strategy, inner in
        signal.flatScan("", strategy) { last, name in inner.map { last + name + $0 }.erased }
      }

    Row("switchToLatest", "a new diagram replaces the last one")
      .symbols("switchToLatest()", in: .signalsOfSignals)
      .names(reactiveCocoa: "switchToLatest", rxSwift: "switchLatest", combine: "switchToLatest")
      .picture("a---b-------|", with: "1-2-3|")
      .chain("signals.switchToLatest()")
      .takeHome("map { x in #1.map { x + $0 } }.switchToLatest()")
      .each(DiagramParameter(), call: "map { x in inner.map { x + $0 } }.switchToLatest()") { signal, inner in
        signal.map { name in inner.map { name + $0 } }.switchToLatest()
      }

    Row("joined", "each value twice, and the diagram between two of these pairs")
      .symbols("joined(separator:buffering:)", in: .signalsOfSignals)
      .picture("a--b---c----|", with: "x-|")
      .chain("signals.joined(separator: numbers)")
      .takeHome("map { [$0, $0].signal().promoteFailure(to: #E.self) }.joined(separator: #1)")
      .each(
        DiagramParameter(),
        call: "map { [$0, $0].signal() }.joined(separator: separator)",
        subscribes: .later
      ) { signal, separator in
        signal.map { Signal<String, DiagramFailure>.from([$0, $0]) }.joined(separator: separator)
      }

    Row("switchOnFirst", "all values, prefixed with the first")
      .symbols("switchOnFirst(_:)", in: .signalsOfSignals)
      .names(rxSwift: "switchOnFirst (Reactor)")
      .picture("a--b---c--|")
      .chain("numbers.switchOnFirst { a, all in all.map { $0 + a } }")
      .each(call: "switchOnFirst { first, values in values.map { first + $0 } }") {
        $0.switchOnFirst { first, values in values.map { first + $0 } }
      }

    Row("bind", "the diagram for each value, without a prefix; y is the last value")
      .symbols("bind(_:)", in: .signalsOfSignals)
      .names(reactiveCocoa: "bind:")
      .picture("a--y--c---|", with: "1-2-3|")
      .chain("numbers.bind { { n, stop in stop = n > 1; return texts } }")
      .takeHome(
        """
        bind {
          { x, stop in
            stop = x == "y"
            return #1
          }
        }
        """
      )
      .each(DiagramParameter(), call: "bind { { x, stop in stop = x == \"y\"; return inner } }") {
        signal,
        inner in
        signal.bind {
          { name, stop in
            stop = name == "y"
            return inner
          }
        }
      }

    Row("flatten", "the values of the signals that a signal sends")
      .symbols("flatten(_:buffering:)", in: .signalsOfSignals)
      .listed("flatten(_:delayingFailures:buffering:)", in: .signalsOfSignals)
      .chain("signals.flatten()")
  }
}

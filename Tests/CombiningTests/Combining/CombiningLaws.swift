import TestSupport

@Suite(.withoutLeaks) struct CombiningLaws {
  @Test("Each operator keeps the rules of events", .proves("B123", "B181", "B183"), arguments: all)
  func laws(specimen: Specimen) { specimen.check() }

  @SpecimenTable static var all: [Specimen] {
    Specimen("append") { $0.append(1, 2) }
    Specimen(releasing: "append") { source, captured in source.append(captured) }
    Specimen("combineLatest") { $0.combineLatest(Signal.never.merge(Signal.just(0))) }
    Specimen("combineLatest, with itself") { $0.combineLatest($0) }
    Specimen("combineLatest, of an array") { Signal.combineLatest([$0, $0]) }
    Specimen("combineLatest, of six") { Signal.combineLatest($0, $0.map { "\($0)" }, $0, $0, $0, $0) }
    Specimen("concat(ignoringFailuresOf:)") { Signal.concat(ignoringFailuresOf: [$0, $0]) }
    Specimen(releasing: "concat(ignoringFailuresOf:)") { source, captured in
      Signal.concat(ignoringFailuresOf: [source, Signal.just(captured)])
    }
    Specimen("concat") { $0.concat(Signal.just(0)) }
    Specimen("concat, of an array") { Signal.concat([$0, $0]) }
    Specimen(releasing: "concat") { source, captured in source.concat(Signal.just(captured)) }
    Specimen("merge, delaying failures") { $0.merge(Signal.empty, delayingFailures: true) }
    Specimen("concat, delaying failures") { $0.concat(Signal.empty, delayingFailures: true) }
    Specimen("combineLatest, delaying failures") { $0.combineLatest(Signal.just(0), delayingFailures: true) }
    Specimen("flatMap, delaying failures") { $0.flatMap(delayingFailures: true) { .just($0) } }
    Specimen(releasing: "merge, delaying failures") { source, captured in
      source.merge(Signal.just(captured), delayingFailures: true)
    }
    Specimen("hold(while:)") { $0.hold(while: Signal.just(false)) }
    Specimen(releasing: "hold(while:)") { source, captured in
      source.hold(while: Signal.just(captured).map { _ in false })
    }
    Specimen("ifEmpty(switchTo:)") { $0.ifEmpty(switchTo: Signal.just(0)) }
    Specimen("ifEmpty(switchTo:), the alternative") { Signal.empty.ifEmpty(switchTo: $0) }
    Specimen(releasing: "ifEmpty(switchTo:)") { source, captured in
      source.ifEmpty(switchTo: Signal.just(captured))
    }
    Specimen("if") { source in
      Signal.if(source.map { $0 % 2 == 0 }, then: Signal.just(1), else: Signal.just(0))
    }
    Specimen("merge") { $0.merge(Signal.never) }
    Specimen("merge, with itself") { $0.merge($0) }
    Specimen("merge, of an array") { Signal.merge([$0, $0]) }
    Specimen(releasing: "merge") { source, captured in source.merge(Signal.just(captured)) }
    Specimen("raceForValue") { $0.raceForValue(Signal.never) }
    Specimen("raceForValue, of the second") { Signal<Int, TestFailure>.empty.raceForValue($0) }
    Specimen(releasing: "raceForValue") { source, captured in
      source.raceForValue(Signal.never.concat(Signal.just(captured)))
    }
    Specimen("race") { $0.race(Signal.never) }
    Specimen("race, of three") { Signal.race(Signal.never, $0, $0.map { $0 + 1 }) }
    Specimen(releasing: "race") { source, captured in source.race(source) }
    Specimen("running(while:)") { $0.running(while: Signal.just(true)) }
    Specimen(releasing: "running(while:)") { source, captured in
      source.running(while: Signal.just(captured).map { _ in true })
    }
    Specimen("sample(on:)") { Signal.merge(Signal.just(0), Signal.never).sample(on: $0) }
    Specimen("sample(on:), of itself") { $0.sample(on: $0) }
    Specimen(releasing: "sample(on:)") { source, captured in source.sample(on: source) }
    Specimen("sequenceEqual") { $0.sequenceEqual($0) }
    Specimen(releasing: "sequenceEqual") { source, captured in source.sequenceEqual(Signal.never) }
    // A value sent in the handler of the first value is not part of the result, see `reentrancy` in `StartWithTests`.
    Specimen("start(with:)", except: [.order]) { $0.start(with: 0) }
    // The values are in the second signal: the source delivers none.
    Specimen("then") { source in Signal<String, TestFailure>.empty.then { source } }
    Specimen(releasing: "then") { source, captured in
      source.then { Signal<Tracked, TestFailure>.just(captured) }
    }
    Specimen("withLatest(from:)") { $0.withLatest(from: Signal.just(0)) }
    Specimen(releasing: "withLatest(from:)") { source, captured in
      source.withLatest(from: Signal.just(captured))
    }
    Specimen(releasing: "withLatest(from:), the other side") { source, captured in
      Signal<Tracked, TestFailure>.never.merge(Signal.just(captured)).withLatest(from: source)
    }
    Specimen("zip, of three") { Signal.zip($0, $0, $0) }
    Specimen("zip, of four") { Signal.zip($0, $0.map { "\($0)" }, $0, $0) }
    Specimen("zipLast") { $0.zipLast(Signal.just(0)) }
    Specimen("zipLast, of an array") { Signal.zipLast([$0, $0]) }
    Specimen(releasing: "zipLast") { source, captured in source.zipLast(Signal.just(captured)) }
    Specimen("zip, limited") { $0.zip($0, buffering: .newest(1)) }
    Specimen("zip, with itself") { $0.zip($0) }
    Specimen("zip, of an array") { Signal.zip([$0, $0, $0]) }
    Specimen("zip, of six") { Signal.zip($0, $0.map { "\($0)" }, $0, $0, $0, $0) }
    Specimen(releasing: "zip") { source, captured in source.zip(Signal.just(captured)) }
    Specimen(releasing: "zip, of an array") { source, captured in
      Signal.zip([source, Signal.just(captured)])
    }
    Specimen(releasing: "zip, of five") { source, captured in
      Signal.zip(source, Signal.just(captured), source, source, source)
    }
  }
}

import TestSupport

@Suite(.withoutLeaks) struct TakingLaws {
  @Test("Each operator keeps the rules of events", .proves("B093", "B097"), arguments: all)
  func laws(specimen: Specimen) { specimen.check() }

  @SpecimenTable static var all: [Specimen] {
    Specimen("element(at:)") { $0.element(at: 3) }
    Specimen("elements(in:)") { $0.elements(in: 1...) }
    Specimen("elements(in:), some") { $0.elements(in: 1...3) }
    Specimen(releasing: "elements(in:)") { source, _ in source.elements(in: 1...4) }
    Specimen("first(where:)") { $0.first(where: { $0 > 2 }) }
    Specimen(releasing: "first(where:)") { source, captured in
      source.first { $0.number == 99 && captured.number == 0 }
    }
    Specimen("last(where:)") { $0.last { $0 > 0 } }
    Specimen(releasing: "last(where:)") { source, captured in source.last { _ in captured.number > 0 } }
    Specimen("single") { $0.single() }
    Specimen("single, of one") { $0.take(1).single() }
    Specimen("skipLast") { $0.skipLast(3) }
    Specimen(releasing: "skipLast") { source, _ in source.skipLast(3) }
    Specimen("skip") { $0.skip(3) }
    Specimen("skip(until:)") { $0.skip(until: Signal.just(0)) }
    Specimen(releasing: "skip(until:)") { source, captured in source.skip(until: Signal.just(captured)) }
    Specimen("skip(while:)") { $0.skip(while: { $0 < 10 }) }
    Specimen("skip(untilMatching:)") { $0.skip(untilMatching: { $0 > 10 }) }
    Specimen("takeLast") { $0.takeLast(3) }
    Specimen("take") { $0.take(3) }
    Specimen("take, 1") { $0.take(1) }
    Specimen("take, 0") { $0.take(0) }
    Specimen("take(throughMatching:)") { $0.take(throughMatching: { $0 > 10 }) }
    Specimen(releasing: "take(throughMatching:)") { source, captured in
      source.take(throughMatching: { $0.number == 10 && captured.number == 0 })
    }
    Specimen("take(untilReplacement:), the source") { $0.take(untilReplacement: Signal.never) }
    Specimen("take(untilReplacement:), the replacement") { Signal.never.take(untilReplacement: $0) }
    Specimen(releasing: "take(untilReplacement:)") { source, captured in
      source.take(untilReplacement: source)
    }
    Specimen("take(until:)") { $0.take(until: Signal<Int, Never>.never) }
    Specimen(releasing: "take(until:)") { source, captured in source.take(until: Subject<Tracked, Never>()) }
    Specimen("take(while:)") { $0.take(while: { $0 < 10 }) }
    Specimen("take(untilMatching:)") { $0.take(untilMatching: { $0 > 10 }) }
    Specimen("skip(for:)") { $0.skip(for: .zero, on: InlineScheduler()) }
    Specimen(releasing: "skip(for:)", ticks: 0) { source, _, scheduler in
      source.skip(for: .seconds(1), on: scheduler)
    }
    Specimen("take(for:)", ticks: 1) { $0.take(for: .seconds(1), on: $1) }
    Specimen(releasing: "take(for:)", ticks: 0) { source, _, scheduler in
      source.take(for: .seconds(1), on: scheduler)
    }
  }
}

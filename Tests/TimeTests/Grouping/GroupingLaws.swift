import TestSupport

@Suite(.withoutLeaks) struct GroupingLaws {
  @Test("Each operator keeps the rules of events", arguments: all)
  func laws(specimen: Specimen) { specimen.check() }

  @SpecimenTable static var all: [Specimen] {
    Specimen("buffer(on:)") { source in
      Signal<[Int], TestFailure>.deferred {
        let shared = source.share()
        return shared.buffer(on: shared.filter { $0.isMultiple(of: 2) }).erased
      }
    }
    Specimen("buffer(on:), the rest", values: Array(1...20)) { $0.buffer(on: Signal<Int, TestFailure>.never) }
    Specimen(releasing: "buffer(on:)") { source, captured in
      source.buffer(on: Signal<Tracked, TestFailure>.just(captured))
    }
    Specimen("buffer(count:), overlapping") { $0.buffer(count: 3, step: 2) }
    Specimen("buffer(count:), with gaps") { $0.buffer(count: 2, step: 3) }
    Specimen(releasing: "buffer(count:)") { source, _ in source.buffer(count: 3, step: 1) }
    Specimen("buffer(count:)") { $0.buffer(count: 3) }
    Specimen("buffer(count:), 1") { $0.buffer(count: 1) }
    Specimen("buffer(throughMatching:)") { $0.buffer(throughMatching: { $0.isMultiple(of: 3) }) }
    Specimen(releasing: "buffer(throughMatching:)") { source, captured in
      source.buffer(throughMatching: { $0.number % 3 == captured.number })
    }
    Specimen("group(by:)") { $0.group(by: { $0 % 3 }).flatMap { $0 } }
    Specimen("group(by:), the groups") { $0.group(by: { $0 % 3 }).map(\.key) }
    Specimen("group(by:), one after another") { $0.group(by: { $0 % 3 }).flatMap(.concat) { $0 } }
    Specimen("group(by:), the first two") { $0.group(by: { $0 % 3 }).take(2).flatMap { $0 } }
    Specimen(releasing: "group(by:), the first") { source, captured in
      source.group(by: { $0.number % 2 }).take(1).flatMap { $0.map { [$0, captured] } }
    }
    Specimen(releasing: "group(by:)") { source, captured in
      source.group(by: { $0.number % 2 }).flatMap { $0.map { [$0, captured] } }
    }
    Specimen("group(by:), until") { $0.group(by: { $0 % 3 }, until: { $0.skip(2) }).flatMap { $0 } }
    Specimen("group(by:), until, never") {
      $0.group(by: { $0 % 3 }, until: { _ in Signal<Int, Never>.never }).map(\.key)
    }
    Specimen(releasing: "group(by:), until") { source, captured in
      source.group(by: { $0.number % 2 }, until: { $0.skip(1) }).flatMap { $0.map { [$0, captured] } }
    }
    Specimen("window(on:)") { $0.window(on: Signal<Int, TestFailure>.never).flatMap { $0 } }
    Specimen("window(on:), collected") { source in
      Signal<[Int], TestFailure>.deferred {
        let shared = source.share()
        return shared.window(on: shared.filter { $0.isMultiple(of: 2) }).flatMap { $0.collect() }.erased
      }
    }
    Specimen(releasing: "window(on:)") { source, captured in
      source.window(on: Signal<Int, TestFailure>.just(1)).flatMap { $0.map { [$0, captured] } }
    }
    Specimen("window(count:step:), overlapping") { $0.window(count: 3, step: 2).flatMap { $0 } }
    Specimen("window(count:step:), with gaps") { $0.window(count: 2, step: 3).flatMap { $0 } }
    Specimen("window(count:step:), one after another") { source in
      source.window(count: 3, step: 1).flatMap(.concat) { $0 }
    }
    Specimen(releasing: "window(count:step:)") { source, captured in
      source.window(count: 3, step: 2).flatMap { $0.map { [$0, captured] } }
    }
    Specimen("window(count:)") { $0.window(count: 3).flatMap { $0 } }
    Specimen("window(count:), the windows", values: Array(1...60)) { $0.window(count: 3).mapReplace(1) }
    Specimen("window(count:), one after another") { $0.window(count: 3).flatMap(.concat) { $0 } }
    Specimen(releasing: "window(count:)") { source, captured in
      source.window(count: 3).flatMap { $0.map { [$0, captured] } }
    }
    Specimen("window(throughMatching:)") { source in
      source.window(throughMatching: { $0.isMultiple(of: 3) }).flatMap { $0 }
    }
    Specimen("window(throughMatching:), one after another") { source in
      source.window(throughMatching: { $0.isMultiple(of: 3) }).flatMap(.concat) { $0 }
    }
    Specimen(releasing: "window(throughMatching:)") { source, captured in
      source.window(throughMatching: { $0.number % 3 == 0 }).flatMap { $0.map { [$0, captured] } }
    }
    Specimen("window(until:)") { $0.window(until: { $0.skip(1) }).flatMap { $0 } }
    Specimen(releasing: "window(until:)") { source, captured in
      source.window(until: { $0.skip(1) }).flatMap { $0.map { [$0, captured] } }
    }
    Specimen("buffer(for:)", ticks: 1) { $0.buffer(for: .seconds(1), on: $1) }
    Specimen(releasing: "buffer(for:)", ticks: 0) { source, _, scheduler in
      source.buffer(for: .seconds(1), on: scheduler)
    }
  }
}

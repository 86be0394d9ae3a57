import TestSupport

@Suite(.withoutLeaks) struct FlatteningLaws {
  @Test("Each operator keeps the rules of events", .proves("B204"), arguments: all)
  func laws(specimen: Specimen) { specimen.check() }

  @SpecimenTable static var all: [Specimen] {
    Specimen("bind") { $0.bind { { value, _ in Signal<Int, TestFailure>.just(value) } } }
    Specimen(releasing: "bind") { source, captured in
      source.bind { { value, _ in Signal<[Tracked], TestFailure>.just([value, captured]) } }
    }
    Specimen("expand(maxConcurrent:)") { $0.expand { _ in .empty } }
    Specimen("expand(maxConcurrent:), with inner signals") {
      $0.expand(maxConcurrent: 2) { $0 < 0 ? Signal<Int, TestFailure>.empty : .just(-1 - $0) }
    }
    Specimen(releasing: "expand(maxConcurrent:)") { source, captured in
      source.expand { $0 === captured ? .empty : .just(captured) }
    }
    Specimen("flatScan") { $0.flatScan(0) { .just($0 &+ $1) } }
    Specimen("flatScan, concat") { $0.flatScan(0, .concat) { .just($0 &+ $1) } }
    Specimen(releasing: "flatScan") { source, captured in
      source.flatScan(captured) { last, value in [last, value].signal().promoteFailure(to: TestFailure.self) }
    }
    Specimen("flatMap, ordered") { $0.flatMap(.ordered) { .just($0) } }
    Specimen("flatMap, ordered(limit: 2)") { source in
      source.flatMap(.ordered(limit: 2)) { [$0, $0].signal().promoteFailure(to: TestFailure.self) }
    }
    Specimen("flatMap, ordered, an inner signal") { source in
      Signal<Int, TestFailure>.from([1]).flatMap(.ordered) { _ in source }
    }
    Specimen(releasing: "flatMap, ordered") { source, captured in
      source.flatMap(.ordered) { [$0, captured].signal().promoteFailure(to: TestFailure.self) }
    }
    // The values of the second signal wait.
    Specimen(releasing: "flatMap, ordered, values that wait") { source, captured in
      [Signal<Tracked, TestFailure>.never, source].signal().promoteFailure(to: TestFailure.self)
        .flatten(.ordered)
    }
    Specimen("flatMap(.concat), limited") { $0.flatMap(.concat, buffering: .newest(1)) { .just($0) } }
    Specimen(releasing: "flatMap(.concat), limited") { source, captured in
      source.flatMap(.concat, buffering: .oldest(2)) { .just([$0, captured]) }
    }
    Specimen("flatten") { source in source.map { value in source.take(2).map { $0 + value } }.flatten() }
    Specimen("switchToLatest") { source in
      source.map { value in Signal<Int, TestFailure>.just(value) }.switchToLatest()
    }
    Specimen("concat, of inner signals") { source in
      source.map { value in Signal<Int, TestFailure>.just(value) }.concat()
    }
    Specimen("switchOnFirst") { $0.switchOnFirst { $1 } }
    Specimen(releasing: "switchOnFirst") { source, captured in
      source.switchOnFirst { first, values in values.map { [first, $0, captured] } }
    }
  }
}

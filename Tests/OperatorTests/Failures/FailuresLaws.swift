import TestSupport

@Suite(.withoutLeaks) struct FailuresLaws {
  @Test("Each operator keeps the rules of events", .proves("B159", "B160"), arguments: all)
  func laws(specimen: Specimen) { specimen.check() }

  @SpecimenTable static var all: [Specimen] {
    Specimen("attempt") { $0.attempt { _ in } }
    Specimen("catch") { source in source.catch { _ in source } }
    Specimen("catch(to:)") { $0.catch(to: Signal<Int, Never>.just(0)) }
    Specimen(releasing: "catch") { source, captured in
      source.catch { _ in Signal<Tracked, Never>.just(captured) }
    }
    Specimen("mapFailure") { $0.mapFailure { $0 == .one ? TestFailure.two : .one } }
    Specimen("promoteFailure(to:)") {
      $0.catch(to: Signal<Int, Never>.empty).promoteFailure(to: TestFailure.self)
    }
    Specimen("repeated, after a delay", ticks: 9) { $0.repeated(2, after: .seconds(1), on: $1) }
    Specimen(releasing: "repeated, after a delay", ticks: 0) { source, captured, scheduler in
      source.repeated(2, after: .seconds(1), on: scheduler)
    }
    Specimen("repeated") { $0.repeated() }
    Specimen("repeated, twice", repetitions: 20_000) { $0.repeated(2) }
    Specimen(releasing: "repeated, twice") { source, captured in source.repeated(2) }
    Specimen("repeated(when:)") { $0.repeated(when: { $0 }) }
    Specimen("repeated(when:), twice", repetitions: 20_000) { $0.repeated(when: { $0.take(2) }) }
    Specimen(releasing: "repeated(when:)") { source, captured in source.repeated(when: { $0.take(1) }) }
    Specimen("replaceFailure(with:)") { $0.replaceFailure(with: 0) }
    Specimen("retry(consecutive:)") { $0.retry(consecutive: 1) }
    Specimen("retry(consecutive:), with delays", ticks: 9) {
      $0.retry(consecutive: 1, backoff: .constant(.seconds(1)), on: $1)
    }
    Specimen("retry(_:on:after:)", ticks: 1_000_000) { $0.retry(2, on: $1) { _ in .seconds(1) } }
    Specimen("retry(backoff:)", ticks: 1_000_000) { $0.retry(2, backoff: .constant(.seconds(1)), on: $1) }
    Specimen(releasing: "retry(consecutive:)") { source, captured in source.retry(consecutive: 1) }
    Specimen("retry") { $0.retry() }
    Specimen("retry, twice", repetitions: 20_000) { $0.retry(2) }
    Specimen(releasing: "retry, twice") { source, captured in source.retry(2) }
    Specimen("retry(when:)") { $0.retry(when: { $0 }) }
    Specimen("retry(when:), twice", repetitions: 20_000) { $0.retry(when: { $0.take(2) }) }
    Specimen(releasing: "retry(when:)") { source, captured in source.retry(when: { $0.take(1) }) }
    Specimen("tryFilter") { $0.tryFilter { $0 > 1 } }
    Specimen("tryFilter, failing") {
      $0.tryFilter { n throws(TestFailure) in
        if n == 3 { throw .two }
        return true
      }
    }
    Specimen(releasing: "tryFilter") { source, captured in source.tryFilter { $0.number > captured.number } }
    Specimen("tryMap") { $0.tryMap { $0 + 1 } }
    Specimen("tryMap, failing") {
      $0.tryMap { n throws(TestFailure) in
        if n == 3 { throw .two }
        return n
      }
    }
    Specimen("tryReduce") { $0.tryReduce(0) { $0 + $1 } }
    Specimen("tryReduce, failing") {
      $0.tryReduce(0) { sum, n throws(TestFailure) in
        if n == 3 { throw .two }
        return sum + n
      }
    }
    Specimen(releasing: "tryReduce") { source, captured in source.tryReduce(captured) { _, value in value } }
    Specimen("tryScan") { $0.tryScan(0) { $0 + $1 } }
    Specimen("tryScan, failing") {
      $0.tryScan(0) { sum, n throws(TestFailure) in
        if n == 3 { throw .two }
        return sum + n
      }
    }
    Specimen(releasing: "tryScan") { source, captured in source.tryScan(captured) { _, value in value } }
  }
}

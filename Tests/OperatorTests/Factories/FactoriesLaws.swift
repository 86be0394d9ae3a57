import TestSupport

@Suite(.withoutLeaks) struct FactoriesLaws {
  @Test(
    "Each operator keeps the rules of events",
    .proves("B001", "B004", "B005", "B009", "B010", "B012", "B013", "B018", "B019"),
    arguments: all
  )
  func laws(specimen: Specimen) { specimen.check() }

  @SpecimenTable static var all: [Specimen] {
    Specimen("just") { _ in Signal<Int, TestFailure>.just(1) }
    Specimen("empty") { _ in Signal<Int, TestFailure>.empty }
    // It sends nothing.
    Specimen("never", except: [.delivers]) { _ in Signal<Int, TestFailure>.never }
    Specimen("fail") { _ in Signal<Int, TestFailure>.fail(.one) }
    Specimen("from") { _ in Signal<Int, TestFailure>.from(1...5) }
    Specimen("signal") { _ in [1, 2, 3].signal() }
    Specimen("range") { _ in Signal<Int, TestFailure>.range(0..<5) }
    Specimen("unfold") { _ in Signal<Int, TestFailure>.unfold(0) { $0 < 5 ? ($0, $0 += 1).0 : nil } }
    Specimen("Signal.attempt") { _ in Signal<Int, TestFailure>.attempt { () throws(TestFailure) in 1 } }
    Specimen("Signal.attempt, failing") { _ in
      Signal<Int, TestFailure>.attempt { () throws(TestFailure) in throw .one }
    }
    Specimen("create") { source in Signal<Int, TestFailure>.create { source.subscribe($0) } }
    Specimen("deferred") { source in Signal.deferred { source } }
    Specimen("using(resource:)") { source in
      Signal<Int, TestFailure>.using(resource: { BlockDisposable() }, { _ in source })
    }
  }
}

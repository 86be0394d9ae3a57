import TestSupport

@Suite(.withoutLeaks) struct SideEffectsLaws {
  @Test("Each operator keeps the rules of events", arguments: all)
  func laws(specimen: Specimen) { specimen.check() }

  @SpecimenTable static var all: [Specimen] {
    Specimen("finally") { $0.finally {} }
    Specimen("on") { $0.on(next: { _ in }, completed: {}) }
    Specimen("on, with disposal") { $0.on(next: { _ in }, disposed: {}) }
  }
}

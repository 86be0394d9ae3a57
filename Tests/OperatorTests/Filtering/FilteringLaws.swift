import TestSupport

@Suite(.withoutLeaks) struct FilteringLaws {
  @Test("Each operator keeps the rules of events", arguments: all)
  func laws(specimen: Specimen) { specimen.check() }

  @SpecimenTable static var all: [Specimen] {
    Specimen("distinct") { $0.distinct() }
    Specimen("distinct(by:)") { $0.distinct(by: { $0 % 7 }) }
    Specimen(releasing: "distinct(by:)") { source, captured in
      source.distinct(by: { $0.number + captured.number })
    }
    Specimen("distinctUntilChanged") { $0.distinctUntilChanged() }
    Specimen("distinctUntilChanged(by:)") { $0.distinctUntilChanged(by: { $0 / 3 == $1 / 3 }) }
    Specimen("distinctUntilChanged(at:)") { $0.distinctUntilChanged(at: { $0 / 2 }) }
    Specimen(releasing: "distinctUntilChanged(at:)") { source, _ in
      source.distinctUntilChanged(at: \.number)
    }
    Specimen("filter") { $0.filter { $0.isMultiple(of: 2) } }
    Specimen("ignore") { $0.ignore(3) }
    Specimen("ignoreValues") { $0.ignoreValues() }
    Specimen("ignoreValues(as:)") { $0.ignoreValues(as: String.self) }
    Specimen("partition(by:), matching") { $0.partition { $0 > 4 }.matching }
    Specimen("partition(by:), rest") { $0.partition { $0 > 4 }.rest }
    Specimen("skipNil") { $0.map(Optional.some).skipNil() }
  }
}

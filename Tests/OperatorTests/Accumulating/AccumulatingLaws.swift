import TestSupport

@Suite(.withoutLeaks) struct AccumulatingLaws {
  @Test("Each operator keeps the rules of events", arguments: all)
  func laws(specimen: Specimen) { specimen.check() }

  @SpecimenTable static var all: [Specimen] {
    Specimen("allSatisfy") { $0.allSatisfy { $0 < 10 } }
    Specimen("collect") { $0.collect() }
    Specimen("collect(count:)") { $0.collect(count: 2) }
    Specimen("contains(where:)") { $0.contains(where: { $0 == 3 }) }
    Specimen("contains") { $0.contains(3) }
    Specimen("count") { $0.count() }
    Specimen("ifEmpty") { $0.ifEmpty(0) }
    Specimen("ifEmpty, of nothing") { $0.filter { _ in false }.ifEmpty(0) }
    Specimen("isEmpty") { $0.isEmpty() }
    Specimen("min(by:)") { $0.min(by: { $0 % 4 < $1 % 4 }) }
    Specimen("max(by:)") { $0.max(by: { $0 % 4 < $1 % 4 }) }
    Specimen("min") { $0.min() }
    Specimen("max") { $0.max() }
    Specimen("reduce") { $0.reduce(0) { $0 &+ $1 } }
    Specimen("reduce(into:)") { $0.reduce(into: 0) { $0 &+= $1 } }
  }
}

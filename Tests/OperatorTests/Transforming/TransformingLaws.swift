import TestSupport

@Suite(.withoutLeaks) struct TransformingLaws {
  @Test("Each operator keeps the rules of events", arguments: all)
  func laws(specimen: Specimen) { specimen.check() }

  @SpecimenTable static var all: [Specimen] {
    Specimen("combinePrevious") { $0.combinePrevious(0) { $1 - $0 } }
    Specimen("compactMap") { $0.compactMap { $0.isMultiple(of: 2) ? "\($0)" : nil } }
    Specimen("dematerialize") { $0.materialize().dematerialize() }
    Specimen("differences") { $0.map { [$0, $0 / 2] }.differences() }
    Specimen(releasing: "differences") { source, captured in
      source.map { [$0.number] }.differences().map { [captured.number, $0.count] }
    }
    Specimen("elements") { $0.map { Event<Int, TestFailure>.next($0) }.elements() }
    Specimen("failures") { $0.map { _ in Event<Int, TestFailure>.failed(.one) }.failures().map { _ in 1 } }
    Specimen("enumerated") { $0.enumerated() }
    Specimen("interspersed(with:)") { $0.interspersed(with: 0) }
    Specimen(releasing: "interspersed(with:)") { source, captured in source.interspersed(with: captured) }
    Specimen("mapReplace") { $0.mapReplace("x") }
    Specimen("map") { $0.map { $0 + 1 } }
    Specimen("materialize") { $0.materialize() }
    Specimen("not") { $0.map { $0 > 10 }.not() }
    Specimen("and") { $0.map { ($0 > 10, $0 < 20) }.and() }
    Specimen("or") { $0.map { [$0 < 10, $0 > 12] }.or() }
    Specimen("pairwise") { $0.pairwise() }
    Specimen("scanMap") { $0.scanMap(0) { ($0 + $1, $0) } }
    Specimen("scanMap(into:)") {
      $0.scanMap(into: 0) { sum, value in
        sum += value
        return sum
      }
    }
    Specimen(releasing: "scanMap(into:)") { source, captured in
      source.scanMap(into: 0) { count, value in
        count += 1
        return [value, captured]
      }
    }
    Specimen("scan") { $0.scan(0) { $0 &+ $1 } }
    Specimen("scan(into:)") { $0.scan(into: 0) { $0 &+= $1 } }
    Specimen("transformWhile") {
      $0.transformWhile { value, emit in
        emit(value)
        emit(-value)
        return value < 15
      }
    }
    Specimen(releasing: "transformWhile") { source, captured in
      source.transformWhile { value, emit in
        emit([value, captured])
        return true
      }
    }
  }
}

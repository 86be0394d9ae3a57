import TestSupport

/// Models of the operators that send one result.
@Suite(.withoutLeaks) struct AccumulatingModels {
  @Test(.proves("B226", "B228")) func reduce() {
    expectModel("reduce") { source, _ in source.reduce(7) { ($0 * 3 + $1) % 100 } }
      .follows { input in input.atCompletion([input.values.reduce(7) { ($0 * 3 + $1) % 100 }]) }
    expectModel("reduce(into:)") { source, _ in source.reduce(into: 7) { $0 = ($0 * 3 + $1) % 100 } }
      .follows { input in input.atCompletion([input.values.reduce(7) { ($0 * 3 + $1) % 100 }]) }
    expectModel("collect") { source, _ in source.collect() }
      .follows { input in input.atCompletion([input.values]) }
    expectModel("count") { source, _ in source.count() }
      .follows { input in input.atCompletion([input.values.count]) }
  }

  @Test func extremes() {
    expectModel("min") { source, _ in source.min() }
      .follows { input in input.atCompletion(Array(input.values.sorted().prefix(1))) }
    expectModel("max") { source, _ in source.max() }
      .follows { input in input.atCompletion(input.values.sorted().suffix(1)) }
    // Of equal values the first counts.
    expectModel("min(by:)") { source, _ in source.min(by: { $0 % 4 < $1 % 4 }) }
      .follows { input in
        let least = (0...3).lazy.compactMap { rest in input.values.first { $0 % 4 == rest } }.first
        return input.atCompletion(least.map { [$0] } ?? [])
      }
    expectModel("max(by:)") { source, _ in source.max(by: { $0 % 4 < $1 % 4 }) }
      .follows { input in
        let greatest = (0...3).reversed().lazy.compactMap { rest in input.values.first { $0 % 4 == rest } }
          .first
        return input.atCompletion(greatest.map { [$0] } ?? [])
      }
  }

  /// `decided` at the first value that matches, the opposite at completion.
  private func answer(
    _ decided: Bool,
    to input: [Step<Int>],
    at matches: (Int) -> Bool
  ) -> [Step<Bool>] {
    let decision = input.first { $0.event.value.map(matches) ?? false }
    return decision.map { .answer(decided, at: $0.tick) } ?? input.atCompletion([!decided])
  }

  @Test(.proves("B232", "B233", "B234", "B235", "W09")) func questions() {
    expectModel("contains(where:)") { source, _ in source.contains(where: { $0 > 7 }) }
      .follows { input in answer(true, to: input, at: { $0 > 7 }) }
    expectModel("contains") { source, _ in source.contains(7) }
      .follows { input in answer(true, to: input, at: { $0 == 7 }) }
    expectModel("allSatisfy") { source, _ in source.allSatisfy { $0 < 8 } }
      .follows { input in answer(false, to: input, at: { $0 >= 8 }) }
    expectModel("isEmpty") { source, _ in source.isEmpty() }
      .follows { input in answer(false, to: input, at: { _ in true }) }
    expectModel("ifEmpty") { source, _ in source.ifEmpty(77) }
      .follows { input in input.values.isEmpty ? input.atCompletion([77]) : input }
  }
}

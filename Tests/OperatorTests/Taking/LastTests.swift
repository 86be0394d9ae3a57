import TestSupport

@Suite(.withoutLeaks) struct LastTests {
  @Test("It is the last of the values that remain")
  func model() {
    expectModel("last(where:)") { source, _ in source.last { $0 > 4 } }
      .follows { input in input.atCompletion(input.values.last { $0 > 4 }.map { [$0] } ?? []) }
    expectSame("last(where:): the last match") { $0[0].last { $0 > 4 } }
      .and { $0[0].filter { $0 > 4 }.takeLast(1) }
  }
}

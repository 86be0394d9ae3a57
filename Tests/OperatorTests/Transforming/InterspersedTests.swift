import TestSupport

@Suite(.withoutLeaks) struct InterspersedTests {
  @Test("A separator in front of each value but the first")
  func model() {
    expectModel("interspersed(with:)") { source, _ in source.interspersed(with: 77) }
      .follows { input in
        var isFirst = true
        return input.eachValue { value in
          defer { isFirst = false }
          return isFirst ? [value] : [77, value]
        }
      }
    expectSame("interspersed(with:): the separators alone") {
      $0[0].interspersed(with: 77).filter { $0 == 77 }
    }
    .and { $0[0].skip(1).mapReplace(77) }
  }
}

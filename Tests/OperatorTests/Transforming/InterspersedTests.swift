import TestSupport

@Suite(.withoutLeaks) struct InterspersedTests {
  @Test("The separator stands between each two values")
  func values() {
    expectEqual([1, 2, 3].signal().interspersed(with: 0).values(), [1, 0, 2, 0, 3])
    expectEqual([1].signal().interspersed(with: 0).events(), [.next(1), .completed])
    expectEqual([Int]().signal().interspersed(with: 0).events(), [.completed])
    expectEqual(failing(after: 1, 2).interspersed(with: 0).events().last, .failed(.one))
  }

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

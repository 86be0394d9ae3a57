import TestSupport

@Suite(.withoutLeaks) struct LastTests {
  @Test("The last value that satisfies the predicate is sent at completion")
  func values() {
    expectEqual([1, 6, 2, 8, 3].signal().last { $0 > 5 }.events(), [.next(8), .completed])
    expectEqual([1, 2].signal().last { $0 > 5 }.events(), [.completed])
    expectEqual([Int]().signal().last { $0 > 5 }.events(), [.completed])
  }

  @Test("It is the last of the values that remain")
  func model() {
    expectModel("last(where:)") { source, _ in source.last { $0 > 4 } }
      .follows { input in input.atCompletion(input.values.last { $0 > 4 }.map { [$0] } ?? []) }
    expectSame("last(where:): the last match") { $0[0].last { $0 > 4 } }
      .and { $0[0].filter { $0 > 4 }.takeLast(1) }
  }
}

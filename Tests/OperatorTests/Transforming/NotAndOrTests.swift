import TestSupport

@Suite(.withoutLeaks) struct NotAndOrTests {
  @Test("One or more Booleans are combined", .proves("B237"))
  func others() {
    expectEqual([(true, true, true), (true, true, false)].signal().and().values(), [true, false])
    expectEqual(
      [(false, false, false, true), (false, false, false, false)].signal().or().values(),
      [true, false]
    )
    expectEqual([[true], [false]].signal().and().values(), [true, false])
  }

  @Test("For an empty array and is true and or is false")
  func empty() {
    expectEqual([[Bool]()].signal().and().values(), [true])
    expectEqual([[Bool]()].signal().or().values(), [false])
  }
}

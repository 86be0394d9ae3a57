import TestSupport

@Suite(.withoutLeaks) struct FirstTests {
  @Test("The asynchronous function of the same name stays available")
  func asynchronous() async {
    #expect(await [1, 6].signal().first { $0 > 5 }.first() == 6)
  }
}

import TestSupport

@Suite(.withoutLeaks) struct NamedTests {
  @Test("A name replaces the description of all upstreams, and all events pass", .proves("B505", "W69"))
  func name() {
    let numbers = [1, 2].signal().map { $0 + 1 }.named("numbers")
    expectEqual(numbers.filter { $0 > 2 }.erased.description, "[numbers] filter")
    expectEqual(numbers.named("others").description, "others")
    expectEqual(numbers.events(), [.next(2), .next(3), .completed])
  }

  @Test("It keeps the rules of events")
  func laws() {
    expectLaws("named") { $0.named("source") }
  }
}

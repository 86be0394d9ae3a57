import TestSupport

@Suite(.withoutLeaks) struct AllSatisfyTests {
  @Test("It sends whether all values satisfy, and true for none", .proves("B234"))
  func values() {
    expectEqual([2, 4].signal().allSatisfy { $0.isMultiple(of: 2) }.events(), [.next(true), .completed])
    expectEqual([2, 3].signal().allSatisfy { $0.isMultiple(of: 2) }.events(), [.next(false), .completed])
    expectEqual([Int]().signal().allSatisfy { _ in false }.events(), [.next(true), .completed])
  }

  @Test("The first value that does not satisfy gives the result and disposes the source", .proves("B234"))
  func ends() {
    let source = Source<Int>()
    let (recorder, _) = source.allSatisfy { $0 < 2 }.recorded()
    source.send(1)
    expectEqual(recorder.events, [])
    source.send(2)
    expectEqual(recorder.events, [.next(false), .completed])
    expectEqual(source.ends, 1)
  }

  @Test("A failure is delivered unchanged", .proves("B235", "W09"))
  func failure() {
    expectEqual(failing(after: 1).allSatisfy { $0 == 1 }.events(), [.failed(.one)])
    expectEqual(failing(after: 1).allSatisfy { $0 != 1 }.events(), [.next(false), .completed])
  }
}

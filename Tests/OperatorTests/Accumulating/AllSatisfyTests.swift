import TestSupport
import Testing

@Suite(.withoutLeaks) struct AllSatisfyTests {
  @Test("It sends whether all values satisfy, and true for none", .proves("B234"))
  func values() {
    #expect([2, 4].signal().allSatisfy { $0.isMultiple(of: 2) }.events() == [.next(true), .completed])
    #expect([2, 3].signal().allSatisfy { $0.isMultiple(of: 2) }.events() == [.next(false), .completed])
    #expect([Int]().signal().allSatisfy { _ in false }.events() == [.next(true), .completed])
  }

  @Test("The first value that does not satisfy gives the result and disposes the source", .proves("B234"))
  func ends() {
    let source = Source<Int>()
    let (recorder, _) = source.allSatisfy { $0 < 2 }.recorded()
    source.send(1)
    #expect(recorder.events == [])
    source.send(2)
    #expect(recorder.events == [.next(false), .completed])
    #expect(source.ends == 1)
  }

  @Test("A failure is delivered unchanged", .proves("B235", "W09"))
  func failure() {
    #expect(failing(after: 1).allSatisfy { $0 == 1 }.events() == [.failed(.one)])
    #expect(failing(after: 1).allSatisfy { $0 != 1 }.events() == [.next(false), .completed])
  }
}

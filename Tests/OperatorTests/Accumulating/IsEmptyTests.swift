import TestSupport
import Testing

@Suite(.withoutLeaks) struct IsEmptyTests {
  @Test("It sends true for a source without a value, and false otherwise", .proves("B232"))
  func values() {
    #expect([Int]().signal().isEmpty().events() == [.next(true), .completed])
    #expect([1, 2].signal().isEmpty().events() == [.next(false), .completed])
    #expect([Int?.none].signal().isEmpty().values() == [false])
  }

  @Test("The first value gives the result and disposes the source", .proves("B232"))
  func ends() {
    let source = Source<Int>()
    let (recorder, _) = source.isEmpty().recorded()
    source.send(1)
    #expect(recorder.events == [.next(false), .completed])
    #expect(source.ends == 1)
  }

  @Test("A failure is delivered unchanged", .proves("B233", "W09"))
  func failure() {
    #expect(Signal<Int, TestFailure>.create { $0.fail(.one) }.isEmpty().events() == [.failed(.one)])
    #expect(failing(after: 1).isEmpty().events() == [.next(false), .completed])
  }
}

import TestSupport

@Suite(.withoutLeaks) struct IsEmptyTests {
  @Test("It sends true for a source without a value, and false otherwise", .proves("B232"))
  func values() {
    expectEqual([Int]().signal().isEmpty().events(), [.next(true), .completed])
    expectEqual([1, 2].signal().isEmpty().events(), [.next(false), .completed])
    expectEqual([Int?.none].signal().isEmpty().values(), [false])
  }

  @Test("The first value gives the result and disposes the source", .proves("B232"))
  func ends() {
    let source = Source<Int>()
    let (recorder, _) = source.isEmpty().recorded()
    source.send(1)
    expectEqual(recorder.events, [.next(false), .completed])
    expectEqual(source.ends, 1)
  }

  @Test("A failure is delivered unchanged", .proves("B233", "W09"))
  func failure() {
    #expect(Signal<Int, TestFailure>.create { $0.fail(.one) }.isEmpty().events() == [.failed(.one)])
    expectEqual(failing(after: 1).isEmpty().events(), [.next(false), .completed])
  }
}

import TestSupport

@Suite(.withoutLeaks) struct SingleTests {
  @Test("The only value is sent at completion")
  func one() {
    let source = Source<Int>()
    let (recorder, _) = source.single().recorded()
    source.send(1)
    expectEqual(recorder.events, [])
    source.complete()
    expectEqual(recorder.events, [.next(1), .completed])
  }

  @Test("nil can be the only value")
  func optional() {
    expectEqual([Int?.none].signal().single().events(), [.next(nil), .completed])
    expectEqual([Int?.none, nil].signal().single().events(), [.failed(.severalValues)])
  }
}

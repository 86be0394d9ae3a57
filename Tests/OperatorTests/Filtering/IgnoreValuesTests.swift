import TestSupport

@Suite(.withoutLeaks) struct IgnoreValuesTests {
  @Test("Only terminal events pass", .proves("B231"))
  func values() {
    expectEqual([1, 2].signal().ignoreValues().events(), [.completed])
    expectEqual(failing(after: 1).ignoreValues().events(), [.failed(.one)])
  }

  @Test("It lasts as long as the source", .proves("B231"))
  func waits() {
    let source = Source<Int>()
    let (recorder, subscription) = source.ignoreValues().recorded()
    source.send(1)
    expectEqual(recorder.events, [])
    #expect(!subscription.isDisposed)
    source.complete()
    expectEqual(recorder.events, [.completed])
    expectEqual(source.ends, 1)
  }

  @Test("It can take any value type")
  func otherTypes() {
    let never: Signal<Never, Never> = [1].signal().ignoreValues(as: Never.self).erased
    expectEqual(never.events(), [.completed])
    let strings: Signal<String, TestFailure> = failing(after: 1).ignoreValues(as: String.self).erased
    expectEqual(strings.events(), [.failed(.one)])
  }
}

import TestSupport

@Suite(.withoutLeaks) struct SkipUntilTests {
  @Test("Completion of the trigger counts, and a fired trigger is disposed")
  func completion() {
    let trigger = Source<Int>()
    let source = Source<Int>()
    let (recorder, _) = source.skip(until: trigger.catch { _ in Signal<Int, Never>.never }).recorded()
    source.send(1)
    trigger.send(1)
    expectEqual(trigger.ends, 1)
    source.send(2)
    let (second, _) = source.skip(until: Signal<Int, Never>.empty).recorded()
    source.send(3)
    expectEqual(recorder.values, [2, 3])
    expectEqual(second.values, [3])
  }
}

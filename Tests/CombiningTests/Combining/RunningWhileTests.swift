import TestSupport

@Suite(.withoutLeaks) struct RunningWhileTests {
  @Test("A handler that makes the condition false receives no more")
  func disposalInsideDelivery() {
    let switches = Subject<Bool, Never>()
    let source = Source<Int>()
    let (recorder, subscription) = source.running(while: switches)
      .on(next: { if $0 == 2 { switches.send(false) } })
      .recorded()
    switches.send(true)
    source.send(1, 2, 3)
    expectEqual(recorder.values, [1, 2])
    expectEqual(source.ends, 1)
    switches.send(true)
    source.send(4)
    expectEqual(recorder.values, [1, 2, 4])
    subscription.dispose()
    expectEqual(source.ends, 2)
    expectEqual(switches.subscriptionCount, 0)
  }
}

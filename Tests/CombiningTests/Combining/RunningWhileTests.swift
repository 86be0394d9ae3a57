import TestSupport

@Suite(.withoutLeaks) struct RunningWhileTests {
  let scheduler = TestScheduler()

  private func condition(_ marbles: String) -> some SignalProtocol<Bool, Never> {
    scheduler.cold(marbles, values: ["t": true, "f": false])
  }

  @Test("The signal is subscribed to anew while the condition is true")
  func diagram() {
    let source = scheduler.cold("-a-b-c-d|")
    let recording = scheduler.record(source.running(while: condition("-t---f--t---f|")))
    scheduler.run()
    expectEqual(recording, "--a-b----a-b-|")
    #expect(source.subscriptions == ["-^---!", "--------^---!"])
  }

  @Test("A repeated value changes nothing")
  func repeatedValue() {
    let source = scheduler.cold("-a-b|")
    let recording = scheduler.record(source.running(while: condition("t-t-t")))
    scheduler.run()
    expectEqual(recording, "-a-b|")
    #expect(source.subscriptions == ["^---!"])
  }

  @Test("The end of the source ends the result, and disposes the condition", arguments: ["-a|", "-a#"])
  func end(marbles: String) {
    let switches = Subject<Bool, Never>()
    let recording = scheduler.record(scheduler.cold(marbles, error: TestFailure.one).running(while: switches))
    switches.send(true)
    scheduler.run()
    #expect(recording.difference(from: marbles) == nil)
    expectEqual(switches.subscriptionCount, 0)
  }

  @Test("The condition's completion ends the result unless the source runs")
  func completionOfCondition() {
    let source = scheduler.cold("-a--b|")
    let idle = scheduler.record(source.running(while: condition("f-|")))
    let unanswered = scheduler.record(source.running(while: condition("--|")))
    let running = scheduler.record(source.running(while: condition("t-|")))
    scheduler.run()
    expectEqual(idle, "--|")
    expectEqual(unanswered, "--|")
    expectEqual(running, "-a--b|")
  }

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

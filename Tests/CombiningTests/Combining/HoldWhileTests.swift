import TestSupport

@Suite(.withoutLeaks) struct HoldWhileTests {
  @Test("A handler that pauses again receives the values that are due, and holds those behind")
  func pauseInsideDelivery() {
    let isPaused = Subject<Bool, Never>()
    let source = Source<Int>()
    let (recorder, subscription) = source.hold(while: isPaused)
      .on(next: { if $0 == 1 { isPaused.send(true) } })
      .recorded()
    isPaused.send(true)
    [1, 2].forEach { source.send($0) }
    isPaused.send(false)
    // The value of the condition waits at the gate behind both, which were due already.
    expectEqual(recorder.values, [1, 2])
    source.send(3)
    expectEqual(recorder.values, [1, 2])
    isPaused.send(false)
    expectEqual(recorder.values, [1, 2, 3])
    subscription.dispose()
    expectEqual(source.ends, 1)
    expectEqual(isPaused.subscriptionCount, 0)
  }

  @Test("A policy limits the values that are held")
  func policy() {
    let isPaused = Subject<Bool, Never>()
    let source = Source<Int>()
    let (newest, _) = source.hold(while: isPaused, buffering: .newest(2)).recorded()
    let (failing, _) = source.hold(while: isPaused, buffering: .fail(2, with: .one)).recorded()
    isPaused.send(true)
    [1, 2, 3].forEach { source.send($0) }
    isPaused.send(false)
    expectEqual(newest.values, [2, 3])
    expectEqual(failing.events, [.failed(.one)])
  }

  @Test("A source that can wait does while values are held")
  func waiting() {
    let isPaused = Subject<Bool, Never>()
    let sent = Counter()
    isPaused.send(true)
    let recorder = Recorder<Int, Never>()
    let condition = isPaused.start(with: true)
    let subscription = Signal.range(0..<100).on(next: { _ in sent.next() })
      .hold(while: condition, buffering: .waiting(4)).subscribe(recorder)
    expectEqual(sent.value, 4)
    isPaused.send(false)
    expectEqual(recorder.values, Array(0..<100))
    subscription.dispose()
  }
}

import TestSupport

@Suite(.withoutLeaks) struct TakeUntilTests {
  @Test("The trigger starts first, and when it fires at once the source does not start", .proves("B214"))
  func order() {
    let source = Source<Int>()
    expectEqual(source.take(until: Signal.just(1)).events(), [.completed])
    expectEqual(source.take(until: Signal<Int, Never>.empty).events(), [.completed])
    expectEqual(source.subscriptions, 0)
  }

  @Test(
    "The trigger is disposed before the source's end is delivered",
    .proves("B215"),
    arguments: [true, false]
  )
  func triggerDisposed(completes: Bool) {
    let log = Log<String>()
    let trigger = Signal<Int, Never>.create { $0.onDispose { log.append("trigger disposed") } }
    let source = Source<Int>()
    source.take(until: trigger).subscribe(
      next: { _ in },
      failed: { log.append("\($0)") },
      completed: { log.append("completed") }
    )
    if completes { source.complete() } else { source.fail() }
    expectEqual(log.entries, ["trigger disposed", completes ? "completed" : "one"])
  }

  @Test("A handler that fires the trigger gets nothing more")
  func reentrancy() {
    let subject = Subject<Int, Never>()
    let trigger = Subject<Void, Never>()
    let log = Log<String>()
    subject.take(until: trigger).subscribe(
      next: { value in
        log.append("\(value)")
        subject.send(value + 1)
        if value == 2 { trigger.send(()) }
      },
      completed: { log.append("completed") }
    )
    subject.send(1)
    expectEqual(log.entries, ["1", "2", "completed"])
  }

  @Test("A trigger fired by another thread leaves a prefix and a completion")
  func threads() {
    let subject = Subject<Int, Never>()
    let trigger = Subject<Void, Never>()
    let recorder = Recorder<Int, Never>()
    subject.take(until: trigger).subscribe(recorder)
    onThreads(2) { thread in
      if thread == 0 { for number in 0..<1_000 { subject.send(number) } } else { trigger.send(()) }
    }
    let values = recorder.values
    expectEqual(recorder.events, values.map { .next($0) } + [.completed])
    expectEqual(values, Array(0..<values.count))
  }
}

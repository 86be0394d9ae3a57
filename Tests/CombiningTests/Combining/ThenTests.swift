import TestSupport

@Suite(.withoutLeaks) struct ThenTests {
  @Test("Values are dropped, and the closure runs at completion after the cleanup", .proves("B199"))
  func completion() {
    let log = Log<String>()
    let subject = Subject<Int, Never>()
    let source = Signal<Int, Never>.create { subscriber in
      subscriber.onDispose { log.append("cleanup") }
      subject.subscribe(subscriber)
    }
    source.then { () -> Signal<String, Never> in
      log.append("then")
      return .just("value")
    }.subscribe(next: { log.append($0) }, completed: { log.append("completed") })
    subject.send(1)
    expectEqual(log.entries, [])
    subject.complete()
    expectEqual(log.entries, ["cleanup", "then", "value", "completed"])
  }

  @Test("After a failure the closure does not run", .proves("B199"))
  func failure() {
    let calls = Count()
    let signal = failing(after: 1).then { () -> Signal<String, TestFailure> in
      calls.up()
      return .just("")
    }
    expectEqual(signal.events(), [.failed(.one)])
    expectEqual(calls.value, 0)
  }

  @Test("The closure runs for each subscription")
  func fresh() {
    let calls = Count()
    let signal = [1].signal().then { Signal.just(calls.up()) }
    expectEqual(signal.values(), [1])
    expectEqual(signal.values(), [2])
  }
}

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
}

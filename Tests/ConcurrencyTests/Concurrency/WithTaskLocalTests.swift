import TestSupport

@Suite(.withoutLeaks) struct WithTaskLocalTests {
  enum Request {
    @TaskLocal static var id = 0
  }

  @Test("It keeps the rules of events")
  func laws() {
    expectLaws("withTaskLocal") { $0.withTaskLocal(Request.$id) }
    expectReleasesValues("withTaskLocal") { source, captured in
      source.withTaskLocal(Request.$id).map { [$0, captured] }
    }
    expectModel("withTaskLocal") { source, _ in source.withTaskLocal(Request.$id) }.follows { $0 }
  }

  @Test("Handlers and operators behind it see the value of the subscription, at each event")
  func handlers() {
    let source = Source<Int>()
    let log = Log<String>()
    let signal = source.withTaskLocal(Request.$id).map { "\($0) \(Request.id)" }
    Request.$id.withValue(7) {
      _ = signal.subscribe(
        next: { log.append("\($0) \(Request.id)") },
        failed: { _ in log.append("\(Request.id)") }
      )
    }
    Request.$id.withValue(8) {
      source.send(1)
      source.fail()
    }
    expectEqual(log.entries, ["1 7 7", "7"])
    expectEqual(Request.id, 0)
  }

  @Test("It is bound at completion, and each subscription has its own value")
  func completion() {
    let source = Source<Int>()
    let log = Log<Int>()
    let signal = source.withTaskLocal(Request.$id)
    for id in 1...2 {
      Request.$id.withValue(id) {
        _ = signal.subscribe(next: { _ in }, failed: { _ in }, completed: { log.append(Request.id) })
      }
    }
    source.complete()
    expectEqual(log.entries, [1, 2])
  }

  @Test("Values from other threads are delivered with it")
  func threads() {
    let source = Source<Int>()
    let log = Log<Int>()
    Request.$id.withValue(7) {
      _ = source.withTaskLocal(Request.$id).subscribe(next: { _ in log.append(Request.id) }, failed: { _ in })
    }
    onThreads(1) { _ in source.send(1) }
    expectEqual(log.entries, [7])
  }

  @Test("A task of asyncMap sees it")
  func asyncMap() async {
    let source = Subject<Int, Never>()
    let results = ReplaySubject<Int, Never>(capacity: .unlimited)
    Request.$id.withValue(7) {
      _ = source.withTaskLocal(Request.$id).asyncMap { _ in Request.id }.subscribe(results)
    }
    source.send(1)
    #expect(await results.first() == 7)
  }

  @Test("A handler of observe sees it on the main actor")
  @MainActor func observe() async {
    let source = Subject<Int, Never>()
    let log = Log<Int>()
    await waitUntilCalled { called in
      Request.$id.withValue(7) {
        _ = source.withTaskLocal(Request.$id).observe { _ in
          log.append(Request.id)
          called()
        }
      }
      onThreads(1) { _ in source.send(1) }
    }
    expectEqual(log.entries, [7])
  }

  @Test("Signal.task sees the values of its subscription")
  func task() async {
    let signal = Signal<Int, Never>.task { Request.id }
    #expect(await Request.$id.withValue(7) { await signal.first() } == 7)
  }
}

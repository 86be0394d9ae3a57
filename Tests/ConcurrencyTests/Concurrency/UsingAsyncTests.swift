import TestSupport

@Suite(.withoutLeaks) struct UsingAsyncTests {
  let scheduler = TestScheduler()
  let log = Log<String>()

  private func using(_ source: some SignalProtocol<Int, TestFailure>) -> Signal<Int, TestFailure> {
    .using(
      resource: { [log] () async throws(TestFailure) -> String in
        log.append("make")
        return "resource"
      },
      cleanup: { [log] resource in
        log.append("clean up \(resource)")
        await Task.yield()
        log.append(Task.isCancelled ? "canceled" : "clean")
      },
      on: scheduler
    ) { _ in source.on(disposed: { [log] in log.append("disposed") }) }
  }

  @Test("The resource is made for each subscription, and the end follows its cleanup")
  func completion() {
    let signal = using(Signal<Int, TestFailure>.from([1, 2]))
    expectEqual(log.entries, [])
    for _ in 0..<2 {
      let (recorder, _) = signal.on(completed: { [log] in log.append("completed") }).recorded()
      expectEqual(recorder.events, [])
      scheduler.run()
      expectEqual(recorder.events, [.next(1), .next(2), .completed])
    }
    let once = ["make", "clean up resource", "clean", "completed"]
    expectEqual(log.entries.filter { $0 != "disposed" }, once + once)
  }

  @Test("A failure of the signal follows the cleanup")
  func failure() {
    let (recorder, _) = using(failing(after: 1)).recorded()
    scheduler.run()
    expectEqual(recorder.events, [.next(1), .failed(.one)])
    expectEqual(log.entries.last, "clean")
  }

  @Test("A failure to make the resource is delivered, and nothing is cleaned up")
  func unmade() {
    let (recorder, _) = Signal<Int, TestFailure>.using(
      resource: { () async throws(TestFailure) -> String in throw .two },
      cleanup: { [log] _ in log.append("clean") },
      on: scheduler
    ) { _ in Signal.just(1) }.recorded()
    scheduler.run()
    expectEqual(recorder.events, [.failed(.two)])
    expectEqual(log.entries, [])
  }

  @Test("Disposal disposes the signal at once, and the cleanup follows without cancellation")
  func disposal() {
    let source = Source<Int>()
    let (recorder, subscription) = using(source).recorded()
    scheduler.run()
    source.send(1)
    subscription.dispose()
    expectEqual(source.ends, 1)
    source.send(2)
    scheduler.run()
    expectEqual(recorder.events, [.next(1)])
    expectEqual(log.entries.suffix(2), ["clean up resource", "clean"])
    expectEqual(log.entries.filter { $0 == "clean" }.count, 1)
  }

  @Test("Disposal before the resource is made cleans it up without using it")
  func disposalBefore() {
    let source = Source<Int>()
    let (recorder, subscription) = using(source).recorded()
    subscription.dispose()
    scheduler.run()
    expectEqual(recorder.events, [])
    expectEqual(source.subscriptions, 0)
    expectEqual(log.entries, ["make", "clean up resource", "clean"])
  }

  @Test("Disposal in a handler is followed by the cleanup")
  func disposalFromHandler() {
    let (recorder, _) = using(Signal<Int, TestFailure>.from([1, 2, 3])).take(2).recorded()
    scheduler.run()
    expectEqual(recorder.events, [.next(1), .next(2), .completed])
    expectEqual(log.entries.last, "clean")
  }

  @Test("The source waits for the consumer of its values")
  func pressure() async {
    let sent = Counter()
    let source = Signal<Int, Never>.produce { producer in
      for number in 0..<1_000 {
        sent.next()
        guard await producer.send(number) else { return }
      }
    }
    let signal = Signal<Int, Never>.using(resource: { "resource" }, cleanup: { _ in }) { _ in source }
    for await value in signal.values(buffering: .waiting(2)) where value == 4 { break }
    // Five were taken, two may wait, and one is being sent.
    #expect(sent.value <= 8)
    #expect(await signal.collected().count == 1_000)
  }
}

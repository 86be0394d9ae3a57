import Dispatch
import TestSupport

@Suite(.withoutLeaks)
struct DeliverOnMainTests {
  @Test("It keeps the rules of events")
  @MainActor
  func laws() {
    // On the main actor, where it delivers at once. The laws about several threads would need the main queue to be
    // served meanwhile.
    expectLaws("deliverOnMain", isHostile: false) { $0.deliverOnMain() }
  }

  @Test("Hostile handlers on the main queue harm nothing")
  func hostileHandlers() {
    expectUnharmed("deliverOnMain", drained: { DispatchQueue.main.sync {} }) { $0.deliverOnMain() }
  }

  @Test("On the main queue with nothing waiting, delivery is synchronous", .proves("B172", "W37"))
  @MainActor
  func synchronous() {
    let subject = Subject<Int, TestFailure>()
    let (recorder, _) = subject.deliverOnMain().recorded()
    subject.send(1)
    expectEqual(recorder.events, [.next(1)])
    subject.fail(.one)
    expectEqual(recorder.events, [.next(1), .failed(.one)])
  }

  @Test("Values of other threads are delivered on the main queue", .proves("B173"))
  func elsewhere() async {
    let subject = Subject<Int, Never>()
    await waitUntilCalled { done in
      // The completion comes last, when nobody holds the subscription anymore.
      Signal(subject).deliverOnMain().subscribe(
        next: { _ in MainActor.assumeIsolated { #expect(isSame(currentScheduler, MainScheduler.shared)) } },
        completed: done
      )
      DispatchQueue.global().async {
        subject.send(1)
        subject.send(2)
        subject.complete()
      }
    }
  }

  @Test("Values of the main queue wait for earlier ones of other threads", .proves("B173"))
  @MainActor
  func behind() async {
    let subject = Subject<Int, Never>()
    let log = Log<String>()
    await waitUntilCalled { done in
      subject.deliverOnMain().subscribe {
        log.append("\($0)")
        if $0 == 3 { done() }
      }
      // The main queue runs this test until it waits.
      onThreads(1) { _ in subject.send(1) }
      subject.send(2)
      subject.send(3)
      log.append("sent")
    }
    expectEqual(log.entries, ["sent", "1", "2", "3"])
    // Nothing waits anymore.
    subject.send(4)
    expectEqual(log.entries.last, "4")
  }

  @Test("A value sent in a handler is delivered after it", .proves("B174"))
  @MainActor
  func reentrant() {
    let subject = Subject<Int, Never>()
    let log = Log<String>()
    subject.deliverOnMain().subscribe { value in
      log.append("in \(value)")
      if value < 3 { subject.send(value + 1) }
      log.append("out \(value)")
    }
    subject.send(1)
    expectEqual(log.entries, ["in 1", "out 1", "in 2", "out 2", "in 3", "out 3"])
    subject.complete()
  }

  @Test("Disposal drops waiting values")
  @MainActor
  func disposal() async {
    let subject = Subject<Int, Never>()
    let (recorder, subscription) = subject.deliverOnMain().recorded()
    onThreads(1) { _ in subject.send(1) }
    subscription.dispose()
    await waitUntilCalled { done in MainScheduler.shared.schedule(done) }
    #expect(recorder.events.isEmpty)
  }
}

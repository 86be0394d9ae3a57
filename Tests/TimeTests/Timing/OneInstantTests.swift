import TestSupport

/// Work due in the same instant runs in the order in which it was scheduled, also when an
/// operator uses one timer for all its values.
@Suite(.withoutLeaks) struct OneInstantTests {
  private let scheduler = TestScheduler()
  private let subject = Subject<String, Never>()
  private let log = Log<String>()

  @Test("A delayed value precedes work scheduled later for its instant")
  func delay() {
    let recording = scheduler.record(
      scheduler.cold("ab").delay(for: .seconds(2), on: scheduler)
        .flatMap(.latest) { [scheduler] _ in scheduler.cold("-x") }
    )
    scheduler.run()
    expectEqual(recording, "----x")
  }

  @Test("Work scheduled between two values delayed to one instant runs between them")
  func between() {
    subject.delay(for: .seconds(2), on: scheduler).subscribe { [log] in log.append($0) }
    for value in ["a", "b", "c"] {
      subject.send(value)
      scheduler.schedule(after: .seconds(2)) { [log] in log.append("after \(value)") }
    }
    subject.complete()
    scheduler.run()
    expectEqual(log.entries, ["a", "after a", "b", "after b", "c", "after c"])
  }

  @Test("A delayed completion keeps its place")
  func completion() {
    subject.delay(for: .seconds(1), on: scheduler)
      .subscribe(next: { [log] in log.append($0) }, completed: { [log] in log.append("completed") })
    subject.send("a")
    scheduler.schedule(after: .seconds(1)) { [log] in log.append("other") }
    subject.complete()
    scheduler.run()
    expectEqual(log.entries, ["a", "other", "completed"])
  }

  @Test("When the oldest waiting value is dropped, the next keeps its place")
  func dropped() {
    subject.delay(for: .seconds(2), on: scheduler, buffering: .newest(1)).subscribe { [log] in
      log.append($0)
    }
    subject.send("a")
    scheduler.schedule(after: .seconds(2)) { [log] in log.append("first") }
    subject.send("b")
    scheduler.schedule(after: .seconds(2)) { [log] in log.append("second") }
    scheduler.run()
    expectEqual(log.entries, ["first", "b", "second"])
    subject.complete()
    scheduler.run()
  }

  @Test("Three subscriptions to debounce get the value in the order in which the source sent it to them")
  func debounce() {
    let signal = subject.debounce(for: .seconds(3), on: scheduler)
    for name in ["x", "y"] { signal.subscribe { [log] in log.append(name + $0) } }
    subject.send("a")
    scheduler.advance(ticks: 1)
    signal.subscribe { [log] in log.append("z" + $0) }
    subject.send("b")
    scheduler.run()
    expectEqual(log.entries, ["xb", "yb", "zb"])
  }

  @Test("Three subscriptions to a timeout fail in the order of their last values")
  func timeout() {
    let source = Subject<String, TestFailure>()
    let signal = source.timeout(ofSilence: .seconds(3), failingWith: .one, on: scheduler)
    for name in ["x", "y"] { signal.subscribe(next: { _ in }, failed: { [log] _ in log.append(name) }) }
    scheduler.advance(ticks: 1)
    signal.subscribe(next: { _ in }, failed: { [log] _ in log.append("z") })
    source.send("b")
    scheduler.run()
    expectEqual(log.entries, ["x", "y", "z"])
  }

  @Test("A value scheduled earlier for the instant of a timeout of silence comes first")
  func debouncedValue() {
    let recording = scheduler.record(subject.debounce(for: .seconds(2), on: scheduler))
    subject.send("a")
    scheduler.advance(ticks: 1)
    // Scheduled before the value that it replaces.
    scheduler.schedule(after: .seconds(2)) { [subject] in subject.send("c") }
    subject.send("b")
    scheduler.run()
    expectEqual(recording, "-----c")
  }

  @Test("A value scheduled after the timer is late, although the timer was postponed since")
  func debouncedTooLate() {
    let recording = scheduler.record(subject.debounce(for: .seconds(2), on: scheduler))
    subject.send("a")
    scheduler.advance(ticks: 1)
    subject.send("b")
    scheduler.schedule(after: .seconds(2)) { [subject] in subject.send("c") }
    scheduler.run()
    expectEqual(recording, "---b-c")
  }
}

import ReactiveSignals
import ReactiveSignalsTesting
import TestSupport
import Testing

@Suite struct DebounceTests {
  let scheduler = TestScheduler()

  private func debounced(_ marbles: String, ticks: Int = 2) -> Recording<String, TestFailure> {
    let scheduler = TestScheduler()
    let recording = scheduler.record(
      scheduler.cold(marbles, error: TestFailure.one).debounce(for: .seconds(ticks), on: scheduler)
    )
    scheduler.run()
    return recording
  }

  @Test("A value is sent when no other has come after it for the duration", .proves("B135", "W41"))
  func silence() {
    #expect(debounced("a---b----|") == "--a---b--|")
    #expect(debounced("abc---d-e----|") == "----c-----e--|")
  }

  @Test("Values that keep coming put it off for good")
  func noSilence() {
    #expect(debounced("abcdefghi") == "----------i")
  }

  @Test("A value in the instant in which the one before is to be sent replaces it: it was scheduled first")
  func tie() {
    #expect(debounced("a-b---|") == "----b-|")
  }

  @Test("A value scheduled after the timer comes too late to replace the one before")
  func lateTie() {
    let subject = Subject<String, Never>()
    let recording = scheduler.record(subject.debounce(for: .seconds(2), on: scheduler))
    subject.send("a")
    scheduler.schedule(after: .seconds(2)) { subject.send("b") }
    scheduler.run()
    #expect(recording == "--a-b")
  }

  @Test("A value is sent on the scheduler that is named, wherever it came from", .proves("B136"))
  func thread() {
    let subject = Subject<Int, Never>()
    let arrived = Counter()
    subject.debounce(for: .seconds(1), on: scheduler).subscribe { [scheduler] _ in
      #expect(isSame(currentScheduler, scheduler))
      arrived.next()
    }
    onThreads(1) { _ in subject.send(1) }
    #expect(arrived.value == 0)
    scheduler.run()
    #expect(arrived.value == 1)
  }

  @Test("Completion sends the value that waits, and completes, both at once", .proves("B137", "B138"))
  func completion() {
    #expect(debounced("a---b|") == "--a--(b|)")
    #expect(debounced("a---|") == "--a-|")
    #expect(debounced("|") == "|")
    #expect(debounced("a|") == "-(a|)")
  }

  @Test("A failure drops the value that waits and passes at once", .proves("B139"))
  func failure() {
    #expect(debounced("a---b#") == "--a--#")
    #expect(debounced("#") == "#")
  }

  @Test("Disposal cancels the timer, and nothing is sent", .proves("B140", "W24"))
  func disposal() {
    let source = scheduler.cold("a-----|")
    let recording = scheduler.record(source.debounce(for: .seconds(3), on: scheduler))
    scheduler.advance(ticks: 1)
    recording.dispose()
    #expect(scheduler.isIdle)
    scheduler.run()
    #expect(recording == "")
    #expect(source.subscriptions == ["^!"])
  }

  @Test("Disposing at the value that completion sends withholds the completion")
  func disposalAtLastValue() {
    let log = Log<String>()
    let subscription = SerialDisposable()
    subscription.inner = scheduler.cold("a|", error: TestFailure.one)
      .debounce(for: .seconds(5), on: scheduler)
      .subscribe(
        next: {
          log.append($0)
          subscription.dispose()
        },
        completed: { log.append("completed") }
      )
    scheduler.run()
    #expect(log.entries == ["a"])
  }

  @Test("Values that need not wait are sent at once and replace the one that waits", .proves("B141", "B142"))
  func predicate() {
    let log = Log<String>()
    let recording = scheduler.record(
      scheduler.cold("a-1-b1---c-----|")
        .debounce(for: .seconds(3), on: scheduler) {
          log.append($0)
          return $0 != "1"
        }
    )
    scheduler.run()
    #expect(recording == "--1--1------c--|")
    #expect(log.entries == ["a", "1", "b", "1", "c"])
  }

  @Test("With a duration of zero values are sent by the scheduler, in the same instant", .proves("B143"))
  func zero() {
    let subject = Subject<Int, Never>()
    let (recorder, _) = subject.debounce(for: .zero, on: scheduler).recorded()
    subject.send(1)
    subject.send(2)
    #expect(recorder.events.isEmpty)
    scheduler.advance(by: .zero)
    #expect(recorder.events == [.next(2)])
    #expect(debounced("(ab)c|", ticks: 0) == "bc|")
  }

  @Test("A duration that is negative is a mistake")
  func negative() async {
    await #expect(processExitsWith: .failure) {
      _ = Signal<Int, Never>.just(1).debounce(for: .seconds(-1), on: TestScheduler())
    }
  }

  @Test("A value sent from inside the handler has to wait too")
  func reentrancy() {
    let subject = Subject<String, Never>()
    let recording = scheduler.record(
      subject.debounce(for: .seconds(2), on: scheduler).map { value in
        if value == "a" { subject.send("b") }
        return value
      }
    )
    subject.send("a")
    scheduler.run()
    #expect(recording == "--a-b")
  }

  @Test("Every subscription waits for itself")
  func subscriptions() {
    let signal = scheduler.cold("ab---|").debounce(for: .seconds(2), on: scheduler)
    let recordings = [scheduler.record(signal), scheduler.record(signal, during: "--^")]
    scheduler.run()
    #expect(recordings[0] == "---b-|")
    #expect(recordings[1] == "-----b-|")
  }

  @Test("Values in quick succession take a timer for each duration, not for each value", .proves("W24"))
  func timers() {
    let counting = CountingScheduler(scheduler)
    let subject = Subject<Int, Never>()
    let (recorder, _) = subject.debounce(for: .seconds(1), on: counting).recorded()
    for value in 0..<1_000 {
      subject.send(value)
      scheduler.advance(by: .milliseconds(10))
    }
    scheduler.run()
    #expect(recorder.events == [.next(999)])
    #expect(counting.scheduled <= 15)
  }

  @Test("The value that waits is released when it is sent, replaced, dropped or given up")
  func release() {
    let lifetimes = Lifetimes()
    let subject = Subject<Tracked, TestFailure>()
    let subscription = subject.debounce(for: .seconds(2), on: scheduler).subscribe()
    subject.send(lifetimes.make())
    subject.send(lifetimes.make())
    #expect(lifetimes.live == 1)
    scheduler.run()
    #expect(lifetimes.live == 0)
    subject.send(lifetimes.make())
    subscription.dispose()
    #expect(lifetimes.live == 0)

    subject.debounce(for: .seconds(2), on: scheduler).subscribe()
    subject.send(lifetimes.make())
    subject.fail(.one)
    #expect(lifetimes.live == 0)
  }

  @Test("A value waits to be sent though its source is gone")
  func sourceGone() {
    let recording = scheduler.record(
      Signal<Int, Never>.create { $0.send(1) }.debounce(for: .seconds(2), on: scheduler)
    )
    scheduler.run()
    #expect(recording == "--1")
  }

  @Test("It keeps the rules of events")
  func laws() {
    let scheduler = scheduler
    expectLaws("debounce(for:)", drained: { scheduler.advance(ticks: 1) }) {
      $0.debounce(for: .seconds(1), on: scheduler)
    }
    expectReleasesValues("debounce(for:)") { source, _ in source.debounce(for: .seconds(1), on: scheduler) }
  }

  @Test("It follows its model", arguments: 0...4)
  func model(ticks: Int) {
    expectModel("debounce(for:), \(ticks)", histories: 500) { source, scheduler in
      source.debounce(for: .seconds(ticks), on: scheduler)
    } model: { input in
      input.indices.compactMap { index -> Step<Int>? in
        let step = input[index]
        let due = step.tick + ticks
        if step.event.isTerminal { return step }
        guard index + 1 < input.count else { return Step(due, step.event) }
        let next = input[index + 1]
        if next.tick > due { return Step(due, step.event) }
        return next.event == .completed ? Step(next.tick, step.event) : nil
      }
    }
  }
}

import ReactiveSignals
import ReactiveSignalsTesting
import ReactiveSignalsTestingTraits
import TestSupport
import Testing

@Suite(.withoutLeaks) struct TimeoutFirstTests {
  let scheduler = TestScheduler()

  private func timed(_ marbles: String, first: Int, next: Int?) -> Recording<String, TestFailure> {
    let scheduler = TestScheduler()
    let recording = scheduler.record(
      scheduler.cold(marbles, error: TestFailure.one).timeout(
        first: .seconds(first),
        next: next.map { .seconds($0) },
        failingWith: .two,
        on: scheduler
      )
    )
    scheduler.run()
    return recording
  }

  @Test("The first event and the later ones have limits of their own")
  func limits() {
    #expect(timed("-----a-b--c----d|", first: 8, next: 3) == "-----a-b--c--#")
    #expect(timed("-----a|", first: 3, next: 9) == "---#")
    #expect(timed("--a--b|", first: 3, next: 4) == "--a--b|")
    #expect(timed("--|", first: 3, next: 4) == "--|")
    #expect(timed("-a#", first: 3, next: 4).events.last?.event == .failed(.one))
    #expect(timed("-", first: 3, next: 4).events.last?.event == .failed(.two))
  }

  @Test("Without a limit for the later events the first value cancels the timer")
  func firstOnly() {
    #expect(timed("--a---------b|", first: 3, next: nil) == "--a---------b|")
    #expect(timed("----a|", first: 3, next: nil) == "---#")
    let subject = Subject<Int, TestFailure>()
    subject.timeout(first: .seconds(3), failingWith: .two, on: scheduler).subscribeEvents { _ in }
    #expect(!scheduler.isIdle)
    subject.send(1)
    #expect(scheduler.isIdle)
  }

  @Test("A synchronous source is always in time, also with limits of zero")
  func zero() {
    let (recorder, _) = Signal<Int, TestFailure>.from([1, 2])
      .timeout(first: .zero, next: .zero, failingWith: .two, on: scheduler)
      .recorded()
    #expect(recorder.events == [.next(1), .next(2), .completed])
    #expect(scheduler.isIdle)
  }

  @Test("The source is disposed at the timeout, and disposal cancels the timer, also in a handler")
  func disposal() {
    let source = Source<Int>()
    let (recorder, _) = source.timeout(
      first: .seconds(2),
      next: .seconds(1),
      failingWith: .two,
      on: scheduler
    )
    .recorded()
    source.send(1)
    scheduler.run()
    #expect(recorder.events == [.next(1), .failed(.two)])
    #expect(source.ends == 1)
    let signal = Signal<Int, TestFailure>.just(1).concat(Signal.never)
      .timeout(first: .seconds(2), next: .seconds(1), failingWith: .two, on: scheduler)
    #expect(signal.events(quittingAfter: 1) == [.next(1)])
    #expect(scheduler.isIdle)
  }

  @Test("A value that a handler sends is in time")
  func reentrancy() {
    let subject = Subject<Int, TestFailure>()
    let (recorder, _) = subject.timeout(first: .seconds(1), failingWith: .two, on: scheduler).map { value in
      if value < 3 { subject.send(value + 1) }
      return value
    }.recorded()
    subject.send(1)
    scheduler.run()
    #expect(recorder.events == [.next(1), .next(2), .next(3)])
    subject.complete()
    scheduler.run()
  }

  #if os(macOS) || os(Linux)
  @Test("A negative duration traps")
  func negative() async {
    await #expect(processExitsWith: .failure) {
      _ = Signal<Int, TestFailure>.never
        .timeout(first: .seconds(-1), failingWith: .two, on: TestScheduler())
    }
    await #expect(processExitsWith: .failure) {
      _ = Signal<Int, TestFailure>.never
        .timeout(first: .seconds(1), next: .seconds(-1), failingWith: .two, on: TestScheduler())
    }
  }
  #endif

  @Test("It keeps the rules of events")
  func laws() {
    let scheduler = scheduler
    expectLaws("timeout(first:)", drained: { scheduler.advance(ticks: 1) }) {
      $0.timeout(first: .seconds(1), next: .seconds(1), failingWith: .two, on: scheduler)
    }
    expectLaws("timeout(first:), first only", drained: { scheduler.advance(ticks: 1) }) {
      $0.timeout(first: .seconds(1), failingWith: .two, on: scheduler)
    }
    expectReleasesValues("timeout(first:)") { source, _ in
      source.timeout(first: .seconds(1), failingWith: .two, on: scheduler)
    }
  }

  @Test("It follows its model", arguments: 1...3, [1, 3, nil])
  func model(first: Int, next: Int?) {
    expectModel("timeout(first:), \(first), \(next ?? 0)", histories: 300, manners: [.cold]) {
      source,
      scheduler in
      source.timeout(
        first: .seconds(first),
        next: next.map { .seconds($0) },
        failingWith: .two,
        on: scheduler
      )
    } model: { input in
      var output: [Step<Int>] = []
      // The first timer was started before the source, the others were set by values.
      var due: Int? = first - 1
      for step in input {
        if let due, step.tick > due { break }
        output.append(step)
        due = next.map { step.tick + $0 }
      }
      if output.last?.event.isTerminal ?? false { return output }
      let timeout = output.isEmpty ? first : due
      return output + (timeout.map { [Step($0, .failed(.two))] } ?? [])
    }
  }
}

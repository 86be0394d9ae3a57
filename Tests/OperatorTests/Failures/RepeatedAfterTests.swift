import ReactiveSignals
import ReactiveSignalsTesting
import ReactiveSignalsTestingTraits
import TestSupport
import Testing

@Suite(.withoutLeaks) struct RepeatedAfterTests {
  let scheduler = TestScheduler()

  @Test("The first round starts immediately, the others a delay after each completion")
  func delays() {
    let source = scheduler.cold("a|", error: TestFailure.one)
    let recording = scheduler.record(source.repeated(3, after: .seconds(2), on: scheduler))
    scheduler.run()
    #expect(recording == "a--a--a|")
    #expect(source.subscriptions == ["^!", "---^!", "------^!"])
  }

  @Test("Without a count there is no limit, and a failure ends it")
  func ends() {
    let round = Count()
    let source = Signal<Int, TestFailure>.create { subscriber in
      let number = round.up()
      subscriber.send(number)
      if number == 3 { subscriber.fail(.one) } else { subscriber.complete() }
    }
    let recording = scheduler.record(source.repeated(after: .seconds(1), on: scheduler))
    scheduler.run()
    #expect(recording == "12(3#)")
  }

  @Test("With 1 there is no delay, and with 0 there is no round")
  func counts() {
    let source = Source<Int>()
    #expect(source.repeated(0, after: .seconds(1), on: scheduler).events() == [.completed])
    #expect(source.subscriptions == 0)
    #expect(Signal.just(1).repeated(1, after: .seconds(1), on: scheduler).events() == [.next(1), .completed])
    #expect(scheduler.isIdle)
  }

  @Test("Disposal during a delay ends it")
  func disposal() {
    let source = scheduler.cold("|", error: TestFailure.one)
    let recording = scheduler.record(source.repeated(after: .seconds(3), on: scheduler), during: "^---!")
    scheduler.run()
    #expect(recording.events.isEmpty)
    #expect(source.subscriptions.count == 2)
    #expect(scheduler.isIdle)
  }

  @Test("Disposal in a handler ends the rounds")
  func disposalFromHandler() {
    let rounds = Count()
    let source = Signal.deferred { Signal.just(rounds.up()) }
    let (recorder, _) = source.repeated(after: .seconds(1), on: scheduler).take(2).recorded()
    scheduler.run()
    #expect(recorder.events == [.next(1), .next(2), .completed])
    #expect(rounds.value == 2)
  }

  #if os(macOS) || os(Linux)
  @Test("Negative arguments trap")
  func negative() async throws {
    let count = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = [1].signal().repeated(-1, after: .zero, on: TestScheduler())
    }
    #expect(
      String(decoding: count.standardErrorContent, as: UTF8.self).contains(
        "Can't repeat a negative number of times"
      )
    )
    let delay = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = [1].signal().repeated(after: .seconds(-1), on: TestScheduler())
    }
    #expect(
      String(decoding: delay.standardErrorContent, as: UTF8.self).contains(
        "Can't repeat after a negative duration"
      )
    )
  }
  #endif

  @Test("It keeps the rules of events")
  func laws() {
    expectLaws("repeated, after a delay", drained: { [scheduler] in scheduler.advance(by: .seconds(9)) }) {
      $0.repeated(2, after: .seconds(1), on: scheduler)
    }
    expectReleasesValues("repeated, after a delay") { source, captured in
      source.repeated(2, after: .seconds(1), on: TestScheduler())
    }
  }
}

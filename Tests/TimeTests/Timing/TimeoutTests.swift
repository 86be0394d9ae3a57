import TestSupport

@Suite(.withoutLeaks) struct TimeoutTests {
  let scheduler = TestScheduler()

  @Test("The source is disposed before the failure is delivered, and its events dropped", .proves("B155"))
  func order() {
    let log = Log<String>()
    Signal<String, TestFailure>
      .create { [scheduler] subscriber in
        subscriber.onDispose { log.append("disposed") }
        scheduler.schedule(after: .seconds(3)) {
          log.append("sends")
          subscriber.send("late")
        }
      }
      .timeout(after: .seconds(2), failingWith: .two, on: scheduler)
      .subscribeEvents { log.append("\($0)") }
    scheduler.run()
    expectEqual(log.entries, ["disposed", "failed(two)", "sends"])
  }

  @Test("The end of the source and disposal cancel the timer", .proves("B156"))
  func cancellation() {
    for end in [Event<Int, TestFailure>.completed, .failed(.one)] {
      let subject = Subject<Int, TestFailure>()
      subject.timeout(after: .seconds(9), failingWith: .two, on: scheduler).subscribeEvents { _ in }
      subject.timeout(ofSilence: .seconds(9), failingWith: .two, on: scheduler).subscribeEvents { _ in }
      #expect(!scheduler.isIdle)
      subject.send(event: end)
      #expect(scheduler.isIdle)
    }
    let recording = scheduler.record(
      Signal<Int, TestFailure>.never.timeout(after: .seconds(9), failingWith: .two, on: scheduler)
    )
    recording.dispose()
    #expect(scheduler.isIdle)
  }

  @Test("A synchronous source is always in time")
  func zero() {
    let (recorder, _) = Signal<Int, TestFailure>.just(1)
      .timeout(after: .zero, failingWith: .two, on: scheduler)
      .recorded()
    expectEqual(recorder.events, [.next(1), .completed])
    #expect(scheduler.isIdle)
  }

  @Test("The default failure is SignalError.timedOut")
  func signalError() {
    let (recorder, _) = Signal<Int, SignalError>.never.timeout(after: .seconds(1), on: scheduler).recorded()
    let (anyRecorder, _) = Signal<Int, any Error>.never.timeout(after: .seconds(1), on: scheduler).recorded()
    let (promoted, _) = Signal<Int, Never>.never
      .promoteFailure(to: SignalError.self)
      .timeout(after: .seconds(1), on: scheduler)
      .recorded()
    let (inferred, _) = Signal<Int, Never>.never
      .promoteFailure(to: SignalError.self)
      .timeout(after: .seconds(1), failingWith: .timedOut, on: scheduler)
      .recorded()
    scheduler.run()
    expectEqual(recorder.events, [.failed(.timedOut)])
    expectEqual(anyRecorder.failure as? SignalError, .timedOut)
    expectEqual(promoted.events, [.failed(.timedOut)])
    expectEqual(inferred.events, [.failed(.timedOut)])
  }

  @Test("Values in quick succession take one timer for each duration", .proves("W24"))
  func timers() {
    let counting = CountingScheduler(scheduler)
    let subject = Subject<Int, TestFailure>()
    let (recorder, _) =
      subject
      .timeout(ofSilence: .seconds(1), failingWith: .two, on: counting)
      .ignoreValues()
      .recorded()
    for value in 0..<1_000 {
      subject.send(value)
      scheduler.advance(by: .milliseconds(10))
    }
    scheduler.run()
    expectEqual(recorder.failure, .two)
    #expect(counting.scheduled <= 15)
  }

  @Test("It follows its model", .proves("B153", "B154", "W42"), arguments: 0...8)
  func totalModel(ticks: Int) {
    expectModel("timeout(after:), \(ticks)", histories: 300, manners: [.cold]) { source, scheduler in
      source.timeout(after: .seconds(ticks), failingWith: .two, on: scheduler)
    }
    .follows { input in
      let inTime = input.filter { $0.tick < ticks }
      let isEnded = inTime.last?.event.isTerminal ?? false
      return isEnded ? inTime : inTime + [Step(ticks, .failed(.two))]
    }
  }

  @Test("It follows its model of silence", .proves("W42"), arguments: 1...5)
  func silenceModel(ticks: Int) {
    expectModel("timeout(ofSilence:), \(ticks)", histories: 500, manners: [.cold]) { source, scheduler in
      source.timeout(ofSilence: .seconds(ticks), failingWith: .two, on: scheduler)
    }
    .follows { input in
      var output: [Step<Int>] = []
      // The first timer was started before the source, the others were set by values.
      var due = ticks - 1
      for step in input {
        if step.tick > due { break }
        output.append(step)
        due = step.tick + ticks
      }
      let isEnded = output.last?.event.isTerminal ?? false
      return isEnded ? output : output + [Step(output.isEmpty ? ticks : due, .failed(.two))]
    }
  }
}

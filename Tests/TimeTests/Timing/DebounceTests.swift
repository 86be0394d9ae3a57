import TestSupport

@Suite(.withoutLeaks) struct DebounceTests {
  let scheduler = TestScheduler()

  @Test("A value is sent on the given scheduler, wherever it came from", .proves("B136"))
  func thread() {
    let subject = Subject<Int, Never>()
    let arrived = Counter()
    subject.debounce(for: .seconds(1), on: scheduler).subscribe { [scheduler] _ in
      #expect(isSame(currentScheduler, scheduler))
      arrived.next()
    }
    onThreads(1) { _ in subject.send(1) }
    expectEqual(arrived.value, 0)
    scheduler.run()
    expectEqual(arrived.value, 1)
  }

  @Test("Disposal cancels the timer, and nothing is sent", .proves("B140", "W24"))
  func disposal() {
    let source = scheduler.cold("a-----|")
    let recording = scheduler.record(source.debounce(for: .seconds(3), on: scheduler))
    scheduler.advance(ticks: 1)
    recording.dispose()
    #expect(scheduler.isIdle)
    scheduler.run()
    expectEqual(recording, "")
    #expect(source.subscriptions == ["^!"])
  }

  @Test("Exempt values are sent immediately and replace the waiting one", .proves("B141", "B142"))
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
    expectEqual(recording, "--1--1------c--|")
    expectEqual(log.entries, ["a", "1", "b", "1", "c"])
  }

  @Test("Values in quick succession take one timer for each duration", .proves("W24"))
  func timers() {
    let counting = CountingScheduler(scheduler)
    let subject = Subject<Int, Never>()
    let (recorder, _) = subject.debounce(for: .seconds(1), on: counting).recorded()
    for value in 0..<1_000 {
      subject.send(value)
      scheduler.advance(by: .milliseconds(10))
    }
    scheduler.run()
    expectEqual(recorder.events, [.next(999)])
    #expect(counting.scheduled <= 15)
  }

  @Test("The waiting value is released when it is sent, replaced, dropped or disposed")
  func release() {
    let lifetimes = Lifetimes()
    let subject = Subject<Tracked, TestFailure>()
    let subscription = subject.debounce(for: .seconds(2), on: scheduler).subscribeEvents { _ in }
    subject.send(lifetimes.make())
    subject.send(lifetimes.make())
    expectEqual(lifetimes.live, 1)
    scheduler.run()
    expectEqual(lifetimes.live, 0)
    subject.send(lifetimes.make())
    subscription.dispose()
    expectEqual(lifetimes.live, 0)

    subject.debounce(for: .seconds(2), on: scheduler).subscribeEvents { _ in }
    subject.send(lifetimes.make())
    subject.fail(.one)
    expectEqual(lifetimes.live, 0)
  }

  @Test("A value waits to be sent although its source is released")
  func sourceGone() {
    let recording = scheduler.record(
      Signal<Int, Never>.create { $0.send(1) }.debounce(for: .seconds(2), on: scheduler)
    )
    scheduler.run()
    expectEqual(recording, "--1")
  }

  @Test("It follows its model", .proves("B135", "W41", "B137", "B139", "B143"), arguments: 0...4)
  func model(ticks: Int) {
    expectModel("debounce(for:), \(ticks)", histories: 500) { source, scheduler in
      source.debounce(for: .seconds(ticks), on: scheduler)
    }
    .follows { input in
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

  @Test("It follows its model of durations")
  func modelOfDurations() {
    expectModel("debounce(on:)") { source, scheduler in
      source.debounce(on: scheduler) { $0 == 9 ? nil : .seconds($0 % 4) }
    }
    .follows { input in
      var output: [Step<Int>] = []
      var waiting: (event: Event<Int, TestFailure>, due: Int)?
      for tick in 0...100 {
        for step in input where step.tick == tick {
          switch step.event {
          case .next(9):
            waiting = nil
            output.append(step)
          case .next(let value): waiting = (step.event, tick + value % 4)
          case .completed:
            if let waiting { output.append(Step(tick, waiting.event)) }
            return output + [step]
          case .failed: return output + [step]
          }
        }
        if let (event, due) = waiting, due == tick {
          output.append(Step(tick, event))
          waiting = nil
        }
      }
      return output
    }
  }
}

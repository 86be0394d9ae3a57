import TestSupport

@Suite(.withoutLeaks) struct WindowForTests {
  let scheduler = TestScheduler()

  @Test("Disposal cancels the timer and leaves the open window without an end")
  func disposal() {
    let kept = Log<WindowedSignal<String, Never>>()
    let source = scheduler.cold("ab-----|")
    let subscription = source.window(for: .seconds(3), on: scheduler).subscribe { kept.append($0) }
    scheduler.advance(ticks: 2)
    subscription.dispose()
    #expect(scheduler.isIdle)
    expectEqual(kept.entries.map { $0.recorded().recorder.events }, [[.next("a"), .next("b")]])
    #expect(source.subscriptions == ["^-!"])
  }

  @Test("A window whose result has ended receives its values until its time has passed", arguments: 1...3)
  func take(count: Int) {
    let source = scheduler.cold("ab--c--|")
    let recording = scheduler.record(
      source.window(for: .seconds(3), upTo: count, on: scheduler).take(1).flatMap {
        $0.count().map { "\($0)" }
      }
    )
    scheduler.run()
    expectEqual(recording, ["(1|)", "-(2|)", "---(2|)"][count - 1])
    #expect(source.subscriptions == [["(^!)", "^!", "^--!"][count - 1]])
  }

  @Test("The window of a released source completes in its time, and nothing is retained")
  func dropped() {
    let lifetimes = Lifetimes()
    let recorder = Recorder<Int, TestFailure>()
    func subscribe() {
      let token = lifetimes.make()
      Signal<Int, TestFailure>.create { $0.send(1) }
        .window(for: .seconds(2), on: scheduler)
        .subscribe(
          next: { window in
            withExtendedLifetime(token) {}
            window.subscribe(recorder)
          },
          failed: { _ in }
        )
    }
    subscribe()
    expectEqual(recorder.events, [.next(1)])
    scheduler.run()
    expectEqual(recorder.events, [.next(1), .completed])
    expectEqual(lifetimes.live, 0)
  }

  @Test("One timer runs at a time, and none for a full window", .proves("W24"))
  func timers() {
    let counting = CountingScheduler(scheduler)
    let subject = Subject<Int, Never>()
    let (recorder, _) = subject.window(for: .seconds(1), on: counting).flatMap { $0.collect() }.recorded()
    for value in 0..<1_000 { subject.send(value) }
    scheduler.run()
    expectEqual(counting.scheduled, 1)
    expectEqual(recorder.values, [Array(0..<1_000)])

    subject.window(for: .seconds(1), upTo: 2, on: counting).subscribe()
    for value in 0..<10 { subject.send(value) }
    // The timer of the previous subscription is left.
    scheduler.run()
    #expect(scheduler.isIdle)
  }

  @Test("It keeps the rules of events")
  func laws() {
    let scheduler = TestScheduler()
    func windows(_ source: Signal<Int, TestFailure>) -> some SignalProtocol<
      WindowedSignal<Int, TestFailure>, TestFailure
    > {
      source.window(for: .seconds(1), on: scheduler)
    }
    expectLaws("window(for:)", drained: { scheduler.advance(ticks: 1) }) { windows($0).flatMap { $0 } }
    expectLaws("window(for:), collected", drained: { scheduler.advance(ticks: 1) }) {
      windows($0).flatMap { $0.collect() }
    }
    expectLaws("window(for:), one after another", drained: { scheduler.advance(ticks: 1) }) {
      windows($0).flatMap(.concat) { $0 }
    }
    expectReleasesValues("window(for:)") { source, captured in
      source.window(for: .seconds(1), on: scheduler).flatMap { $0.map { [$0, captured] } }
    }
  }

  /// The events of a window, with its number.
  private enum Mark: Equatable {
    case value(Int, window: Int)
    case end(window: Int)
  }

  @Test("It follows its model", arguments: 0...3, [1, 2, 3, .max])
  func model(ticks: Int, count: Int) {
    expectModel("window(for:), \(ticks), upTo: \(count)", histories: 200) { source, scheduler in
      source.window(for: .seconds(ticks), upTo: count, on: scheduler).enumerated().flatMap { number, window in
        window.map { Mark.value($0, window: number) }.concat(Signal.just(.end(window: number)))
      }
    }
    .follows { input in
      var output: [Step<Mark>] = []
      var rest = input[...]
      var number = 0
      while let first = rest.first, first.event.value != nil {
        let members = rest.prefix { $0.tick <= first.tick + ticks && $0.event.value != nil }.prefix(count)
        rest = rest.dropFirst(members.count)
        for step in members { output.append(Step(step.tick, step.event.map { .value($0, window: number) })) }
        let isFull = members.count == count
        let isEnded = rest.first.map { $0.event.isTerminal && $0.tick <= first.tick + ticks } ?? false
        if isEnded, !isFull, rest.first?.event != .completed { break }
        let tick = isFull ? members.last?.tick : isEnded ? rest.first?.tick : first.tick + ticks
        output.append(Step(tick ?? 0, .next(.end(window: number))))
        number += 1
      }
      return output
        + input.filter { $0.event.isTerminal }.map { Step($0.tick, $0.event.map { _ in .end(window: -1) }) }
    }
  }
}

import TestSupport

@Suite(.withoutLeaks) struct TimeoutSwitchingToTests {
  let scheduler = TestScheduler()

  @Test("Silence switches too, of any event or of the first one")
  func silence() {
    let source = scheduler.cold("a-b----c|", error: TestFailure.one)
    let fallback = scheduler.cold("x|", error: TestFailure.one)
    let recordings = [
      scheduler.record(source.timeout(ofSilence: .seconds(3), switchTo: fallback, on: scheduler)),
      scheduler.record(
        source.timeout(first: .seconds(1), next: .seconds(4), switchTo: fallback, on: scheduler)
      ),
      scheduler.record(source.timeout(first: .seconds(1), switchTo: fallback, on: scheduler)),
    ]
    scheduler.run()
    expectEqual(recordings[0], "a-b--x|")
    expectEqual(recordings[1], "a-b---x|")
    expectEqual(recordings[2], "a-b----c|")
  }

  @Test("A signal that cannot fail stays one")
  func safe() {
    let signal: some SignalProtocol<Int, Never> = Signal<Int, Never>.never
      .timeout(after: .seconds(1), switchTo: Signal.just(7), on: scheduler)
    let (recorder, _) = signal.recorded()
    scheduler.run()
    expectEqual(recorder.events, [.next(7), .completed])
  }

  @Test("Its description shows the operator")
  func description() {
    let signal = [1].signal().timeout(after: .zero, switchTo: Signal.just(7), on: scheduler)
    expectEqual("\(signal)", "[from] timeout")
  }

  @Test("A signal that continues with itself takes constant stack, synchronously and later")
  func rounds() {
    @Sendable func continuing(_ rounds: Int, _ duration: Duration, on scheduler: some TimedScheduler)
      -> Signal<
        Int, Never
      >
    {
      if rounds == 0 { return .just(7) }
      let next = Signal<Int, Never>.deferred { continuing(rounds - 1, duration, on: scheduler) }
      return Signal<Int, Never>.never.timeout(after: duration, switchTo: next, on: scheduler).erased
    }
    expectEqual(continuing(50_000, .zero, on: InlineScheduler()).events(), [.next(7), .completed])
    let recorder = continuing(10_000, .seconds(1), on: scheduler).recorded().recorder
    scheduler.run()
    expectEqual(recorder.events, [.next(7), .completed])
  }

  @Test("It follows its model", arguments: 0...4)
  func model(ticks: Int) {
    expectModel("timeout(after:), \(ticks), switching", histories: 300, manners: [.cold]) {
      source,
      scheduler in
      source.timeout(after: .seconds(ticks), switchTo: ModelInput.just(77), on: scheduler)
    }
    .follows { input in
      let inTime = input.filter { $0.tick < ticks }
      let isEnded = inTime.last?.event.isTerminal ?? false
      return isEnded ? inTime : inTime + .answer(77, at: ticks)
    }
  }
}

import TestSupport
import Testing

@Suite(.withoutLeaks) struct TimerTests {
  private let scheduler = TestScheduler()

  @Test("It sends one tick, then completes")
  func tick() {
    let recording = scheduler.record(Signal.timer(after: .seconds(3), on: scheduler))
    scheduler.run()
    expectEqual(recording, "---(0|)")
  }

  @Test("Each subscription has a timer of its own")
  func perSubscription() {
    let signal = Signal.timer(after: .seconds(3), on: scheduler)
    let first = scheduler.record(signal)
    let second = scheduler.record(signal, during: "--^")
    scheduler.run()
    expectEqual(first, "---(0|)")
    expectEqual(second, "-----(0|)")
  }

  @Test("Disposal cancels the timer")
  func disposal() {
    let subscription = Signal.timer(after: .seconds(1), on: scheduler).subscribe()
    subscription.dispose()
    #expect(scheduler.isIdle)
  }

  @Test("Disposing in the handler of the tick suppresses the completion")
  func disposalFromHandler() {
    let quitter = Quitter<Int, Never>(after: 1)
    Signal.timer(after: .seconds(1), on: scheduler).subscribe(quitter)
    scheduler.run()
    expectEqual(quitter.events, [.next(0)])
  }
}

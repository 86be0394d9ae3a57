import TestSupport

@Suite(.withoutLeaks) struct TimerTests {
  private let scheduler = TestScheduler()

  @Test("It sends one tick, then completes")
  func tick() {
    let recording = scheduler.record(Signal.timer(after: .seconds(3), on: scheduler))
    scheduler.run()
    expectEqual(recording, "---(0|)")
  }
}

import ReactiveSignals
import ReactiveSignalsTesting
import ReactiveSignalsTestingTraits
import TestSupport
import Testing

@Suite(.withoutLeaks) struct IntervalTests {
  private let scheduler = TestScheduler()

  @Test("Ticks come after each interval, without end", .proves("B058", "B059"))
  func ticks() {
    let recording = scheduler.record(Signal.interval(.seconds(2), on: scheduler))
    scheduler.advance(ticks: 7)
    #expect(recording == "--0-1-2-")
  }

  @Test("Each subscription has a timer of its own", .proves("B058"))
  func perSubscription() {
    let signal = Signal.interval(.seconds(2), on: scheduler)
    let first = scheduler.record(signal)
    let second = scheduler.record(signal, during: "-^---!")
    scheduler.advance(ticks: 8)
    #expect(first == "--0-1-2-3")
    #expect(second == "---0-----")
  }

  @Test("Disposal cancels the timer")
  func disposal() {
    let subscription = Signal.interval(.seconds(1), on: scheduler).subscribe()
    #expect(!scheduler.isIdle)
    subscription.dispose()
    #expect(scheduler.isIdle)
  }

  @Test("Disposal from inside a handler cancels the timer")
  func disposalFromHandler() {
    let recording = scheduler.record(Signal.interval(.seconds(1), on: scheduler).take(2))
    scheduler.run()
    #expect(recording == "-0(1|)")
    #expect(scheduler.isIdle)
  }

  #if os(macOS) || os(Linux)
  @Test("An interval of zero traps")
  func zero() async {
    await #expect(processExitsWith: .failure) {
      _ = Signal.interval(.zero, on: TestScheduler())
    }
  }
  #endif
}

// Time and schedulers. See `scripts/check-mistakes`.
import Dispatch
import ReactiveSignals

// A scheduler in the background, without a queue.
func backgroundScheduler(_ texts: Signal<String, Never>) {
  // error: 'background' is unavailable: Make a scheduler: 'QueueScheduler(label: …)'.
  texts.deliver(on: .background).map { $0.count }.subscribe { print($0) }
}

func temperatures(_ place: String) -> Signal<Int, Never> { .just(20) }

// Two operators without their schedulers, in a long chain.
func chainWithoutScheduler() {
  let places = Signal.from(["Oslo", "Rome"])
  // error: 'throttle(for:)' is unavailable: Add the scheduler that keeps the time: 'on: .main'.
  _ = places.throttle(for: .seconds(1)).flatMap(.latest) {
    // error: 'delay(for:)' is unavailable: Add the scheduler that keeps the time: 'on: .main'.
    temperatures($0).delay(for: .milliseconds(100))
  }
  .map { $0 + 1 }.merge(Signal.from([0])).scan(0) { $0 + $1 }.map { "\($0)" }.start(with: "…")
}

// A duration without a unit.
func debounceSeconds(_ text: Signal<String, Never>) {
  // error: cannot convert value of type 'Double' to expected argument type 'Duration'
  text.debounce(for: 0.3, on: MainScheduler.shared).subscribe { print($0) }
}

// A duration without a unit, on the main scheduler.
func debounceSecondsOnMain(_ text: Signal<String, Never>) {
  // error: cannot convert value of type 'Double' to expected argument type 'Duration'
  text.debounce(for: 0.3, on: .main).subscribe { print($0) }
}

// A duration without a unit, a label and a scheduler.
func debounceUnlabeledSeconds(_ text: Signal<String, Never>) {
  // error: 'debounce' is unavailable: Write 'debounce(for: .seconds(0.3), on: .main)'.
  text.map { $0.count }.filter { $0 > 3 }.debounce(0.3).subscribe { print($0) }
}

// `debounce` without a scheduler.
func debounceWithoutScheduler(_ text: Signal<String, Never>) {
  // error: 'debounce(for:)' is unavailable: Add the scheduler that keeps the time: 'on: .main'.
  text.debounce(for: .milliseconds(300)).subscribe { print($0) }
}

// Proves B347: a delay on the immediate scheduler
func delayOnImmediate() -> any TimedScheduler {
  // error: return expression of type 'ImmediateScheduler' does not conform to 'TimedScheduler'
  ImmediateScheduler()
}

// Values that are delivered on the main queue of Dispatch.
enum DeliverOnMainQueue {
  @MainActor
  final class Model {
    var number = 0

    func show(_ numbers: Signal<Int, Never>) {
      // error: 'deliver(on:)' is unavailable: Write 'onMain()' for the main queue, or 'deliver(on: QueueScheduler(label: …, target: queue))'.
      numbers.map { $0 + 1 }.deliver(on: DispatchQueue.main).subscribe { [weak self] in self?.number = $0 }
    }
  }
}

// A queue of Dispatch as a scheduler.
func dispatchQueueAsScheduler(_ text: Signal<String, Never>) {
  // error: 'deliver(on:)' is unavailable: Write 'onMain()' for the main queue, or 'deliver(on: QueueScheduler(label: …, target: queue))'.
  // error: call to main actor-isolated instance method 'subscribe(next:completed:)' in a synchronous nonisolated context [#ActorIsolatedCall]
  text.deliver(on: DispatchQueue.main).subscribe { print($0) }
}

// Proves B060: a timer on the immediate scheduler
func intervalOnImmediate() -> Signal<Int, Never> {
  // error: 'interval(_:on:)' is unavailable: An operator that waits needs a scheduler with a clock: write 'on: .main', or 'on: QueueScheduler(label: …, target: queue)'.
  .interval(.seconds(1), on: ImmediateScheduler())
}

// An interval without a unit and a scheduler.
func intervalSeconds() {
  // error: 'interval' is unavailable: Write 'Signal.interval(.seconds(1), on: .main)'.
  Signal.interval(1).subscribe { print($0) }
}

// An interval without a scheduler.
func intervalWithoutScheduler() {
  // error: 'interval' is unavailable: Add the scheduler that keeps the time: 'on: .main'.
  _ = Signal.interval(.seconds(1)).map { $0 * 2 }.filter { $0 > 10 }.take(5)
}

// A sample at intervals.
func sampleEvery(_ numbers: Signal<Int, Never>) {
  // error: 'sample(every:)' is unavailable: Write 'sample(on: .interval(.seconds(1), on: .main))'.
  numbers.map { $0 + 1 }.sample(every: .seconds(1)).subscribe { print($0) }
}

// A timeout without a unit, a failure and a scheduler.
func timeoutSeconds(_ answer: Signal<String, any Error>) {
  // error: 'timeout' is unavailable: Write 'timeout(after: .seconds(3), failingWith: LoadError.late, on: .main)'.
  answer.timeout(3).subscribe(next: { print($0) }, failed: { print($0) })
}

// A timer that repeats.
enum TimerEvery {
  struct Moment {}

  static func tick(_ scheduler: some TimedScheduler) {
    // error: 'timer(every:on:)' has been renamed to 'interval(_:on:)': It sends 0, 1, 2 and so on.
    Signal<Moment, Never>.timer(every: .milliseconds(10), on: scheduler).subscribe { print($0) }
    // error: 'timer(every:on:)' has been renamed to 'interval(_:on:)': It sends 0, 1, 2 and so on.
    Signal.timer(every: .milliseconds(10), on: scheduler).subscribe { print($0) }
  }
}

// `timestamp()` without a scheduler.
func timestampWithoutScheduler(_ numbers: Signal<Int, Never>) {
  // error: 'timestamp()' is unavailable: Add the scheduler that keeps the time: 'on: .main'.
  numbers.timestamp().subscribe { print($0.time, $0.value) }
}

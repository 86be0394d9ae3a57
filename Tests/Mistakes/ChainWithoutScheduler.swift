// error: 'throttle(for:)' is unavailable: Add the scheduler that keeps the time: 'on: .main'.
import ReactiveSignals

func temperatures(_ place: String) -> Signal<Int, Never> { .just(20) }

let places = Signal.from(["Oslo", "Rome"])
let labels = places.throttle(for: .seconds(1)).flatMap(.latest) {
  temperatures($0).delay(for: .milliseconds(100))
}
.map { $0 + 1 }.merge(Signal.from([0])).scan(0) { $0 + $1 }.map { "\($0)" }.start(with: "…")

// error: 'subscribe(on:next:)' is unavailable: 'subscribe(on:)' takes no handler: write 'subscribe(on: …).subscribe { … }'.
import ReactiveSignals

func show(_ numbers: Signal<Int, Never>, _ scheduler: MainScheduler) {
  numbers.subscribe(on: scheduler) { print($0) }
}

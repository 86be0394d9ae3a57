// error: 'withLatestFrom' has been renamed to 'withLatest(from:)'
import ReactiveSignals

func show(_ taps: Signal<Void, Never>, _ text: Signal<String, Never>) {
  taps.withLatestFrom(text).subscribe { print($0) }
}

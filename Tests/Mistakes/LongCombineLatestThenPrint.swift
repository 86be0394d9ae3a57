// error: type 'Any' does not conform to the 'Sendable' protocol
import ReactiveSignals

func show(_ widths: Signal<Int, Never>, _ heights: Signal<Int, Never>) {
  widths.combineLatest(heights) { width, height in
    let area = width * height
    return area
  }
  .subscribe { print($0) }
}

// error: failed to produce diagnostic for expression; please submit a bug report (https://swift.org/contributing/#reporting-bugs)
import ReactiveSignals

func both(_ numbers: Signal<Int, Never>) {
  Signal.merge([numbers.map { $0 * 2 }, numbers.filter { $0 > 2 }]).subscribe { print($0) }
}

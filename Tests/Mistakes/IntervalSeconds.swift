// error: 'interval' is unavailable: Write 'Signal.interval(.seconds(1), on: .main)'.
import ReactiveSignals

func ticks() {
  Signal.interval(1).subscribe { print($0) }
}

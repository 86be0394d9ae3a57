// compiles
import ReactiveSignals

func show(_ numbers: Signal<Int, Never>) {
  numbers.deliver(on: .main, buffering: .unbounded).subscribe { _ in }
}

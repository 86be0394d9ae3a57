// error: conflicting arguments to generic parameter 'Failure' ('Broken' vs. 'Never')
import ReactiveSignals

struct Broken: Error {}

func all(_ first: Signal<Int, Broken>, _ second: Signal<Int, Never>) {
  Signal.merge([first, second]).subscribe { print($0) }
}

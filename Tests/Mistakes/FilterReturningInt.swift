// error: cannot convert value of type 'Int' to closure result type 'Bool'
import ReactiveSignals

func odd(_ numbers: Signal<Int, Never>) {
  numbers.filter { $0 % 2 }.subscribe { print($0) }
}

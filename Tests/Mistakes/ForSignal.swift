// error: for-in loop requires 'Signal<Int, Never>' to conform to 'Sequence'
import ReactiveSignals

func show(_ numbers: Signal<Int, Never>) {
  for number in numbers { print(number) }
}

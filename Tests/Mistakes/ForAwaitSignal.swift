// error: for-in loop requires 'Signal<Int, Never>' to conform to 'AsyncSequence'
import ReactiveSignals

func show(_ numbers: Signal<Int, Never>) async {
  for await number in numbers { print(number) }
}

// error: 'dropFirst' has been renamed to 'skip(_:)': Write 'skip(1)' for the first value.
import ReactiveSignals

func rest(_ numbers: Signal<Int, Never>) {
  numbers.dropFirst().subscribe { print($0) }
}

// error: 'init(_:)' is unavailable: Use 'Signal.from(elements)'.
import ReactiveSignals

func numbers(_ stream: AsyncStream<Int>) -> Signal<Int, Never> {
  Signal(stream)
}

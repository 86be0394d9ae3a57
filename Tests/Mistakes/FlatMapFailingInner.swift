// error: cannot convert value of type 'Signal<String, Broken>' to closure result type 'Signal<Any, Never>'
import ReactiveSignals

struct Broken: Error {}

@Sendable func load(_ id: Int) -> Signal<String, Broken> { .just("\(id)") }

func names(_ ids: Signal<Int, Never>) {
  ids.flatMap { load($0) }.subscribe { print($0) }
}

// error: cannot convert value of type 'String' to closure result type 'Signal<Any, Never>'
import ReactiveSignals

func names(_ ids: Signal<Int, Never>) {
  ids.flatMap { "\($0)" }.subscribe { print($0) }
}

// error: cannot pass function of type '@Sendable (Int) async -> String' to parameter expecting synchronous function type
import ReactiveSignals

func load(_ id: Int) async -> String { "\(id)" }

func names(_ ids: Signal<Int, Never>) {
  ids.map { await load($0) }.subscribe { print($0) }
}

// error: type 'Any' does not conform to the 'Sendable' protocol
import ReactiveSignals

func load(_ id: Int) async -> String { "\(id)" }

func show(_ ids: Signal<Int, Never>) {
  ids.asyncMap { id in
    let text = await load(id)
    return text
  }
  .subscribe { print($0) }
}

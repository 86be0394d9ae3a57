// compiles
import ReactiveSignals

@Sendable func load(_ id: Int) -> Signal<String, Never> { .just("\(id)") }

func show(_ ids: Signal<Int, Never>) {
  ids.flatMap { id in
    let next = id + 1
    return load(next)
  }
  .subscribe { print($0) }
}

// error: call to main actor-isolated instance method 'subscribe(next:completed:)' in a synchronous nonisolated context [#ActorIsolatedCall]
import ReactiveSignals

func show(_ titles: MainSignal<String, Never>) {
  titles.subscribe { print($0) }
}

import ReactiveSignals

func show(_ titles: MainSignal<String, Never>) {
  titles.subscribe { print($0) }
}

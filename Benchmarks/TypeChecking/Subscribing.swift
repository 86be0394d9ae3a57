import ReactiveSignals

func chain(_ source: Signal<Int, Never>, _ subject: Subject<Int, Never>, _ bag: CompoundDisposable) {
  source.subscribe { value in _ = value + 1 }.store(in: bag)
  source.subscribe(next: { _ in }, completed: {}).store(in: bag)
  source.map { $0 + 1 }.subscribe(subject).store(in: bag)
  source.subscribeEvents { event in _ = event.value }.store(in: bag)
}

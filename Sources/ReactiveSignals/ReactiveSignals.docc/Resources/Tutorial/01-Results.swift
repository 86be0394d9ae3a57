import ReactiveSignals

func results(
  for text: some SignalProtocol<String, Never>,
  on scheduler: some TimedScheduler
) -> some SignalProtocol<String, Never> {
  text
    .debounce(for: .milliseconds(300), on: scheduler)
    .distinctUntilChanged()
}

import ReactiveSignals

struct SearchError: Error {}

func results(
  for text: some SignalProtocol<String, Never>,
  search: @escaping @Sendable (String) -> Signal<String, SearchError>,
  on scheduler: some TimedScheduler
) -> some SignalProtocol<String, Never> {
  text
    .debounce(for: .milliseconds(300), on: scheduler)
    .distinctUntilChanged()
    .flatMap(.latest) { text in
      search(text).retry(2).replaceFailure(with: "no connection")
    }
}

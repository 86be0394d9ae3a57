// compiles
import ReactiveSignals

struct Failed: Error {}

final class Search: Sendable {
  let text = MutableProperty("")
  let failure = MutableProperty<Failed?>(nil)
  let isLoading = MutableProperty(false)
  let results: Property<[String]>

  init(_ clock: some TimedScheduler, load: @escaping @Sendable (String) -> Signal<[String], Failed>) {
    results = Property(
      initial: [],
      then: text.signal
        .debounce(for: .milliseconds(300), on: clock)
        .distinctUntilChanged()
        .flatMap(.latest) { [isLoading, failure] text in
          guard !text.isEmpty else { return .just([]) }
          return load(text)
            .retry(2)
            .on(subscribed: { isLoading.value = true }, disposed: { isLoading.value = false })
            .catch { error in
              failure.value = error
              return .just([])
            }
        }
    )
  }
}

import ReactiveSignals
import ReactiveSignalsTesting
import Testing

private struct Repository: Equatable {
  let name: String
}

private enum SearchFailure: Error {
  case offline
}

/// A search field, whose requests are those of a service of the main actor.
private final class SearchModel {
  @MainMutableProperty var query = ""
  @MainMutableProperty var isLoading = false
  @MainMutableProperty var failure: SearchFailure?
  private(set) var results = MainProperty<[Repository]>([])

  init(
    on scheduler: some TimedScheduler,
    fetch: @escaping (String) -> MainSignal<[Repository], SearchFailure>
  ) {
    results = MainProperty(
      initial: [],
      then: $query.signal
        .debounce(for: .milliseconds(300), on: scheduler)
        .distinctUntilChanged()
        .flatMap(.latest) { [unowned self] text in
          if text.isEmpty { return .just([]) }
          return fetch(text)
            .retry(2)
            .on(subscribed: { self.isLoading = true })
            .finally { self.isLoading = false }
            .catch { error in
              self.failure = error
              return .just([])
            }
        }
    )
  }
}

struct SearchTests {
  @Test("A text that rests is searched, a failure is shown, and a new text replaces a request")
  func search() {
    let scheduler = TestScheduler(tick: .milliseconds(100))
    var requests: [String] = []
    var attempts = 0
    let model = SearchModel(on: scheduler) { text in
      requests.append(text)
      if text == "bad" {
        return .deferred {
          attempts += 1; return .fail(.offline)
        }
      }
      return .just([Repository(name: text)]).delay(for: .milliseconds(200), on: scheduler)
    }
    model.query = "s"
    model.query = "swift"
    scheduler.advance(by: .milliseconds(300))
    #expect(requests == ["swift"])
    #expect(model.isLoading)
    scheduler.advance(by: .milliseconds(200))
    #expect(model.results.value == [Repository(name: "swift")])
    #expect(!model.isLoading)
    model.query = "bad"
    scheduler.advance(by: .milliseconds(300))
    #expect(attempts == 3)
    #expect(model.failure == .offline)
    #expect(model.results.value == [])
  }
}

import ReactiveSignals
import Testing

private typealias Feedback<State, Event> = (MainSignal<State, Never>) -> MainSignal<Event, Never>

/// A state that events change, whose effects send the events.
private func system<State, Event>(
  initial: State,
  reduce: @escaping (State, Event) -> State,
  feedback: [Feedback<State, Event>]
) -> MainSignal<State, Never> {
  .deferred {
    let states = MainSubject<State, Never>()
    let replayed = states.replayLast()
    return MainSignal.merge(feedback.map { $0(replayed) })
      .scan(initial, reduce)
      .start(with: initial)
      .on(next: { states.send($0) })
  }
}

private func react<State, Request: Equatable, Event>(
  request: @escaping (State) -> Request?,
  effects: @escaping (Request) -> MainSignal<Event, Never>
) -> Feedback<State, Event> {
  { states in
    states.map(request).distinctUntilChanged().flatMap(.latest) {
      request -> MainSignal<Event, Never> in
      guard let request else { return .empty }
      return effects(request)
    }
  }
}

private enum Command { case change(String), loadMore, response([String]) }

private struct SearchState {
  var text = "", page = 0, isLoading = false, items: [String] = []

  static func reduce(_ state: SearchState, _ command: Command) -> SearchState {
    var state = state
    switch command {
    case .change(let text): state = SearchState(text: text, isLoading: true)
    case .loadMore: state.isLoading = true
    case .response(let items):
      state.items += items
      state.page += 1
      state.isLoading = false
    }
    return state
  }
}

struct FeedbackTests {
  private struct Query: Equatable { let text: String, page: Int }

  @Test("Effects follow from states, and their events change the state")
  func system_() {
    let (texts, bottom) = (MainSubject<String, Never>(), MainSubject<Void, Never>())
    var queries: [String] = []
    let performer: Feedback<SearchState, Command> = react(
      request: { $0.isLoading ? Query(text: $0.text, page: $0.page) : nil },
      effects: { query in
        queries.append("\(query.text)\(query.page)")
        return .just(.response(["\(query.text)\(query.page)"]))
      }
    )
    let input: Feedback<SearchState, Command> = { _ in
      MainSignal.merge(bottom.map { _ in .loadMore }, texts.map { .change($0) })
    }
    var state = SearchState()
    let subscription = system(
      initial: SearchState(),
      reduce: SearchState.reduce,
      feedback: [performer, input]
    )
    .subscribe { state = $0 }
    texts.send("a")
    bottom.send()
    texts.send("b")
    #expect(queries == ["a0", "a1", "b0"])
    #expect(state.items == ["b0"])
    subscription.dispose()
  }
}

import ReactiveSignals
import ReactiveSignalsTesting

extension Tour {
  static let searching = Program(
    title: "Search as you type: a new text cancels the request before it",
    source: """
      let scheduler = TestScheduler()
      let text = Subject<String, Never>()
      let search: @Sendable (String) -> Signal<String, Never> = { text in
        .just("results for \\(text)").delay(for: .seconds(1), on: scheduler).erased
      }
      text.debounce(for: .milliseconds(300), on: scheduler).distinctUntilChanged()
        .flatMap(.latest) { search($0) }.subscribe { print(scheduler.now, $0) }
      for letters in ["s", "sw", "swift"] { text.send(letters) }
      scheduler.advance(by: .milliseconds(500))
      text.send("swift signals")
      scheduler.run()
      """,
    essence: [
      "text.debounce(for: .milliseconds(300), on: scheduler).distinctUntilChanged()",
      "  .flatMap(.latest) { search($0) }.subscribe { print(scheduler.now, $0) }",
    ]
  ) { print in
    let scheduler = TestScheduler()
    let text = Subject<String, Never>()
    let search: @Sendable (String) -> Signal<String, Never> = { text in
      .just("results for \(text)").delay(for: .seconds(1), on: scheduler).erased
    }
    text.debounce(for: .milliseconds(300), on: scheduler).distinctUntilChanged()
      .flatMap(.latest) { search($0) }.subscribe { print(scheduler.now, $0) }
    for letters in ["s", "sw", "swift"] { text.send(letters) }
    scheduler.advance(by: .milliseconds(500))
    text.send("swift signals")
    scheduler.run()
  }
}

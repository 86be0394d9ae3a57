import ReactiveSignals
import ReactiveSignalsTesting

extension Tour {
  static let searching = Program(
    title: "Search as you type: a request starts after a pause, and a new text cancels the request before it",
    source: """
      let scheduler = TestScheduler()
      let text = Subject<String, Never>()
      text.debounce(for: .milliseconds(300), on: scheduler)
        .distinctUntilChanged()
        .flatMap(.latest) { text in
          Signal.just("results for \\(text)").delay(for: .seconds(1), on: scheduler)
        }
        .subscribe { print(scheduler.now, $0) }
      for letters in ["s", "sw", "swift"] { text.send(letters) }
      scheduler.advance(by: .milliseconds(500))
      text.send("swift signals")
      scheduler.run()
      """
  ) { print in
    let scheduler = TestScheduler()
    let text = Subject<String, Never>()
    text.debounce(for: .milliseconds(300), on: scheduler)
      .distinctUntilChanged()
      .flatMap(.latest) { text in
        Signal.just("results for \(text)").delay(for: .seconds(1), on: scheduler)
      }
      .subscribe { print(scheduler.now, $0) }
    for letters in ["s", "sw", "swift"] { text.send(letters) }
    scheduler.advance(by: .milliseconds(500))
    text.send("swift signals")
    scheduler.run()
  }
}

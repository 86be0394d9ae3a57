import ReactiveSignals

struct SearchFailed: Error {}

@MainActor final class MainSearch {
  let text = MainMutableProperty("")
  let scope = MainMutableProperty(0)
  let results = MainMutableProperty<[String]>([])
  let count: MainProperty<Int>
  let submit: MainCommand<Void, [String], SearchFailed>
  var summary = ""

  init(_ search: @escaping (String, Int) -> MainSignal<[String], SearchFailed>) {
    count = results.map(\.count)
    submit = MainCommand(enabledIf: text.combineLatest(scope).map { !$0.isEmpty && $1 > 0 }) {
      [text, scope] in
      search(text.value, scope.value)
    }
    text.changes.debounce(for: .milliseconds(300)).filter { $0.count > 2 }.distinctUntilChanged()
      .withLatest(from: scope).map { ($0.lowercased(), $1 + 1) }
      .flatMap(.latest) { text, scope in search(text, scope).retry(2).replaceFailure(with: []) }
      .merge(submit.values).map { $0.filter { $0.count > 1 } }.bind(to: results)
    count.signal.combineLatest(text.signal).map { "\($1): \($0 + 1) of \($0 * 2)" }.skip(1)
      .scan("") { $0 + $1 }.sample(on: submit.values).bind(to: \.summary, on: self)
  }
}

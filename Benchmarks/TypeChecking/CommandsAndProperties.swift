import ReactiveSignals

struct Rejected: Error {}

func commandsAndProperties(
  _ name: MutableProperty<String>,
  _ ask: @escaping @Sendable (String) -> Signal<Bool, Rejected>
) {
  let answers = name.changes.distinctUntilChanged().flatMap(.latest) { name in
    ask(name).map { Optional($0) }.replaceFailure(with: nil)
  }
  let isFree = Property(initial: nil, then: name.changes.map { _ in Bool?.none }.merge(answers))
  let submit = Command(enabledIf: name.combineLatest(isFree).map { !$0.isEmpty && $1 == true }) {
    ask(name.value)
  }
  let refresh = Command(enabledIf: isFree.signal.map { $0 != nil }, initially: false) { (input: Int) in
    Signal<Int, Never>.just(input)
  }
  name <~ submit.executions.switchToLatest().map { $0 ? "free" : "taken" }
  refresh.execute(1)
}

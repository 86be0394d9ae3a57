import ReactiveSignals

extension OperatorTable {
  static let combining = Family(
    name: "Combining",
    operators: [
      .all("merge", "the values of all lines as they come") { Signal.merge($0) },
      .all("concat", "one line after the other") { Signal.concat($0) },
      .pair("combineLatest", "the latest values of both, whenever one comes") { a, b in
        a.combineLatest(b).map { $0 + $1 }
      },
      .pair("zip", "first with first, second with second, …") { a, b in a.zip(b).map { $0 + $1 } },
      .pair("takeUntil", "the first line until the second sends or completes") {
        $0.take(until: $1.unfailing)
      },
    ]
  )
}

extension Flow {
  /// A signal that cannot fail, for operators that want one: it completes instead.
  var unfailing: some SignalProtocol<String, Never> {
    self.catch { _ in Signal<String, Never>.empty }
  }
}

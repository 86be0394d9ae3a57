import ReactiveSignals

extension Tour {
  static let disposing = Program(
    title: "A disposable runs once, and the cleanup runs at the end of the subscription",
    source: """
      let subscription = Signal<String, Never>.create { subscriber in
        subscriber.send("111")
        subscriber.onDispose { print("1") }
      }.subscribe { print($0) }
      subscription.dispose()
      subscription.dispose()
      """
  ) { print in
    let subscription = Signal<String, Never>.create { subscriber in
      subscriber.send("111")
      subscriber.onDispose { print("1") }
    }.subscribe { print($0) }
    subscription.dispose()
    subscription.dispose()
  }
}

import ReactiveSignals

extension Tour {
  static let creating = Program(
    title: "A signal runs for each subscriber, and its cleanup runs before the completion handler",
    source: """
      let signal = Signal<String, Never>.create { subscriber in
        subscriber.onDispose { print("销毁了") }
        subscriber.send("🏀🏀🏀")
        subscriber.complete()
      }
      signal.subscribe { print($0) }
      """
  ) { print in
    let signal = Signal<String, Never>.create { subscriber in
      subscriber.onDispose { print("销毁了") }
      subscriber.send("🏀🏀🏀")
      subscriber.complete()
    }
    signal.subscribe { print($0) }
  }
}

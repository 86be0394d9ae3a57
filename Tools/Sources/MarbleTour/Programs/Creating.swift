import ReactiveSignals

extension Tour {
  static let creating = Program(
    title: "A signal runs for each subscriber, and its cleanup runs before the completion handler",
    source: """
      let page = Signal<String, Never>.create { subscriber in
        print("opened")
        subscriber.onDispose { print("closed") }
        subscriber.send("a page")
        subscriber.complete()
      }
      page.subscribe(next: { print($0) }, completed: { print("completed") })
      """
  ) { print in
    let page = Signal<String, Never>.create { subscriber in
      print("opened")
      subscriber.onDispose { print("closed") }
      subscriber.send("a page")
      subscriber.complete()
    }
    page.subscribe(next: { print($0) }, completed: { print("completed") })
  }
}

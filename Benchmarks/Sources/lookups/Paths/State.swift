import ReactiveSignals

extension Path {
  /// A path from a property, which is written.
  static func property<P: PropertyProtocol>(
    _ name: String,
    _ make: @escaping @Sendable (MutableProperty<Price>) -> P
  ) -> Path {
    Path(name: name) { values, subscriptions in
      let prices = prices(values)
      let source = MutableProperty(Price.zero)
      for _ in 0..<subscriptions {
        let subscription = make(source).signal.subscribe { _ in used() }
        for price in prices { source.value = price }
        subscription.dispose()
      }
    }
  }

  static var state: [Path] {
    [
      property("property") { $0 },
      property("property map") { $0.map(\.amount) },
      property("property combineLatest") { $0.map(\.amount).combineLatest($0.map { Quote(price: $0) }) },
      property("property combineLatest of three") {
        Property.combineLatest($0.map(\.amount), $0, $0.map { Quote(price: $0) })
      },
      property("property combineLatest of an array") {
        Property.combineLatest([$0.map(\.amount), $0.map { $0.amount &+ 1 }])
      },
      property("property flatMap") { source in source.flatMap { price in source.map { _ in price } } },
      property("property distinctUntilChanged") { $0.distinctUntilChanged() },
      Path(name: "property changes") { values, subscriptions in
        let source = MutableProperty(Price.zero)
        for _ in 0..<subscriptions {
          let subscription = source.changes.subscribe { _ in used() }
          for price in prices(values) { source.modify { $0 = price } }
          subscription.dispose()
        }
      },
      Path(name: "transaction") { values, subscriptions in
        let one = MutableProperty(Price.zero)
        let other = MutableProperty(0)
        for _ in 0..<subscriptions {
          let subscription = one.combineLatest(other).signal.subscribe { _ in used() }
          for price in prices(values) {
            transaction {
              one.value = price
              other.value = price.amount
            }
          }
          subscription.dispose()
        }
      },
      Path(name: "bind to a property") { values, subscriptions in
        let source = Subject<Price, Never>()
        let target = MutableProperty(Price.zero)
        for _ in 0..<subscriptions {
          let subscription = source.bind(to: target)
          for price in prices(values) { source.send(price) }
          subscription.dispose()
        }
      },
      Path(name: "bound properties") { values, subscriptions in
        let one = MutableProperty(Price.zero)
        let other = MutableProperty(Price.zero)
        for _ in 0..<subscriptions {
          let subscription = one.bindBidirectionally(to: other)
          for price in prices(values) { one.value = price }
          subscription.dispose()
        }
      },
      Path(name: "channel") { values, subscriptions in
        for _ in 0..<subscriptions {
          let channel = Channel<Price>()
          let subscription = channel.following.subscribe { _ in used() }
          for price in prices(values) { channel.leading.send(price) }
          subscription.dispose()
        }
      },
      hot("take during") { $0.take(during: Lifetime.Token().lifetime) },
      Path(name: "command") { values, subscriptions in
        for _ in 0..<subscriptions {
          let command = Command<Price, Quote, Fault> { price in Signal.just(Quote(price: price)) }
          for price in prices(values) {
            command.execute(price).subscribe(next: { _ in used() }, failed: { _ in })
          }
        }
      },
      Path(name: "command with observers") { values, subscriptions in
        for _ in 0..<subscriptions {
          let command = Command<Price, Quote, Fault> { price in Signal.just(Quote(price: price)) }
          command.executions.flatten().subscribe { _ in used() }
          command.isExecuting.signal.subscribe { _ in used() }
          for price in prices(values) { command.execute(price) }
        }
      },
    ]
  }

  static var asynchronous: [Path] {
    [
      Path(name: "values") { values, subscriptions in
        for _ in 0..<subscriptions {
          for await _ in prices(values).signal().values { used() }
        }
      },
      Path(name: "values of a subject") { values, subscriptions in
        for _ in 0..<subscriptions {
          let subject = Subject<Price, Never>()
          var iterator = subject.values(buffering: .newest(2)).makeAsyncIterator()
          for price in prices(values) {
            subject.send(price)
            if await iterator.next() != nil { used() }
          }
        }
      },
      Path(name: "collected") { values, subscriptions in
        for _ in 0..<subscriptions { _ = await prices(values).signal().collected() }
      },
      Path(name: "first") { values, subscriptions in
        for _ in 0..<subscriptions {
          _ = await prices(values).signal().first()
          _ = await prices(values).signal().last()
        }
      },
      Path(name: "asyncMap") { values, subscriptions in
        for _ in 0..<subscriptions {
          for await _ in prices(values).signal().asyncMap({ Quote(price: $0) }).values { used() }
        }
      },
      Path(name: "Signal.from of an asynchronous sequence") { values, subscriptions in
        for _ in 0..<subscriptions {
          let prices = prices(values)
          let stream = AsyncStream { continuation in
            for price in prices { continuation.yield(price) }
            continuation.finish()
          }
          for await _ in Signal.from(stream).values { used() }
        }
      },
      Path(name: "Signal.task") { values, subscriptions in
        for _ in 0..<subscriptions { for price in prices(values) { _ = await Signal.task { price }.first() } }
      },
      Path(name: "observe") { values, subscriptions in
        for _ in 0..<subscriptions { prices(values).signal().observe { _ in used() } }
      },
    ]
  }
}

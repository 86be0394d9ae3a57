import ReactiveSignals

extension Path {
  static var subjects: [Path] {
    [
      hot("subject map filter map") { $0.map(\.next).filter { $0.amount > 3 }.map { Quote(price: $0) } },
      Path(name: "subject to subscribers") { values, subscriptions in
        let subject = Subject<Price, Fault>()
        let prices = prices(values)
        for _ in 0..<subscriptions { subject.subscribe(next: { _ in used() }, failed: { _ in }) }
        for price in prices { subject.send(price) }
        subject.complete()
      },
      Path(name: "subject in a handler") { values, subscriptions in
        let subject = Subject<Price, Fault>()
        for _ in 0..<subscriptions {
          let end = values
          let subscription = subject.subscribe(
            next: { price in
              if price.amount < end { subject.send(price.next) }
            },
            failed: { _ in }
          )
          subject.send(Price.zero)
          subscription.dispose()
        }
      },
      Path(name: "behavior subject") { values, subscriptions in
        let subject = BehaviorSubject<Price, Fault>(Price.zero)
        let prices = prices(values)
        for _ in 0..<subscriptions {
          let subscription = subject.subscribe(next: { _ in used() }, failed: { _ in })
          for price in prices {
            subject.send(price)
            if subject.value.amount < 0 { used() }
          }
          subscription.dispose()
        }
      },
      Path(name: "replay subject") { values, subscriptions in
        let prices = prices(values)
        for _ in 0..<subscriptions {
          let subject = ReplaySubject<Price, Fault>(capacity: .unlimited)
          for price in prices { subject.send(price) }
          subject.subscribe(next: { _ in used() }, failed: { _ in }).dispose()
        }
      },
      Path(name: "replay subject, last four") { values, subscriptions in
        let subject = ReplaySubject<Price, Fault>(capacity: .last(4))
        let prices = prices(values)
        for _ in 0..<subscriptions {
          let subscription = subject.subscribe(next: { _ in used() }, failed: { _ in })
          for price in prices { subject.send(price) }
          subscription.dispose()
        }
      },
      Path(name: "failing subject") { values, subscriptions in
        for _ in 0..<subscriptions {
          let subject = Subject<Price, Fault>()
          subject.subscribe(next: { _ in used() }, failed: { _ in used() })
          for price in prices(values) { subject.send(price) }
          subject.fail(.late(Price.zero))
        }
      },
    ]
  }

  static var multicasting: [Path] {
    [
      hot("share") { $0.map(\.next).share() },
      hot("share with replay") { $0.map(\.next).share(replay: 2) },
      cold("replay of an array") { $0.signal().replay() },
      cold("replayLazily of an array") { $0.signal().replayLazily() },
      hot("publish") { $0.map(\.next).publish().autoconnect() },
      Path(name: "multicast") { values, subscriptions in
        let prices = prices(values)
        for _ in 0..<subscriptions {
          let connection = prices.signal().multicast(Subject<Price, Never>())
          connection.signal.subscribe { _ in used() }
          connection.connect().dispose()
        }
      },
    ]
  }
}

import ReactiveSignals
import ReactiveSignalsTesting

/// A path through the library: some subscriptions, and some values through each of them.
struct Path: Sendable {
  let name: String
  /// Makes some subscriptions one after the other, and sends some values through each.
  let run: @Sendable (_ values: Int, _ subscriptions: Int) async -> Void
}

extension Path {
  /// A path of signals that send their values on subscription.
  static func cold<S: SignalProtocol>(_ name: String, _ make: @escaping @Sendable ([Price]) -> S) -> Path {
    Path(name: name) { values, subscriptions in
      let prices = prices(values)
      for _ in 0..<subscriptions { make(prices).subscribe(next: { _ in used() }, failed: { _ in }) }
    }
  }

  /// A path from a subject, which gets the values.
  static func hot<S: SignalProtocol>(
    _ name: String,
    _ make: @escaping @Sendable (Subject<Price, Fault>) -> S
  ) -> Path {
    Path(name: name) { values, subscriptions in
      let prices = prices(values)
      let subject = Subject<Price, Fault>()
      for _ in 0..<subscriptions {
        let subscription = make(subject).subscribe(next: { _ in used() }, failed: { _ in })
        for price in prices { subject.send(price) }
        subscription.dispose()
      }
    }
  }

  /// A path from two subjects, which get the values in turn.
  static func pair<S: SignalProtocol>(
    _ name: String,
    _ make: @escaping @Sendable (Subject<Price, Fault>, Subject<Quote, Fault>) -> S
  ) -> Path {
    Path(name: name) { values, subscriptions in
      let prices = prices(values)
      let first = Subject<Price, Fault>()
      let second = Subject<Quote, Fault>()
      for _ in 0..<subscriptions {
        let subscription = make(first, second).subscribe(next: { _ in used() }, failed: { _ in })
        for price in prices {
          first.send(price)
          second.send(Quote(price: price))
        }
        subscription.dispose()
      }
    }
  }

  /// A path from a subject in virtual time: it gets a value a second.
  static func timed<S: SignalProtocol>(
    _ name: String,
    _ make: @escaping @Sendable (Subject<Price, Fault>, TestScheduler) -> S
  ) -> Path {
    Path(name: name) { values, subscriptions in
      let prices = prices(values)
      let subject = Subject<Price, Fault>()
      let scheduler = TestScheduler()
      for _ in 0..<subscriptions {
        let subscription = make(subject, scheduler).subscribe(next: { _ in used() }, failed: { _ in })
        for price in prices {
          subject.send(price)
          scheduler.advance(by: .seconds(1))
        }
        subscription.dispose()
      }
    }
  }
}

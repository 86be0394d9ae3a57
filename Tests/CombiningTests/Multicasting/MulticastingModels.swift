import TestSupport

/// Models of the operators that share one subscription. A single subscriber gets the events unchanged; their other
/// tests have several subscribers.
@Suite(.withoutLeaks) struct MulticastingModels {
  @Test func connections() {
    expectModel("publish") { source, _ in source.publish().autoconnect() }.follows { $0 }
    expectModel("multicast") { source, _ in
      source.multicast(ReplaySubject<Int, TestFailure>(capacity: .last(2))).autoconnect()
    }
    .follows { $0 }
    expectModel("replayLast", manners: [.hot]) { source, _ in source.replayLast() }.follows { $0 }
  }

  @Test func pipe() {
    expectModel("pipe", manners: [.cold, .hot]) { source, _ in
      Signal<Int, TestFailure>.create { subscriber in
        let (output, input) = Signal<Int, TestFailure>.pipe()
        subscriber.add(output.subscribe(subscriber))
        subscriber.add(source.subscribe(input))
        // The release of the input would complete the signal.
        subscriber.onDispose { withExtendedLifetime(input) {} }
      }
    }
    .follows { $0 }
  }

  // Only the first subscriber gets the values that a source sends while it is being subscribed to.
  @Test func twoSubscribers() {
    expectModel("share, of two", manners: [.cold, .hot]) { source, _ in
      let shared = source.share()
      return shared.merge(shared)
    }
    .follows { input in input.eachValue { [$0, $0] } }
    expectModel("publish, of two", manners: [.cold, .hot]) { source, _ in
      let shared = source.publish().autoconnect()
      return shared.merge(shared)
    }
    .follows { input in input.eachValue { [$0, $0] } }
  }
}

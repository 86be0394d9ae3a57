package import ReactiveSignals
import _ReactiveSignalsAtomics
package import ReactiveSignalsTestingTraits

/// A source driven by hand that counts its subscriptions and their ends.
package final class Source<Value: Sendable>: SignalProtocol {
  package typealias Failure = TestFailure

  private let subject = Subject<Value, TestFailure>()
  private let subscribed = Atomic(0)
  private let ended = Counter()

  package init() {}

  package var subscriptions: Int { subscribed.load(ordering: .relaxed) }
  package var ends: Int { ended.value }

  package func attach<S: Sink & ~Copyable>(_ sink: consuming S, in subscription: CompoundDisposable)
  where S.Value == Value, S.Failure == Failure {
    subscribed.add(1, ordering: .relaxed)
    // The subscription does not hold the source, whose release ends it.
    subscription.add { [ended] in ended.next() }
    subject.attach(sink, in: subscription)
  }

  package func send(_ values: Value...) { for value in values { subject.send(value) } }
  package func fail(_ error: TestFailure = .one) { subject.fail(error) }
  package func complete() { subject.complete() }
}

/// Sends `values`, then fails, all at once.
package func failing<Value: Sendable>(after values: Value...) -> Signal<Value, TestFailure> {
  .create { subscriber in
    for value in values { subscriber.send(value) }
    subscriber.fail(.one)
  }
}

/// An operator with a side effect: it logs the completions.
package struct Completions<Value: Sendable>: Stage {
  package typealias Input = Value
  package typealias Output = Value
  package typealias Failure = Never

  private let log: Log<String>

  package init(log: Log<String>) { self.log = log }

  package func receive<Down: Sink & ~Copyable>(_ value: Value, into down: inout Down)
  where Down.Value == Value, Down.Failure == Never {
    down.send(value)
  }

  package func end<Down: Sink & ~Copyable>(_ failure: Never?, into down: inout Down)
  where Down.Value == Value, Down.Failure == Never {
    log.append("completed")
    down.complete()
  }
}

import ReactiveSignals
import Synchronization
import TestSupport

/// A source driven by hand that counts its subscriptions and their ends.
final class Source<Value: Sendable>: SignalProtocol {
  typealias Failure = TestFailure

  private let subject = Subject<Value, TestFailure>()
  private let subscribed = Atomic(0)
  private let ended = Counter()

  var subscriptions: Int { subscribed.load(ordering: .relaxed) }
  var ends: Int { ended.value }

  func attach<S: Sink & ~Copyable>(_ sink: consuming S, in subscription: CompoundDisposable)
  where S.Value == Value, S.Failure == Failure {
    subscribed.add(1, ordering: .relaxed)
    // The subscription does not hold the source, whose release ends it.
    subscription.add { [ended] in ended.next() }
    subject.attach(sink, in: subscription)
  }

  func send(_ values: Value...) { for value in values { subject.send(value) } }
  func fail(_ error: TestFailure = .one) { subject.fail(error) }
  func complete() { subject.complete() }
}

/// Sends `values`, then fails, all at once.
func failing<Value: Sendable>(after values: Value...) -> Signal<Value, TestFailure> {
  .create { subscriber in
    for value in values { subscriber.send(value) }
    subscriber.fail(.one)
  }
}

/// An operator with a side effect: it logs the completions.
struct Completions<Value: Sendable>: Stage {
  typealias Input = Value
  typealias Output = Value
  typealias Failure = Never

  let log: Log<String>

  func receive<Down: Sink & ~Copyable>(_ value: Value, into down: inout Down)
  where Down.Value == Value, Down.Failure == Never {
    down.send(value)
  }

  func end<Down: Sink & ~Copyable>(_ failure: Never?, into down: inout Down)
  where Down.Value == Value, Down.Failure == Never {
    log.append("completed")
    down.complete()
  }
}

package import ReactiveSignals
import ReactiveSignalsTesting
import _ReactiveSignalsAtomics

/// A subscriber that disposes its subscription from inside the handler after a number of values. It can
/// dispose a source that sends while it is being subscribed to.
package final class Quitter<Value: Sendable, Failure: Error>: SubscriberProtocol {
  private let limit: Int
  private let recorder = Recorder<Value, Failure>()
  private let subscriptions = CompoundDisposable()

  package init(after limit: Int) { self.limit = limit }

  package var events: [Event<Value, Failure>] { recorder.events }

  package func add(_ disposable: any Disposable) { subscriptions.add(disposable) }

  package func send(_ value: Value) {
    recorder.send(value)
    if recorder.values.count == limit { subscriptions.dispose() }
  }

  package func fail(_ error: Failure) { recorder.fail(error) }
  package func complete() { recorder.complete() }
}

extension SignalProtocol {
  /// The events of a subscriber that disposes its subscription in the handler of value number `limit`.
  package func events(quittingAfter limit: Int) -> [Event<Value, Failure>] {
    let quitter = Quitter<Value, Failure>(after: limit)
    subscribe(quitter)
    return quitter.events
  }
}

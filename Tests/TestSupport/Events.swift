package import ReactiveSignals
import ReactiveSignalsTesting

extension SignalProtocol {
  /// The events that a new subscriber gets before subscribing returns.
  package func events() -> [Event<Value, Failure>] { recorded().recorder.events }

  /// The values among ``events()``.
  package func values() -> [Value] { recorded().recorder.values }
}

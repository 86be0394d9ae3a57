// error: 'Element' has been renamed to 'Value'
import ReactiveSignals

extension SignalProtocol {
  func started() -> Signal<Element, Failure> { erased }
}

extension SignalProtocol {
  /// A signal that completes when this signal completes or fails.
  @inlinable
  func ended() -> some SignalProtocol<Value, Never> {
    ignoreValues().catch(to: Signal<Value, Never>.empty)
  }
}

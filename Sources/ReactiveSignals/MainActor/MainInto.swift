extension MainSignalProtocol {
  /// Returns a signal whose subscriptions are counted in a property of the main actor, as ``SignalProtocol/activity(into:)`` does.
  ///
  /// - Parameter count: The property that counts the subscriptions that have not ended.
  @_alwaysEmitIntoClient
  public func activity(into count: MainMutableProperty<Int>) -> MainSignal<Value, Failure> {
    MainSignal(base.counted(unisolated { change in count.value += change }))
  }

  /// Returns a signal that writes a failure to a property of the main actor and completes, as ``SignalProtocol/failures(into:)`` does.
  ///
  /// - Parameter failure: The property that has the failure, or `nil`.
  public func failures(into failure: MainMutableProperty<Failure?>) -> MainSignal<Value, Never> {
    MainSignal(base.failures(to: unisolated { failure.value = $0 }))
  }
}

extension MainSignalProtocol {
  /// Returns a signal whose subscriptions are counted in a property of the main actor, as ``SignalProtocol/activity(into:)`` does.
  ///
  /// - Parameter count: The property that counts the subscriptions that have not ended.
  public func activity(into count: MainMutableProperty<Int>) -> MainSignal<Value, Failure> {
    MainSignal(base.counted(unisolated { change in count.value += change }))
  }

  /// Returns a signal that writes a failure to a property of the main actor and completes, as ``SignalProtocol/failures(into:)`` does.
  ///
  /// - Parameter failure: The property that has the failure, or `nil`.
  public func failures(into failure: MainMutableProperty<Failure?>) -> MainSignal<Value, Never> {
    on(subscribed: { failure.value = nil })
      .catch { error in
        failure.value = error
        return MainSignal<Value, Never>.empty
      }
  }
}

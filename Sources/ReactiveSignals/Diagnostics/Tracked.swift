extension SignalProtocol {
  /// Returns a signal with the same events whose subscriptions have a name in ``Diagnostics/live``.
  ///
  /// ![Marble diagram of tracked](tracked)
  ///
  ///     Diagnostics.isEnabled = true
  ///     let ticks = Signal.interval(.seconds(1), on: scheduler).tracked("ticks")
  ///     let subscription = ticks.subscribe { print($0) }
  ///     print(Diagnostics.live.count)
  ///     // 1
  ///     subscription.dispose()
  ///     print(Diagnostics.live.count)
  ///     // 0
  ///
  /// A subscription is recorded when ``Diagnostics/isEnabled`` is `true` at its beginning. It is removed when it ends by
  /// completion, failure or disposal, on the thread that ends it, and when it is released. The list does not retain the signal
  /// or the subscription. Values pass at no cost. While recording is off, a subscription costs a call that loads one word.
  ///
  /// - **Sends**: the values of the source, unchanged.
  /// - **Ends**: as the source does.
  /// - **Disposal**: disposes the source and removes the subscription from the list.
  /// - **Thread**: the sender's.
  /// - **Memory**: one entry in the list for each subscription while recording is on.
  ///
  /// - Parameters:
  ///   - name: The name in the list. By default it is the ``description`` of this signal.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  /// - Returns: A signal that sends the events of this one.
  /// - Complexity: O(1) for each subscription. Values cost nothing.
  @inlinable
  public func tracked(
    _ name: String? = nil,
    fileID: String = #fileID,
    line: Int = #line
  ) -> some SignalProtocol<Value, Failure> {
    let callSite = Diagnostics.CallSite(fileID: fileID, line: line)
    return DeferredSignal({ "[\(self)] tracked" }) { subscription in
      if Diagnostics.isRecording {
        Diagnostics.record(subscription, name: name ?? description, callSite: callSite)
      }
      return subscription.isDisposed ? nil : self
    }
  }
}

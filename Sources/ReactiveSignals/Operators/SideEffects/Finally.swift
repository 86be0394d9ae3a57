extension SignalProtocol {
  /// Returns a signal that runs `cleanup` once at the end of each subscription: at completion, failure or disposal.
  ///
  /// ![Marble diagram of finally](finally)
  ///
  ///     Signal.just(1).finally { print("cleanup") }.subscribe(next: { print($0) }, completed: { print("done") })
  ///     // 1
  ///     // cleanup
  ///     // done
  ///
  /// The closure runs after the cleanup of this signal and before the subscriber receives the terminal event, on the thread
  /// that ends the subscription. Of several closures the one closest to the source runs first. To distinguish the ways of
  /// ending, use ``on(subscribed:next:failed:completed:terminated:disposed:)``.
  ///
  /// - **Sends**: the values of the source, unchanged.
  /// - **Ends**: as the source does, after `cleanup`.
  /// - **Disposal**: disposes the source, and then runs `cleanup`.
  /// - **Thread**: the sender's. `cleanup` runs on the thread that ends the subscription.
  /// - **Memory**: no value is kept.
  ///
  /// RAC: `finally:`, which did not run at disposal.
  ///
  /// - Parameter cleanup: The closure to run.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public func finally(_ cleanup: @escaping @Sendable () -> Void) -> some SignalProtocol<Value, Failure> {
    DeferredSignal({ "[\(self)] finally" }) { subscription in
      subscription = subscription.nested(before: cleanup)
      return subscription.isDisposed ? nil : self
    }
  }
}

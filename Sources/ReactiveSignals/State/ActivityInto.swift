extension SignalProtocol {
  /// Returns a signal with the same events, whose subscriptions are counted in a property while they last.
  ///
  /// ![Marble diagram of activity(into:)](activity)
  ///
  ///     let activity = MutableProperty(0)
  ///     let isBusy = activity.map { $0 > 0 }
  ///     isBusy.changes.subscribe { print("busy", $0) }
  ///     let work = Subject<Int, Never>()
  ///     work.activity(into: activity).subscribe(next: { print($0) }, completed: { print("done") })
  ///     work.send(1)
  ///     work.complete()
  ///     // busy true
  ///     // 1
  ///     // busy false
  ///     // done
  ///
  /// The property is a number, so that several signals share it: an indicator is visible while any of them runs. Show it with
  /// `activity.map { $0 > 0 }`.
  ///
  /// - **Sends**: the values of the source, unchanged.
  /// - **Ends**: as the source does. The property counts one less before the subscriber receives the end.
  /// - **Disposal**: disposes the source, and then counts one less.
  /// - **Thread**: the sender's. The property is written on the thread that subscribes, and on the one that ends the subscription.
  /// - **Memory**: no value is kept. A subscription keeps the property alive.
  ///
  /// RxSwift: `trackActivity` of the examples.
  ///
  /// - Parameter count: The property that counts the subscriptions that have not ended.
  /// - Complexity: O(1) for each subscription. A value costs nothing.
  @_alwaysEmitIntoClient
  public func activity(into count: MutableProperty<Int>) -> some SignalProtocol<Value, Failure> {
    counted { change in count.modify { $0 += change } }
  }

  /// Returns a signal that adds 1 when a subscription begins, and -1 when it has ended.
  @_alwaysEmitIntoClient
  func counted(_ add: @escaping @Sendable (Int) -> Void) -> some SignalProtocol<Value, Failure> {
    DeferredSignal({ "[\(self)] activity" }) { subscription in
      add(1)
      subscription = subscription.nested { add(-1) }
      return subscription.isDisposed ? nil : self
    }
  }
}

extension SignalProtocol {
  /// Returns a signal that subscribes to this signal in work on `scheduler`.
  ///
  /// ![Marble diagram of subscribe(on:)](subscribeOn)
  ///
  ///     [1, 2].signal().subscribe(on: scheduler).subscribe { print($0) }
  ///     print("subscribed")
  ///     // subscribed
  ///     // 1
  ///     // 2
  ///
  /// Values that a ``Subject`` sends before the work runs are missed.
  ///
  /// - **Sends**: the values of the source.
  /// - **Ends**: as the source does.
  /// - **Disposal**: disposes the source. Before the work has run it cancels the work, and the source never starts.
  /// - **Thread**: `scheduler` for values that the source sends while it is subscribed to, and for later values the
  ///   thread that sends them. ``deliver(on:buffering:)`` chooses the thread of all events.
  /// - **Memory**: one piece of work before the start.
  ///
  /// RAC: `subscribeOn:`.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler to subscribe on.
  ///   - noHandler: A parameter that no argument fits. Leave the default, and subscribe to the result.
  /// - Complexity: O(1) for each value.
  // With this parameter, the compiler does not take a handler with an error in it for a scheduler.
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func subscribe<S: Scheduler>(
    on scheduler: S,
    _ noHandler: ((Never) -> Never)? = nil
  ) -> Signal<Value, Failure> {
    erased.subscribed(on: scheduler)
  }
}

extension Signal {
  @_alwaysEmitIntoClient
  func subscribed(on scheduler: any Scheduler) -> Signal<Value, Failure> {
    Signal { call in
      call.answer(describe(self, by: "subscribeOn")) { sink, subscription in
        let sink = TakeOnce(sink)
        subscription.add(
          scheduler.schedule {
            guard let sink = sink.take(), !subscription.isDisposed else { return }
            attach(erased: sink, in: subscription)
          }
        )
      }
    }
  }
}

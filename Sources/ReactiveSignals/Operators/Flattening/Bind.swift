extension SignalProtocol {
  /// Returns a signal that merges the signals that a function returns for the values. The function can also end the
  /// source.
  ///
  /// ![Marble diagram of bind](bind)
  ///
  ///     [1, 2, 3].signal()
  ///       .bind {
  ///         { value, stop in
  ///           stop = value == 2
  ///           return [value, value * 10].signal()
  ///         }
  ///       }
  ///       .subscribe { print($0) }
  ///     // 1
  ///     // 10
  ///     // 2
  ///     // 20
  ///
  /// The other operators can be built from this one. For each value the function returns
  ///
  /// - a signal, which is started immediately, and whose values are sent as they arrive; or
  /// - `nil`, which disposes the source, while the signals started before continue; or
  /// - a signal, with `stop` set to `true`. The signal is started, and then the source is disposed.
  ///
  /// After the end of the source the function is not called again. `makeBinder` runs for each subscription, so that the
  /// function may have state of its own.
  ///
  /// - **Sends**: the values of all signals that the function has returned, when they arrive.
  /// - **Ends**: completes when the source has ended, by itself or by the function, and all signals have completed.
  ///   Fails with the first failure, after the others have been disposed.
  /// - **Disposal**: disposes this signal and all inner signals.
  /// - **Thread**: the sender's. The function runs on the thread of the value.
  /// - **Memory**: the signals that run, and the state of the function.
  ///
  /// RAC: `bind:`, of which a source that ended early could be counted twice.
  ///
  /// - Parameter makeBinder: A closure that returns the function.
  /// - Returns: A signal of the values of all signals.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public func bind<Inner: SignalProtocol>(
    _ makeBinder: @escaping @Sendable () -> sending ((Value, _ stop: inout Bool) -> Inner?)
  ) -> Signal<Inner.Value, Failure> where Inner.Failure == Failure {
    erased.bound {
      let binder = makeBinder()
      return { value, stop in binder(value, &stop)?.erased }
    }
  }
}

extension Signal {
  @_alwaysEmitIntoClient
  func bound<T: Sendable>(
    by makeBinder: @escaping @Sendable () -> sending ((Value, inout Bool) -> Signal<T, Failure>?)
  ) -> Signal<T, Failure> {
    Signal<T, Failure> { call in
      call.answer(describe(self, by: "bind")) { sink, subscription in
        // Of a signal of one value, the result is the inner signal.
        if let value = soleValue {
          LockCheck.assertNoLocksHeld()
          var stop = false
          let inner = makeBinder()(value, &stop)
          if subscription.isDisposed { return }
          if let inner { inner.attach(erased: sink, in: subscription) } else { sink.complete() }
          return
        }
        let (inner, source) = subscription.makeFlattening()
        let binder = UncheckedSendable(makeBinder())
        let outer = OuterSink<Value, T, Failure>(MergeState.Outer(sink, inner)) { outer, value in
          var stop = false
          guard let inner = binder.wrapped(value, &stop) else {
            return outer.end(in: source)
          }
          if !outer.sendAll(of: inner) { outer.start(inner) }
          if stop { outer.end(in: source) }
        }
        startLast(erasing: outer, in: source, of: subscription)
      }
    }
  }
}

extension SignalProtocol {
  /// Returns a signal that sends the values of this signal and, when it has completed, the values of `next`.
  ///
  /// ![Marble diagram of concat](concat)
  ///
  ///     [1, 2].signal().concat([3].signal()).subscribe { print($0) }
  ///     // 1
  ///     // 2
  ///     // 3
  ///
  /// When this signal completes while it is being started, `next` starts as soon as that call returns.
  ///
  /// Only the signal that runs is held. A signal that continues with itself takes constant stack and memory:
  ///
  ///     @Sendable func poll() -> Signal<Status, Never> {
  ///       request().concat(pause().then { poll() }).erased
  ///     }
  ///
  /// - **Sends**: the values of this signal, and after its completion those of `next`.
  /// - **Ends**: as `next` does. Fails when this signal fails, and does not start `next`.
  /// - **Disposal**: disposes the signal that runs.
  /// - **Thread**: the sender's. `next` is started on the thread of the completion, after the cleanup of this signal.
  /// - **Memory**: the signal that runs.
  ///
  /// RAC: `concat:`.
  ///
  /// - Parameter next: The signal that follows.
  /// - Returns: A signal of the values of both.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public func concat<Next: SignalProtocol>(_ next: Next) -> Signal<Value, Failure>
  where Next.Value == Value, Next.Failure == Failure {
    continued { next }
  }

  /// Returns a signal that sends the values of this signal and then those of `next`, and can do so even when this signal
  /// fails.
  ///
  ///     digits(of: "1x").concat(digits(of: "2"), delayingFailures: true).subscribeEvents { print($0) }
  ///     // next(1)
  ///     // next(2)
  ///     // failed(notADigit)
  ///
  /// If it delays failures, `next` is started when this signal has completed or failed. When `next` has ended too, the result
  /// fails with the first failure. It holds that failure. Otherwise it behaves as ``concat(_:)``.
  ///
  /// - Parameters:
  ///   - next: The signal that follows.
  ///   - delayingFailures: A Boolean value that decides whether a failure of this signal waits for the end of `next`.
  /// - Returns: A signal of the values of both.
  @_alwaysEmitIntoClient
  public func concat<Next: SignalProtocol>(
    _ next: Next,
    delayingFailures: Bool
  ) -> Signal<Value, Failure> where Next.Value == Value, Next.Failure == Failure {
    HeldFailure.delaying(delayingFailures) { held in
      holdingFailure(in: held).concat(next.holdingFailure(in: held))
    }
  }

  /// Returns a signal that continues with the signal that `next` returns when this signal completes.
  @_alwaysEmitIntoClient
  func continued<Next: SignalProtocol>(
    with next: @escaping @Sendable () -> Next
  ) -> Signal<Value, Failure> where Next.Value == Value, Next.Failure == Failure {
    Rounds(erased, name: "concat") { _, failure in
      if let failure { .failed(failure) } else { .last(next().erased) }
    }
    .signal
  }
}

extension Signal {
  /// Returns a signal that sends the values of an array of signals, one signal after another.
  ///
  ///     Signal.concat([[1, 2].signal(), [3].signal()]).subscribe { print($0) }
  ///     // 1
  ///     // 2
  ///     // 3
  ///
  /// With an empty array, the result completes immediately. Otherwise it behaves as ``SignalProtocol/concat(_:)``. Any number of
  /// signals that complete immediately take constant stack.
  ///
  /// RAC: `+concat:`.
  @_alwaysEmitIntoClient
  public static func concat<S: SignalProtocol>(_ signals: [S]) -> Signal<Value, Failure>
  where S.Value == Value, S.Failure == Failure {
    concatenated(signals.erased)
  }
}

extension Signal {
  /// Returns a signal of the signals of an array, one after another.
  @_alwaysEmitIntoClient
  static func concatenated(_ signals: [Signal]) -> Signal<Value, Failure> {
    Signal { call in
      call.answer("\(signals) concat") { sink, subscription in
        let owned = OwnedSink(sink)
        var first = 0
        // Not by the steps of a sequence, which take twice the instructions for a `just`.
        while first + 1 < signals.count, let end = owned.sendAll(of: signals[first], until: subscription) {
          if subscription.isDisposed { return }
          if let failure = end { return sink.fail(failure) }
          first += 1
        }
        if signals.isEmpty { return sink.complete() }
        if first + 1 == signals.count { return signals[first].attach(erased: sink, in: subscription) }
        Rounds<Value, Failure, Failure>(signals[first], name: "concat") { [first] round, failure in
          if let failure { return .failed(failure) }
          let index = first + round
          return index + 1 < signals.count ? .next(signals[index]) : .last(signals[index])
        }
        .attach(erased: sink, in: subscription)
      }
    }
  }
}

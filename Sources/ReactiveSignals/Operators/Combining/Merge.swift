extension SignalProtocol {
  /// Returns a signal that sends the values of this signal and of `other` as they arrive.
  ///
  /// ![Marble diagram of merge](merge)
  ///
  ///     // a--b-----|
  ///     // --1--2--3--|   merge
  ///     // a-1b-2--3--|
  ///
  /// This signal is started before `other`, which is not started when this signal fails immediately.
  ///
  /// - **Sends**: the values of both signals, when they arrive.
  /// - **Ends**: completes when both signals have completed. Fails with the first failure, after the other signal has
  ///   been disposed.
  /// - **Disposal**: disposes both signals.
  /// - **Thread**: the sender's.
  /// - **Memory**: no value is kept.
  ///
  /// RAC: `merge:`.
  ///
  /// - Parameter other: The other signal.
  /// - Returns: A signal of the values of both.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public consuming func merge<Other: SignalProtocol>(_ other: Other) -> Signal<Value, Failure>
  where Other.Value == Value, Other.Failure == Failure {
    erased.merged(with: other.erased)
  }

  /// Returns a signal that sends the values of both signals as they arrive, and can hold back a failure until both have
  /// ended.
  ///
  ///     digits(of: "1x").merge(digits(of: "2"), delayingFailures: true).subscribeEvents { print($0) }
  ///     // next(1)
  ///     // next(2)
  ///     // failed(notADigit)
  ///
  /// If it delays failures, a signal that fails counts as completed. When the other one has ended too, the result fails with
  /// the first failure. It holds that failure. Otherwise it behaves as ``merge(_:)``. To hold back the failures of any number
  /// of signals, use `flatten` with `delayingFailures`.
  ///
  /// - Parameters:
  ///   - other: The other signal.
  ///   - delayingFailures: A Boolean value that decides whether a failure waits for the end of the other signal.
  /// - Returns: A signal of the values of both.
  @_alwaysEmitIntoClient
  public func merge<Other: SignalProtocol>(
    _ other: Other,
    delayingFailures: Bool
  ) -> Signal<Value, Failure> where Other.Value == Value, Other.Failure == Failure {
    HeldFailure.delaying(delayingFailures) { held in
      holdingFailure(in: held).merged(with: other.holdingFailure(in: held))
    }
  }
}

extension Signal {
  /// Returns a signal that sends the values of an array of signals as they arrive.
  ///
  ///     Signal.merge([[1, 2].signal(), [3].signal()]).subscribe { print($0) }
  ///     // 1
  ///     // 2
  ///     // 3
  ///
  /// With an empty array, the result completes immediately. Otherwise it behaves as ``SignalProtocol/merge(_:)``.
  ///
  /// RAC: `+merge:`.
  @_alwaysEmitIntoClient
  public static func merge<S: SignalProtocol>(_ signals: [S]) -> Signal<Value, Failure>
  where S.Value == Value, S.Failure == Failure {
    Named(Signal<S, Failure>(.elements(signals)).flatten()) { "\(signals) merge" }.erased
  }
}

extension Signal {
  /// Returns a signal of the values of two signals with the same types.
  @_alwaysEmitIntoClient
  func merged(with second: Signal) -> Signal {
    Signal { call in
      call.answer(describe(self, second, by: "merge")) { sink, subscription in
        sink.attach(merging: self, second, in: subscription)
      }
    }
  }
}

extension AnySink {
  @_alwaysEmitIntoClient
  @inline(never)
  func attach(
    merging first: Signal<Value, Failure>,
    _ second: Signal<Value, Failure>,
    in subscription: CompoundDisposable
  ) {
    // While the elements of an array are sent, nothing else can send. So no gate is needed.
    if subscription.pressure == nil, let elements = first.knownElements {
      if elements.send(to: next, until: subscription) { second.attach(erased: self, in: subscription) }
      return
    }
    let mergeState = MergeState(OwnedSink(self), subscription, running: 2)
    mergeState.start(first, in: CompoundDisposable(childOf: subscription))
    if let sink = mergeState.takeSinkForLast() {
      return second.attach(erased: sink.erased(), in: subscription)
    }
    let child = CompoundDisposable(childOf: subscription)
    AttachLoop.move(from: subscription, to: child)
    mergeState.start(second, in: child)
  }
}

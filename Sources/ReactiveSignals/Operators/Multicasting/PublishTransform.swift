extension SignalProtocol {
  /// Returns a signal that `transform` makes of this signal, which runs once for all the places where `transform` uses it.
  ///
  /// ![Marble diagram of publish with a closure](publishTransform)
  ///
  ///     (1...4).signal()
  ///       .publish { numbers in
  ///         numbers.filter { $0 > 2 }.merge(numbers.map { -$0 }.take(1))
  ///       }
  ///       .subscribe { print($0) }
  ///     // -1
  ///     // 3
  ///     // 4
  ///
  /// `transform` runs once for each subscription. Its result is subscribed to first, and then this signal is started, so that all
  /// uses receive the first value. A use that is subscribed to later receives the last `count` values, and then the later ones.
  /// After the end of this signal it also receives the end.
  ///
  /// To share one run among several subscribers, use ``share(replay:startingAt:whenUnobserved:afterTermination:buffering:)``.
  ///
  /// - **Sends**: the values of the signal of `transform`.
  /// - **Ends**: completes or fails as the signal of `transform` does, and disposes this signal.
  /// - **Disposal**: disposes this signal and the signal of `transform`.
  /// - **Thread**: the thread of this signal. `transform` runs on the thread of the subscriber.
  /// - **Memory**: `count` values for each subscription.
  ///
  /// - Parameters:
  ///   - count: The number of values that a late use receives first. It is not negative.
  ///   - transform: A function that returns a signal made of the shared one.
  /// - Returns: A signal of the events of the signal of `transform`.
  /// - Complexity: O(*n*) for each value, where *n* is the number of uses.
  @inlinable
  public func publish<Result: SignalProtocol>(
    replay count: Int = 0,
    _ transform: @escaping @Sendable (_ shared: Signal<Value, Failure>) -> Result
  ) -> Signal<Result.Value, Result.Failure> {
    stopProgram(ifNegative: count, "Can't replay a negative number of values")
    return erased.published(.last(count)) { transform($0).erased }
  }
}

extension Signal {
  /// Returns a signal made of a shared one, which is started for each subscription, after its uses.
  @inlinable
  func published<T: Sendable, ResultFailure: Error>(
    _ capacity: ReplayCapacity,
    _ transform: @escaping @Sendable (Signal) -> Signal<T, ResultFailure>
  ) -> Signal<T, ResultFailure> {
    Signal<T, ResultFailure> { call in
      call.answer(describe(self, by: "publish")) { sink, subscription in
        let run = PublishedRun<Value, Failure>(capacity, under: subscription.pressure)
        transform(run.signal)
          .start(erasing: OwnedSink(sink), in: CompoundDisposable(childOf: subscription))
        startLast(
          erasing: AnySink(next: { run.hub.send($0) }, end: { run.hub.end($0) }),
          in: CompoundDisposable(childOf: subscription),
          of: subscription
        )
      }
    }
  }
}

/// The run of one subscription, which the source holds. When it is released no event can follow, and the hub releases the uses, which
/// may refer to the hub themselves.
@usableFromInline
final class PublishedRun<Value: Sendable, Failure: Error>: Sendable {
  @usableFromInline let hub: SubjectHub<Value, Failure, ReplayBuffer<Value>>

  @inlinable
  init(_ capacity: ReplayCapacity, under pressure: Pressure?) {
    hub = SubjectHub(ReplayBuffer(capacity), under: pressure)
  }

  deinit { hub.abandon() }

  /// The shared signal that the closure receives.
  @inlinable var signal: Signal<Value, Failure> {
    .leaf { [hub] call in
      call.answer("published") { sink, subscription in hub.attach(OwnedSink(sink), in: subscription) }
    }
  }
}

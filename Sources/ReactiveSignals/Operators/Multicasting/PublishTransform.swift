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
  /// `transform` runs once for each subscription, on the thread of the subscriber. Its result is subscribed to first, and then
  /// this signal is started, so that all uses receive the first value. A use that is subscribed to later receives the last
  /// `count` values, and then the later ones. After the end of this signal it also receives the end.
  ///
  /// - The result sends the events of the signal of `transform`, and ends with it. This signal is disposed then.
  /// - Disposal disposes both. The values are sent on the thread of this signal.
  /// - Each subscription keeps `count` values.
  ///
  /// To share one run among several subscribers, use ``share(replay:startingAt:whenUnobserved:afterTermination:)``.
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
  ) -> some SignalProtocol<Result.Value, Result.Failure> {
    precondition(count >= 0, "Can't replay a negative number of values")
    return PublishedTransform(erased, .last(count)) { transform($0).erased }
  }
}

/// A signal made of a shared one, which is started for each subscription, after its uses.
@usableFromInline
struct PublishedTransform<Input: Sendable, InputFailure: Error, Value: Sendable, Failure: Error>:
  CoordinatedSignal
{
  @usableFromInline let upstream: Signal<Input, InputFailure>
  @usableFromInline let capacity: ReplayCapacity
  @usableFromInline let transform: @Sendable (Signal<Input, InputFailure>) -> Signal<Value, Failure>

  @inlinable
  init(
    _ upstream: Signal<Input, InputFailure>,
    _ capacity: ReplayCapacity,
    _ transform: @escaping @Sendable (Signal<Input, InputFailure>) -> Signal<Value, Failure>
  ) {
    self.upstream = upstream
    self.capacity = capacity
    self.transform = transform
  }

  @usableFromInline
  var description: String { "[\(upstream)] publish" }

  @inlinable
  @inline(never)
  func attach(erased sink: AnySink<Value, Failure>, in subscription: CompoundDisposable) {
    // Subscribers alone do not start the run, and it goes on while late uses may follow.
    let policy = SharePolicy(
      capacity: capacity,
      threshold: .max,
      unobserved: .keep,
      termination: .replayTerminal
    )
    let shared = Shared(upstream, policy)
    transform(shared.erased).start(erasing: OwnedSink(sink), in: CompoundDisposable(childOf: subscription))
    if subscription.isDisposed { return }
    subscription.add(shared.state.currentHub().run.upstream)
    shared.state.startNow()
  }
}

extension SignalProtocol {
  /// Returns a signal that maps each value to a signal, and sends the values of these inner signals as they arrive.
  ///
  /// ![Marble diagram of flatMap](flatMap)
  ///
  ///     ["a", "b"].signal()
  ///       .flatMap { [$0 + "1", $0 + "2"].signal() }
  ///       .subscribe { print($0) }
  ///     // a1
  ///     // a2
  ///     // b1
  ///     // b2
  ///
  /// Inner signals that run at the same time are merged. A strategy, as in ``flatMap(_:buffering:_:)``, has them wait, replace each other
  /// or be ignored. A function is passed by its name: `users.flatMap(loadImage)`.
  ///
  /// A function that calls itself in `transform` nests one result in another, unless this signal is a signal of one value.
  /// ``expand(maxConcurrent:buffering:_:)`` recurses to any depth.
  ///
  /// - **Sends**: the values of the inner signals when they arrive.
  /// - **Ends**: completes when this signal and all inner signals have completed. Fails with the first failure, of this
  ///   signal or of an inner one, after the others have been disposed. No inner signal is started after that.
  /// - **Disposal**: disposes this signal and all inner signals.
  /// - **Thread**: the sender's. `transform` runs on the thread of the value.
  /// - **Memory**: the inner signals that run, any number of them. Any number of inner signals that complete immediately take constant
  ///   stack.
  ///
  /// RAC: `flattenMap:`. `.empty` as a result skips the value.
  ///
  /// - Parameter transform: A function that returns the inner signal of a value.
  /// - Returns: A signal of the values of the inner signals.
  /// - Complexity: O(1) for each value and inner signal.
  @_transparent
  public func flatMap<T: Sendable>(
    _ transform: @escaping @Sendable (Value) -> Signal<T, Failure>
  ) -> Signal<T, Failure> {
    erased.flatMapped(.merge, .all, transform)
  }

  /// Returns a signal that maps each value to a signal, and sends the values of these inner signals in the order of a strategy.
  ///
  ///     let words = ["a", "b"].signal().flatMap(.concat) { [$0 + "1", $0 + "2"].signal() }
  ///     words.subscribe { print($0) }
  ///     // a1
  ///     // a2
  ///     // b1
  ///     // b2
  ///
  /// `transform` is called when a value arrives, also for an inner signal that waits. Work that begins before a subscription, such as a request
  /// that the closure starts itself, does not wait: return a signal that starts it, or a `Signal.deferred`. For an asynchronous function,
  /// ``asyncMap(maxConcurrent:ordered:on:buffering:_:)`` waits for a slot before it calls the closure.
  ///
  /// A policy limits the inner signals that wait: `pages.flatMap(.concat, buffering: .newest(10)) { load($0) }`.
  ///
  /// It behaves as ``flatMap(_:)`` otherwise.
  ///
  /// - **Memory**: the inner signals that run: any number with `.merge`, otherwise the number that the strategy allows.
  ///   With `.concat`, `.merge(limit:)` and `.ordered(limit:)` also those that wait, without a limit unless `policy`
  ///   sets one. With ``BufferingPolicy/waiting(_:)`` this signal waits while that many inner signals wait, and by default while 512
  ///   wait for a subscriber that can wait. Inner signals that are dropped are never started. Any number of inner signals that complete
  ///   immediately take constant stack.
  ///
  /// RAC: `flattenMap:`, `concat`, `switchToLatest` and `flatten:` behind a `map:`.
  ///
  /// - Parameters:
  ///   - strategy: The treatment of inner signals that run at the same time.
  ///   - policy: The policy for inner signals that wait. Its failure disposes the running ones too.
  ///   - transform: A function that returns the inner signal of a value.
  /// - Returns: A signal of the values of the inner signals.
  @_transparent
  public func flatMap<T: Sendable>(
    _ strategy: FlattenStrategy,
    buffering policy: BufferingPolicy<Failure> = .all,
    _ transform: @escaping @Sendable (Value) -> Signal<T, Failure>
  ) -> Signal<T, Failure> {
    erased.flatMapped(strategy, policy, transform)
  }

  // When a closure returns a `Signal`, the overloads above give the compiler its type before it checks the closure. So the
  // factories inside it get their failure type, in closures of several statements too. The compiler must not try these
  // overloads then. They rank below other disfavored overloads, because their closures are optional.

  /// Returns a signal that maps each value to a signal of any type, and sends the values of these inner signals.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  @_transparent
  public func flatMap<Inner: SignalProtocol>(
    _ transform: (@Sendable (Value) -> Inner)?
  ) -> Signal<Inner.Value, Failure> where Inner.Failure == Failure {
    flatMap(.merge, transform)
  }

  /// Returns a signal that maps each value to a signal of any type, and sends the values of these inner signals.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  @_transparent
  public func flatMap<Inner: SignalProtocol>(
    _ strategy: FlattenStrategy,
    buffering policy: BufferingPolicy<Failure> = .all,
    _ transform: (@Sendable (Value) -> Inner)?
  ) -> Signal<Inner.Value, Failure> where Inner.Failure == Failure {
    let transform = passed(transform, to: "flatMap")
    return erased.flatMapped(strategy, policy) { transform($0).erased }
  }

  /// Returns a signal that maps each value to a signal, sends the values of these inner signals, and can hold back failures
  /// until all have ended.
  ///
  ///     ["1x", "2"].signal().promoteFailure(to: DigitError.self)
  ///       .flatMap(delayingFailures: true) { digits(of: $0) }
  ///       .subscribeEvents { print($0) }
  ///     // next(1)
  ///     // next(2)
  ///     // failed(notADigit)
  ///
  /// If it delays failures, a signal that fails counts as completed: this signal as well as inner ones. When all have ended,
  /// the result fails with the first failure. It holds that failure. Otherwise it behaves as ``flatMap(_:buffering:_:)``. A
  /// failure of the policy is delivered immediately.
  ///
  /// - Parameters:
  ///   - strategy: The treatment of inner signals that run at the same time.
  ///   - delayingFailures: A Boolean value that decides whether a failure waits for the end of the other signals.
  ///   - policy: The policy for inner signals that wait. Its failure disposes the running ones too.
  ///   - transform: A function that returns the inner signal of a value.
  /// - Returns: A signal of the values of the inner signals.
  @_transparent
  public func flatMap<T: Sendable>(
    _ strategy: FlattenStrategy = .merge,
    delayingFailures: Bool,
    buffering policy: BufferingPolicy<Failure> = .all,
    _ transform: @escaping @Sendable (Value) -> Signal<T, Failure>
  ) -> Signal<T, Failure> {
    HeldFailure.delaying(delayingFailures) { held in
      holdingFailure(in: held).flatMapped(strategy, policy) {
        transform($0).holdingFailure(in: held)
      }
    }
  }

  /// Returns a signal that maps each value to a signal of any type, and can hold back failures.
  // A closure that returns a `Signal` takes the other overload, so that the factories inside it get their types.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  @_transparent
  public func flatMap<Inner: SignalProtocol>(
    _ strategy: FlattenStrategy = .merge,
    delayingFailures: Bool,
    buffering policy: BufferingPolicy<Failure> = .all,
    _ transform: (@Sendable (Value) -> Inner)?
  ) -> Signal<Inner.Value, Failure> where Inner.Failure == Failure {
    let transform = passed(transform, to: "flatMap")
    return HeldFailure.delaying(delayingFailures) { held in
      holdingFailure(in: held).flatMapped(strategy, policy) {
        transform($0).holdingFailure(in: held)
      }
    }
  }
}

/// Makes the sink of the outer signal of a `flatMap`, from the sink of the result and the subscriptions of the result and of the outer
/// signal. A queue puts a pressure in front of the outer signal.
@usableFromInline
typealias MakeOuterSink<Value: Sendable, Output: Sendable, Failure: Error> =
  @Sendable (
    @escaping @Sendable (Value) -> Signal<Output, Failure>, AnySink<Output, Failure>, CompoundDisposable,
    inout CompoundDisposable
  ) -> AnySink<Value, Failure>

extension Signal {
  /// Returns a signal of the values of the signals that a function returns for the values of this signal.
  @_transparent
  @usableFromInline
  func flatMapped<T: Sendable>(
    _ strategy: FlattenStrategy,
    _ policy: BufferingPolicy<Failure>,
    _ transform: @escaping @Sendable (Value) -> Signal<T, Failure>
  ) -> Signal<T, Failure> {
    flatMapped(by: Self.makeOuterSink(strategy, policy), transform)
  }

  // Transparent: the closure of a strategy is chosen before the compiler optimizes, so that the others are not compiled where
  // `flatMap` is called.
  @_transparent
  @usableFromInline
  static func makeOuterSink<T: Sendable>(
    _ strategy: FlattenStrategy,
    _ policy: BufferingPolicy<Failure>
  ) -> MakeOuterSink<Value, T, Failure> {
    switch strategy.kind {
    case .merge:
      { transform, sink, subscription, source in
        OuterSink(MergeState.Outer(sink, subscription)) { outer, value in outer.add(transform(value)) }
          .erased(in: source)
      }
    case .latest:
      { transform, sink, subscription, source in
        OuterSink(MergeState.Outer(sink, subscription)) { outer, value in outer.replace(by: transform(value))
        }
        .erased(in: source)
      }
    case .first:
      { transform, sink, subscription, source in
        OuterSink(MergeState.Outer(sink, subscription)) { outer, value in
          if !outer.isRunning { outer.addAlone(transform(value)) }
        }
        .erased(in: source)
      }
    case .queue(let limit):
      { transform, sink, subscription, source in
        let outer = MergeState.Outer(sink, subscription)
        let queue = InnerQueue(outer.mergeState, limit: limit, policy, source: &source) { queue, inner in
          let mergeState = queue.mergeState
          if let sink = mergeState.takeSinkForLast() {
            inner.attach(erased: sink.erased(), in: mergeState.subscription)
          } else {
            queue.start(inner) { mergeState.serialized.send($0) }
          }
        }
        return OuterSink(outer) { outer, value in
          let inner = transform(value)
          // The sink is not behind the gate when no inner signal runs or waits.
          if outer.sendAll(of: inner) { return }
          outer.share()
          queue.add(inner)
        }
        .erased(in: source)
      }
    case .ordered(let limit):
      { transform, sink, subscription, source in
        let outer = MergeState.Outer(sink, subscription)
        let ranks = Ranks(outer.mergeState, policy)
        let queue = InnerQueue(outer.mergeState, limit: limit, policy, source: &source) {
          ranks.start($1, in: $0)
        }
        return OuterSink(outer) { outer, value in
          outer.share()
          queue.add(transform(value))
        }
        .erased(in: source)
      }
    }
  }

  @inlinable
  @inline(never)
  func flatMapped<T: Sendable>(
    by makeSink: @escaping MakeOuterSink<Value, T, Failure>,
    _ transform: @escaping @Sendable (Value) -> Signal<T, Failure>
  ) -> Signal<T, Failure> {
    Signal<T, Failure> { call in
      call.answer(describe(self, by: "flatMap")) { sink, subscription in
        // Of a signal of one value, the result is the inner signal.
        if let value = soleValue {
          LockCheck.assertNoLocksHeld()
          let inner = transform(value)
          if !subscription.isDisposed { inner.attach(erased: sink, in: subscription) }
          return
        }
        var (inner, source) = subscription.makeFlattening()
        if source.isDisposed { return }
        let input = makeSink(transform, sink, inner, &source)
        AttachLoop.move(from: subscription, to: source)
        attach(erased: input, in: source)
      }
    }
  }
}

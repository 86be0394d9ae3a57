extension SignalProtocol {
  /// Returns a signal that sends each value, and the values of the signal that `transform` returns for it. These are
  /// passed to `transform` too, recursively.
  ///
  /// ![Marble diagram of expand](expand)
  ///
  ///     Signal.just(1)
  ///       .expand { $0 < 5 ? Signal.just($0 * 2) : .empty }
  ///       .subscribe { print($0) }
  ///     // 1
  ///     // 2
  ///     // 4
  ///     // 8
  ///
  /// Use it for recursion: the values of an inner signal are the arguments of the next calls. It takes constant stack at any
  /// depth, and holds only the inner signals that run or wait. The next example loads all pages of a list in which each page
  /// names the next:
  ///
  ///     load(firstPage)
  ///       .expand { page in page.next.map { load($0) } ?? .empty }
  ///       .subscribe(next: { show($0.items) }, failed: { show($0) })
  ///
  /// - An inner signal is started immediately, or as soon as the call that starts another one has returned. With `maxConcurrent`,
  ///   it waits until fewer inner signals run.
  ///
  /// - **Sends**: each value, before `transform` runs for it.
  /// - **Ends**: completes when this signal and all inner signals have completed. Fails with the first failure, of this
  ///   signal or of an inner one, after the others have been disposed. No inner signal is started after that.
  /// - **Disposal**: disposes this signal and all inner signals. An expansion without end runs until then: see
  ///   ``take(_:)``.
  /// - **Thread**: the sender's. `transform` runs on the thread of the value.
  /// - **Memory**: the inner signals that run and those that wait, without a limit unless `policy` sets one. Inner
  ///   signals that are dropped are never started. With ``BufferingPolicy/waiting(_:)`` this signal waits for them, and the inner signals
  ///   do not. None is started while the subscriber wants no value.
  ///
  /// RAC had no such operator. Its users wrote a method that called itself in `flattenMap:`.
  ///
  /// - Parameters:
  ///   - maxConcurrent: The number of inner signals that may run at the same time; at least 1.
  ///   - policy: The policy for inner signals that wait. Its failure disposes the running ones too.
  ///   - transform: A function that returns the inner signal of a value.
  /// - Returns: A signal of the values of this signal and of all inner signals.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public func expand(
    maxConcurrent: Int = .max,
    buffering policy: BufferingPolicy<Failure> = .all,
    _ transform: @escaping @Sendable (Value) -> Signal<Value, Failure>
  ) -> Signal<Value, Failure> {
    erased.expanded(maxConcurrent, policy, transform)
  }

  /// Returns a signal that sends each value of this signal, and the values of the signals of any type made of it. Signals are
  /// made of those values too, recursively.
  // There are two overloads for the same reason as those of `flatMap`.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func expand<Inner: SignalProtocol>(
    maxConcurrent: Int = .max,
    buffering policy: BufferingPolicy<Failure> = .all,
    _ transform: (@Sendable (Value) -> Inner)?
  ) -> Signal<Value, Failure> where Inner.Value == Value, Inner.Failure == Failure {
    let transform = passed(transform, to: "expand")
    return erased.expanded(maxConcurrent, policy) { transform($0).erased }
  }
}

extension Signal {
  @_alwaysEmitIntoClient
  func expanded(
    _ limit: Int,
    _ policy: BufferingPolicy<Failure>,
    _ transform: @escaping @Sendable (Value) -> Signal
  ) -> Signal<Value, Failure> {
    stopProgram(unless: limit > 0, "The limit of expanded signals must be at least 1. Pass 1 or more")
    return Signal { call in
      call.answer(describe(self, by: "expand")) { sink, subscription in
        var (inner, source) = subscription.makeFlattening()
        let mergeState = MergeState(OwnedSink(sink), inner, running: 1)
        let queue = InnerQueue(mergeState, limit: limit, policy, source: &source) { queue, inner in
          queue.start(inner) { queue.send($0, expandedBy: transform) }
        }
        let input = AnySink(next: { queue.send($0, expandedBy: transform) }, end: { mergeState.end($0) })
        startLast(erasing: input, in: source, of: subscription)
      }
    }
  }
}

extension InnerQueue {
  /// Sends a value, and adds the inner signal that is made of it.
  @_alwaysEmitIntoClient
  @inline(never)
  func send(_ value: Value, expandedBy transform: @Sendable (Value) -> Inner) {
    mergeState.serialized.send(value)
    if mergeState.subscription.isDisposed { return }
    LockCheck.assertNoLocksHeld()
    add(transform(value))
  }
}

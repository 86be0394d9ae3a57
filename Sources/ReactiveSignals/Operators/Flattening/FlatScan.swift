extension SignalProtocol {
  /// Returns a signal that maps the last result and each value to a signal, and sends the values of these inner signals as
  /// the results.
  ///
  /// ![Marble diagram of flatScan](flatScan)
  ///
  ///     (1...3).signal().flatScan(0) { sum, n in .just(sum + n) }.subscribe { print($0) }
  ///     // 1
  ///     // 3
  ///     // 6
  ///
  /// It is ``scan(_:_:)`` with a function that answers later, or more than once:
  ///
  ///     // Each tap loads the page that the last one names.
  ///     taps.flatScan(firstPage, .concat) { page, _ in Signal.just(page + 1) }
  ///
  /// - The last result is the last value that an inner signal has sent, and `initial` before that. `initial` itself is not
  ///   sent.
  /// - `next` runs when its inner signal is about to start, on the same thread. With `.concat`, that is when the inner signal
  ///   before it has completed.
  ///
  /// With `.latest`, a value that the replaced inner signal sends at the same time on another thread may become the last
  /// result although it is not sent.
  ///
  /// - **Sends**: the values of the inner signals, and not `initial`. Each subscription begins with `initial`.
  /// - **Ends**: as ``flatMap(_:buffering:_:)`` does: completes when all have completed, and fails with the first
  ///   failure.
  /// - **Disposal**: disposes this signal and all inner signals.
  /// - **Thread**: the sender's. `next` runs on the thread that starts the inner signal.
  /// - **Memory**: the last result, and the inner signals that run or wait, as with ``flatMap(_:buffering:_:)``.
  ///
  /// - Parameters:
  ///   - initial: The result that the first value is combined with.
  ///   - strategy: The treatment of inner signals that run at the same time.
  ///   - policy: The policy for values that wait. Its failure disposes the running inner signals too.
  ///   - next: A function that returns the inner signal of the last result and a value.
  /// - Returns: A signal of the values of the inner signals.
  /// - Complexity: O(1) for each value and inner signal.
  @_alwaysEmitIntoClient
  @inline(__always)
  public func flatScan<T: Sendable>(
    _ initial: T,
    _ strategy: FlattenStrategy = .merge,
    buffering policy: BufferingPolicy<Failure> = .all,
    _ next: (@Sendable (T, Value) -> Signal<T, Failure>)?
  ) -> Signal<T, Failure> {
    flatScanned(initial, strategy, policy, passed(next, to: "flatScan"))
  }

  /// Returns a signal that maps the last result and each value to a signal of any type, and flattens these.
  // There are two overloads for the same reason as those of `flatMap`.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  @inline(__always)
  public func flatScan<Inner: SignalProtocol<T, Failure>, T: Sendable>(
    _ initial: T,
    _ strategy: FlattenStrategy = .merge,
    buffering policy: BufferingPolicy<Failure> = .all,
    _ next: (@Sendable (T, Value) -> Inner)?
  ) -> Signal<T, Failure> {
    let next = passed(next, to: "flatScan")
    return flatScanned(initial, strategy, policy) { next($0, $1).erased }
  }
}

extension SignalProtocol {
  @_alwaysEmitIntoClient
  @inline(__always)
  func flatScanned<T: Sendable>(
    _ initial: T,
    _ strategy: FlattenStrategy,
    _ policy: BufferingPolicy<Failure>,
    _ next: @escaping @Sendable (T, Value) -> Signal<T, Failure>
  ) -> Signal<T, Failure> {
    let upstream = erased
    // Outside of the closure, where the strategy is known.
    let makeSink: MakeOuterSink<Value, T, Failure> = Signal.makeOuterSink(strategy, policy)
    let results = DeferredSignal({ "flatScan" }) { _ in
      let last = CurrentValue(initial)
      return upstream.flatMapped(by: makeSink) { value in
        // The function waits for the start of its signal, since the results before it are its argument.
        DeferredSignal({ "flatScan" }) { _ in
          next(last.value, value).transformed("flatScan", ()) { _, result in
            withExtendedLifetime(last.remember(result)) {}
            return result
          }
        }
        .erased
      }
    }
    return Named(results) { "[\(upstream)] flatScan" }.erased
  }
}

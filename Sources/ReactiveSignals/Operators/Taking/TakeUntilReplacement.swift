extension SignalProtocol {
  /// Returns a signal that sends the values of this signal until `replacement` sends an event, and from then on the
  /// events of `replacement`.
  ///
  /// ![Marble diagram of takeUntilReplacement](takeUntilReplacement)
  ///
  ///     // a--b--c--d--|
  ///     // -------1--2--|     take(untilReplacement:)
  ///     // a--b--c1--2--|
  ///
  /// The replacement is started first. When it sends an event immediately, this signal is not started. Its first event
  /// disposes this signal before it is passed on, and may be a completion or a failure.
  ///
  /// - **Sends**: the values of this signal until `replacement` sends an event, and then those of `replacement`.
  /// - **Ends**: as `replacement` does. Fails when this signal fails before. A completion of this signal does not end
  ///   the result.
  /// - **Disposal**: disposes both signals.
  /// - **Thread**: the sender's.
  /// - **Memory**: no value is kept.
  ///
  /// RAC: `takeUntilReplacement:`.
  ///
  /// - Parameter replacement: The signal that replaces this one.
  /// - Returns: A signal of the values of both.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public func take<Replacement: SignalProtocol>(
    untilReplacement replacement: Replacement
  ) -> Signal<Value, Failure>
  where Replacement.Value == Value, Replacement.Failure == Failure {
    let (upstream, replacement) = (erased, replacement.erased)
    return Signal { call in
      call.answer(describe(upstream, replacement, by: "takeUntilReplacement")) { sink, subscription in
        let mergeState = MergeState(OwnedSink(sink), subscription, running: 2)
        let child = CompoundDisposable(childOf: subscription)
        let input = mergeState.input(of: 1)
        replacement.start(
          erasing: AnySink(
            next: {
              mergeState.replace(child, by: 1)
              input.send($0)
            },
            end: {
              mergeState.replace(child, by: 1)
              input.end($0)
            }
          ),
          in: CompoundDisposable(childOf: subscription)
        )
        upstream.startLast(erasing: mergeState.input(of: 0), in: child, of: subscription)
      }
    }
  }
}

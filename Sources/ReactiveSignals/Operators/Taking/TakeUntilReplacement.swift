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
  @inlinable
  public func take<Replacement: SignalProtocol>(
    untilReplacement replacement: Replacement
  ) -> Signal<Value, Failure>
  where Replacement.Value == Value, Replacement.Failure == Failure {
    let (upstream, replacement) = (erased, replacement.erased)
    return Signal { call in
      switch call {
      case .attach(let sink, let subscription):
        let serialized = SerializedSink(SwitchState(OwnedSink(sink)), subscription)
        let child = CompoundDisposable(childOf: subscription)
        serialized.begin(1)
        replacement.start(
          erasing: ReplacementSink(GenerationSink(serialized, 2), child),
          in: CompoundDisposable(childOf: subscription)
        )
        upstream.startLast(erasing: GenerationSink(serialized, 1), in: child, of: subscription)
      case .describe(let answer): answer(describe(upstream, replacement, by: "takeUntilReplacement"))
      }
    }
  }
}

/// The sink of the replacement: its first event begins the second generation, and disposes the first signal.
@usableFromInline
struct ReplacementSink<Value: Sendable, Failure: Error>: Sink, ~Copyable {
  @usableFromInline let generation: GenerationSink<Value, Failure>
  @usableFromInline let replaced: CompoundDisposable
  @usableFromInline var hasBegun = false

  @inlinable
  init(_ generation: consuming GenerationSink<Value, Failure>, _ replaced: CompoundDisposable) {
    self.generation = generation
    self.replaced = replaced
  }

  @inlinable
  mutating func send(_ value: Value) {
    if !hasBegun { begin() }
    generation.send(value)
  }

  @inlinable
  mutating func end(_ failure: Failure?) {
    if !hasBegun { begin() }
    generation.end(failure)
  }

  @inlinable
  mutating func begin() {
    hasBegun = true
    replaced.dispose()
    generation.serialized.begin(generation.generation)
    generation.serialized.endWithLatest()
  }
}

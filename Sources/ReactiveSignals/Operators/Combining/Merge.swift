extension SignalProtocol {
  /// Returns a signal that sends the values of this signal and of `other` as they arrive.
  ///
  /// ![Marble diagram of merge](merge)
  ///
  ///     // a--b-----|
  ///     // --1--2--3--|   merge
  ///     // a-1b-2--3--|
  ///
  /// The result completes when both signals have completed. It fails with the first failure, after the other signal has
  /// been disposed. This signal is started before `other`, which is not started when this signal fails at once. Values are
  /// sent on the thread that sends them to the upstream.
  ///
  /// RAC: `merge:`.
  ///
  /// - Parameter other: The other signal.
  /// - Returns: A signal of the values of both.
  @inlinable
  public consuming func merge<Other: SignalProtocol>(_ other: Other) -> some SignalProtocol<Value, Failure>
  where Other.Value == Value, Other.Failure == Failure {
    Merged(self, other)
  }

  /// Returns a signal that sends the values of both signals as they arrive, and can hold back a failure until both have
  /// ended.
  ///
  ///     // Sends all updates that arrive, and the failure at the end.
  ///     cachedUpdates.merge(liveUpdates, delayingFailures: true)
  ///
  /// If it delays failures, a signal that fails counts as completed. When the other one has ended too, the result fails with
  /// the first failure. It holds that failure. Otherwise it behaves as ``merge(_:)``. To hold back the failures of any number
  /// of signals, use `flatten` with `delayingFailures`.
  ///
  /// - Parameters:
  ///   - other: The other signal.
  ///   - delayingFailures: A Boolean value that decides whether a failure waits for the end of the other signal.
  /// - Returns: A signal of the values of both.
  @inlinable
  public func merge<Other: SignalProtocol>(
    _ other: Other,
    delayingFailures: Bool
  ) -> some SignalProtocol<Value, Failure> where Other.Value == Value, Other.Failure == Failure {
    DelayingFailures(delayingFailures) { held in
      Merged(holdingFailure(in: held), other.holdingFailure(in: held))
    }
  }

  /// Returns a signal of the values of both signals. The other signal can be written as a factory: `merge(.just(1))`.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  @inlinable
  public consuming func merge(_ other: Signal<Value, Failure>) -> some SignalProtocol<Value, Failure> {
    Merged(self, other)
  }
}

extension Signal {
  /// Returns a signal that sends the values of two signals as they arrive. See ``SignalProtocol/merge(_:)``.
  @inlinable
  public static func merge<A: SignalProtocol, B: SignalProtocol>(
    _ a: A,
    _ b: B
  ) -> some SignalProtocol<Value, Failure>
  where A.Value == Value, B.Value == Value, A.Failure == Failure, B.Failure == Failure {
    a.merge(b)
  }

  /// Returns a signal that sends the values of three signals as they arrive. See ``SignalProtocol/merge(_:)``.
  @inlinable
  public static func merge<A: SignalProtocol, B: SignalProtocol, C: SignalProtocol>(
    _ a: A,
    _ b: B,
    _ c: C
  ) -> some SignalProtocol<Value, Failure>
  where
    A.Value == Value, B.Value == Value, C.Value == Value,
    A.Failure == Failure, B.Failure == Failure, C.Failure == Failure
  {
    a.merge(b).merge(c)
  }

  /// Returns a signal that sends the values of four signals as they arrive. See ``SignalProtocol/merge(_:)``.
  @inlinable
  public static func merge<A: SignalProtocol, B: SignalProtocol, C: SignalProtocol, D: SignalProtocol>(
    _ a: A,
    _ b: B,
    _ c: C,
    _ d: D
  ) -> some SignalProtocol<Value, Failure>
  where
    A.Value == Value, B.Value == Value, C.Value == Value, D.Value == Value,
    A.Failure == Failure, B.Failure == Failure, C.Failure == Failure, D.Failure == Failure
  {
    a.merge(b).merge(c.merge(d))
  }

  /// Returns a signal that sends the values of five or more signals of any kinds as they arrive. See
  /// ``SignalProtocol/merge(_:)``.
  @inlinable
  public static func merge<A: SignalProtocol, B: SignalProtocol, C: SignalProtocol, D: SignalProtocol>(
    _ a: A,
    _ b: B,
    _ c: C,
    _ d: D,
    _ e: any SignalProtocol<Value, Failure>,
    _ more: any SignalProtocol<Value, Failure>...
  ) -> some SignalProtocol<Value, Failure>
  where
    A.Value == Value, B.Value == Value, C.Value == Value, D.Value == Value,
    A.Failure == Failure, B.Failure == Failure, C.Failure == Failure, D.Failure == Failure
  {
    a.merge(b).merge(c.merge(d)).merge(merge(([e] + more).map { Signal($0) }))
  }

  /// Returns a signal that sends the values of an array of signals as they arrive.
  ///
  /// With an empty array, the result completes at once.
  ///
  /// RAC: `+merge:`.
  @inlinable
  public static func merge<S: SignalProtocol>(_ signals: [S]) -> some SignalProtocol<Value, Failure>
  where S.Value == Value, S.Failure == Failure {
    Named(Signal<S, Failure>(.elements(signals)).flatten()) { "\(signals) merge" }
  }
}

@frozen
@usableFromInline
struct Merged<First: SignalProtocol, Second: SignalProtocol>: StepwiseSignal
where First.Value == Second.Value, First.Failure == Second.Failure {
  @usableFromInline typealias Value = First.Value
  @usableFromInline typealias Failure = First.Failure

  @usableFromInline let first: First
  @usableFromInline let second: Second

  @inlinable
  init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @usableFromInline
  var description: String { "[\(first), \(second)] merge" }

  @inlinable
  @inline(__always)
  func attachStepwise<Down: Sink & ~Copyable>(
    _ sink: consuming Down,
    in subscription: CompoundDisposable
  ) -> AttachStep?
  where Down.Value == Value, Down.Failure == Failure {
    if let elements = first.knownElements {
      // Nothing else can send meanwhile, so no gate is needed.
      var sink = sink
      guard sink.send(each: elements, until: subscription) else { return nil }
      return second.attachErased(sink, in: subscription)
    }
    let mergeState = MergeState(sink, subscription, running: 2)
    first.start(MergeInput(mergeState), in: CompoundDisposable(childOf: subscription))
    if let sink = mergeState.takeSinkForLast() { return second.attachErased(sink, in: subscription) }
    return second.startStepwise(MergeInput(mergeState), in: CompoundDisposable(childOf: subscription))
  }
}

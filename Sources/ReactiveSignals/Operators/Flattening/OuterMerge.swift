/// The outer signal's way to the downstream sink of a merge of inner signals.
///
/// While no inner signal runs, only the outer signal can send, and needs no gate: the sink is here. It moves behind the gate
/// of the merge when an inner signal starts that is not known to end immediately, and returns when none runs. So inner signals
/// that end immediately cost as much as a loop.
@usableFromInline
struct OuterMerge<Value: Sendable, Failure: Error>: ~Copyable, Sendable {
  @usableFromInline let mergeState: MergeState<Value, Failure>
  @usableFromInline var children: ChildSubscriptions
  /// The sink, unless it is behind the gate.
  @usableFromInline var down: OwnedSink<Value, Failure>?

  @inlinable
  init(_ down: AnySink<Value, Failure>, _ subscription: CompoundDisposable) {
    mergeState = MergeState(nil, subscription, running: 1)
    children = ChildSubscriptions(of: subscription)
    self.down = OwnedSink(down)
  }

  /// Sends the values of an inner signal, if no other one runs and it is known to end immediately.
  ///
  /// - Returns: `true` if that has been done.
  @inlinable
  @inline(__always)
  mutating func sendAll(of inner: Signal<Value, Failure>) -> Bool {
    if down == nil {
      guard inner.hasKnownValues, let sink = mergeState.takeSinkForLast() else { return false }
      down = consume sink
    }
    guard let end = down?.sendAll(of: inner, until: mergeState.subscription) else { return false }
    if let failure = end, !mergeState.subscription.isDisposed { down?.end(failure) }
    return true
  }

  /// Starts an inner signal, which sends through the gate.
  @inlinable
  @inline(never)
  mutating func start(_ inner: Signal<Value, Failure>) {
    share()
    mergeState.begin()
    children.start(inner, MergeInput(mergeState))
  }

  /// Moves the sink behind the gate.
  @inlinable
  mutating func share() {
    if let sink = down.take() { mergeState.putSink(sink) }
  }

  /// Ends the outer signal. Its failure ends the result, too.
  @inlinable
  mutating func end(_ failure: Failure?) {
    if down != nil { down?.end(failure) } else { mergeState.end(failure) }
  }
}

/// The sink of an outer signal. A closure decides about the inner signal of each value.
@usableFromInline
struct OuterSink<Value: Sendable, Output: Sendable, Failure: Error>: Sink, ~Copyable {
  @usableFromInline typealias Receive = @Sendable (inout MergeState<Output, Failure>.Outer, Value) -> Void

  /// The closure. Called through a struct, it is not retained around the call.
  @usableFromInline
  struct Body: Sendable {
    @usableFromInline let run: Receive

    @inlinable
    init(_ run: @escaping Receive) { self.run = run }

    @inlinable
    func callAsFunction(_ outer: inout MergeState<Output, Failure>.Outer, _ value: Value) {
      run(&outer, value)
    }
  }

  @usableFromInline var outer: MergeState<Output, Failure>.Outer
  @usableFromInline let body: Body

  @inlinable
  init(_ outer: consuming MergeState<Output, Failure>.Outer, _ receive: @escaping Receive) {
    self.outer = outer
    body = Body(receive)
  }

  @inlinable
  mutating func send(_ value: Value) { body(&outer, value) }

  @inlinable
  mutating func end(_ failure: Failure?) { outer.end(failure) }

  /// Returns this sink, type-erased, for the outer signal in its subscription.
  @inlinable
  consuming func erased(in source: CompoundDisposable) -> AnySink<Value, Failure> {
    EndingSink(self, source).erased()
  }
}

extension MergeState {
  /// The outer signal's way to the downstream sink of a merge of inner signals.
  ///
  /// While no inner signal runs, only the outer signal can send, and needs no gate: the sink is here. It moves behind the gate
  /// of the merge when an inner signal starts that is not known to end immediately, and returns when none runs. So inner signals
  /// that end immediately cost as much as a loop.
  @usableFromInline
  struct Outer: ~Copyable, Sendable {
    @usableFromInline let subscription: CompoundDisposable
    @usableFromInline let mergeState: MergeState<Value, Failure>
    /// The sink, unless it is behind the gate.
    @usableFromInline var down: OwnedSink<Value, Failure>?
    /// The subscription to the inner signal, if only one runs at a time, and otherwise one that can be used again.
    @usableFromInline var current: CompoundDisposable?
    /// The number of inner signals that have been replaced.
    @usableFromInline var generation = 0

    @inlinable
    init(_ down: AnySink<Value, Failure>, _ subscription: CompoundDisposable) {
      self.subscription = subscription
      mergeState = MergeState(nil, subscription, running: 1)
      self.down = OwnedSink(down)
    }

    /// Merges an inner signal with those that run.
    @inlinable
    @inline(__always)
    mutating func add(_ inner: Signal<Value, Failure>) {
      if sendAll(of: inner) { return }
      // A signal of one value has nothing to dispose, and needs no subscription of its own.
      share()
      if let value = inner.soleValue, subscription.pressure == nil || !subscription.isHeldBack {
        return mergeState.serialized.send(value)
      }
      start(inner)
    }

    /// A Boolean value that indicates whether the inner signal runs, if only one runs at a time.
    // The subscription to an inner signal is disposed when that signal completes.
    @inlinable var isRunning: Bool { current?.isDisposed == false }

    /// Adds an inner signal while no other one runs.
    @inlinable
    mutating func addAlone(_ inner: Signal<Value, Failure>) {
      if sendAll(of: inner) { return }
      share()
      mergeState.begin()
      let child = CompoundDisposable(childOf: subscription)
      current = child
      mergeState.start(inner, in: child)
    }

    /// Replaces the inner signal that runs, which sends nothing from now on.
    @inlinable
    @inline(__always)
    mutating func replace(by inner: Signal<Value, Failure>) {
      // The old signal is disposed before the new one starts.
      if let old = current.take() {
        generation += 1
        mergeState.replace(old, by: generation)
      }
      if !sendAll(of: inner) { startLatest(inner) }
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
      guard let end = down?.sendAll(of: inner, until: subscription) else { return false }
      if let failure = end, !subscription.isDisposed { down?.end(failure) }
      return true
    }

    /// Starts an inner signal, which sends through the gate.
    @inlinable
    @inline(never)
    mutating func start(_ inner: Signal<Value, Failure>) {
      share()
      mergeState.begin()
      var children = CompoundDisposable.Children(of: subscription, spare: current.take())
      children.start { inner.start(erasing: MergeState.Input(mergeState), in: $0) }
      current = children.spare
    }

    /// Starts an inner signal, which sends through the gate until another one replaces it.
    @inlinable
    @inline(never)
    mutating func startLatest(_ inner: Signal<Value, Failure>) {
      share()
      mergeState.begin()
      let child = CompoundDisposable(childOf: subscription)
      current = child
      inner.start(erasing: mergeState.input(of: generation), in: child)
    }

    /// Moves the sink behind the gate.
    @inlinable
    mutating func share() {
      if let sink = down.take() { mergeState.putSink(sink) }
    }

    /// Ends the outer signal in its subscription. It ends once, here or by its own terminal event.
    @inlinable
    @inline(never)
    mutating func end(in source: CompoundDisposable) {
      if source.end() { end(nil) }
    }

    /// Ends the outer signal. Its failure ends the result, too.
    @inlinable
    @inline(never)
    mutating func end(_ failure: Failure?) {
      if down != nil { down?.end(failure) } else { mergeState.end(failure) }
    }
  }
}

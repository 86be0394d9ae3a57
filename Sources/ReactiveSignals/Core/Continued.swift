/// A signal, and another one that its end decides on.
///
/// It is a sequence of two signals, of which the first may have another type of failures. A signal that continues with itself is
/// a tail call: any number of rounds nest neither sinks nor subscriptions.
@usableFromInline
struct Continued<Value: Sendable, InputFailure: Error, Failure: Error>: CoordinatedSignal {
  @usableFromInline typealias Step = SequenceStep<Value, Failure>

  @usableFromInline let upstream: Signal<Value, InputFailure>
  @usableFromInline let name: StaticString
  @usableFromInline let continuation: @Sendable (InputFailure?) -> Step

  /// Creates a signal.
  ///
  /// - Parameters:
  ///   - upstream: The first signal.
  ///   - name: The operator's name in descriptions.
  ///   - continuation: A function of the end of the first signal: of its failure, or of `nil`.
  @inlinable
  init(
    _ upstream: Signal<Value, InputFailure>,
    name: StaticString,
    _ continuation: @escaping @Sendable (InputFailure?) -> Step
  ) {
    self.upstream = upstream
    self.name = name
    self.continuation = continuation
  }

  @usableFromInline
  var description: String { "[\(upstream)] \(name)" }

  @inlinable
  @inline(never)
  func attach(erased sink: AnySink<Value, Failure>, in subscription: CompoundDisposable) {
    var owned = OwnedSink(sink)
    guard let end = owned.sendAll(of: upstream, until: subscription) else {
      let state = SequenceState(sink, subscription) { _ in .completed }
      let endsSynchronously = state.endsSynchronously {
        upstream.start(
          erasing: ContinuedSink(state, continuation),
          in: CompoundDisposable(childOf: subscription)
        )
      }
      if endsSynchronously { state.startNext() }
      return
    }
    if subscription.isDisposed { return }
    let step: Step
    switch end {
    case .completed: step = continuation(nil)
    case .failed(let error): step = continuation(error)
    }
    switch step {
    case .next(let signal), .last(let signal):
      if !subscription.isDisposed { signal.attach(erased: sink, in: subscription) }
    case .completed: sink.complete()
    case .failed(let error): sink.fail(error)
    }
  }
}

/// The sink of the first signal.
@usableFromInline
struct ContinuedSink<Value: Sendable, InputFailure: Error, Failure: Error>: Sink, ~Copyable {
  @usableFromInline let state: SequenceState<Value, Failure>
  @usableFromInline let continuation: @Sendable (InputFailure?) -> SequenceStep<Value, Failure>

  @inlinable
  init(
    _ state: SequenceState<Value, Failure>,
    _ continuation: @escaping @Sendable (InputFailure?) -> SequenceStep<Value, Failure>
  ) {
    self.state = state
    self.continuation = continuation
  }

  @inlinable
  func send(_ value: Value) { state.send(value) }

  @inlinable
  func fail(_ error: InputFailure) { state.proceed(to: continuation(error)) }

  @inlinable
  func complete() { state.proceed(to: continuation(nil)) }
}

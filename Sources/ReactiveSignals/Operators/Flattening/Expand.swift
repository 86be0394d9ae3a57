extension SignalProtocol {
  /// Sends each value of this signal and, as they come, the values of the signals made of it; signals are made of those
  /// values too, and so on.
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
  /// This is how to recurse with signals: where a function would call itself, what it returns here is fed back. It takes
  /// constant stack, and no more memory than what runs and waits, however deep it goes. All pages of a list that tells
  /// with each page where the next one is:
  ///
  ///     load(firstPage)
  ///       .expand { page in page.next.map { load($0) } ?? .empty }
  ///       .subscribe { show($0.items) }
  ///
  /// - A value is sent, and then `transform` runs for it, on the thread of the value.
  /// - An inner signal is started at once, or as soon as the call that is starting another one has returned: those that
  ///   send everything at once follow one another. With a `limit`, it waits until fewer than that many run.
  /// - It completes when this signal and all inner signals have completed.
  /// - It fails with the first failure, of this signal or of an inner one; the others are disposed first. After that
  ///   no inner signal is started.
  /// - Disposal ends this signal and all inner ones. An expansion without end goes on until then: see ``take(_:)``.
  /// - It holds the inner signals that run and those that wait: without limit, unless `policy` sets one. What is dropped
  ///   is never started.
  ///
  /// RAC had no such operator; a method that called itself in `flattenMap:` took its place.
  ///
  /// - Parameters:
  ///   - limit: How many inner signals run at the same time; at least 1.
  ///   - policy: What to do when too many inner signals wait. With a failure the running ones are disposed too.
  ///   - transform: Makes the inner signal of a value.
  @inlinable
  public func expand(
    limit: Int = .max,
    buffering policy: BufferingPolicy<Failure> = .all,
    _ transform: @escaping @Sendable (Value) -> Signal<Value, Failure>
  ) -> some SignalProtocol<Value, Failure> {
    Expand(self, limit, policy, transform)
  }

  /// Sends each value of this signal and, as they come, the values of the signals of any type made of it; signals are
  /// made of those values too, and so on.
  // Two overloads for the reason that `flatMap` has two.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  @inlinable
  public func expand<Inner: SignalProtocol>(
    limit: Int = .max,
    buffering policy: BufferingPolicy<Failure> = .all,
    _ transform: (@Sendable (Value) -> Inner)?
  ) -> some SignalProtocol<Value, Failure> where Inner.Value == Value, Inner.Failure == Failure {
    guard let transform else { preconditionFailure("expand needs a closure") }
    return Expand(self, limit, policy, transform)
  }
}

@frozen
@usableFromInline
struct Expand<Upstream: SignalProtocol, Inner: SignalProtocol>: StepwiseSignal
where Inner.Value == Upstream.Value, Inner.Failure == Upstream.Failure {
  @usableFromInline typealias Value = Inner.Value
  @usableFromInline typealias Failure = Inner.Failure

  @usableFromInline let upstream: Upstream
  @usableFromInline let limit: Int
  @usableFromInline let policy: BufferingPolicy<Failure>
  @usableFromInline let transform: @Sendable (Value) -> Inner

  @inlinable
  init(
    _ upstream: Upstream,
    _ limit: Int,
    _ policy: BufferingPolicy<Failure>,
    _ transform: @escaping @Sendable (Value) -> Inner
  ) {
    precondition(limit > 0, "The limit of expanded signals must be at least 1")
    self.upstream = upstream
    self.limit = limit
    self.policy = policy
    self.transform = transform
  }

  @usableFromInline
  var description: String { "[\(upstream)] expand" }

  @inlinable
  @inline(__always)
  func attachStepwise<Down: Sink & ~Copyable>(
    _ sink: consuming Down,
    in subscription: CompoundDisposable
  ) -> AttachStep?
  where Down.Value == Value, Down.Failure == Failure {
    let source = CompoundDisposable(childOf: subscription)
    let mergeState = MergeState(sink, subscription, running: 1)
    let queue = InnerQueue<Inner, Down>(
      mergeState,
      limit: limit,
      policy,
      source: source,
      expansion: transform
    )
    return upstream.startStepwise(ExpandedSink(queue), in: source)
  }
}

/// The sink of the signal that is expanded.
@frozen
@usableFromInline
struct ExpandedSink<Inner: SignalProtocol, Down: Sink & ~Copyable>: Sink, ~Copyable
where Down.Value == Inner.Value, Down.Failure == Inner.Failure {
  @usableFromInline let queue: InnerQueue<Inner, Down>

  @inlinable
  init(_ queue: InnerQueue<Inner, Down>) { self.queue = queue }

  @inlinable
  func send(_ value: Inner.Value) { queue.send(value) }

  @inlinable
  func fail(_ error: Inner.Failure) { queue.mergeState.serialized.fail(error) }

  @inlinable
  func complete() { queue.mergeState.end() }
}

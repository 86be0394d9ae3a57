/// A linear operator: for each value of the upstream it sends any number of values downstream, synchronously.
///
/// A stage is a copyable value that contains its state. Each subscription works on its own copy. A stage implements
/// `receive`, and `end` where it does more than send the end on:
///
/// ```swift
/// struct Map<Input: Sendable, Output: Sendable, Failure: Error>: Stage {
///   let transform: @Sendable (Input) -> Output
///
///   func receive<Down: Sink & ~Copyable>(_ value: Input, into down: inout Down)
///   where Down.Value == Output, Down.Failure == Failure {
///     down.send(transform(value))
///   }
/// }
/// ```
///
/// A stage that ends early calls `down.complete()`, which disposes the subscription and stops the source. A stage sends a
/// terminal event on within the call that delivers it, not later.
///
/// The subscriber can dispose the subscription during any event, and nothing may be sent after that. So a stage that sends
/// more than one event in one call has to check its subscription in between. See
/// ``SignalProtocol/staged(perSubscription:)``.
public protocol Stage<Input, Output>: Sendable {
  /// The type of the values of the upstream.
  associatedtype Input: Sendable
  /// The type of the values that the operator sends. By default the upstream has the same.
  associatedtype Output: Sendable = Input
  /// The type of the failures of the operator.
  associatedtype Failure: Error
  /// The type of the failures of the upstream.
  associatedtype InputFailure: Error = Failure

  /// The name of the operator in the ``SignalProtocol/description`` of a signal. By default it is the name of this type, with
  /// a lowercase first letter.
  static var name: String { get }

  /// Receives a value of the upstream.
  mutating func receive<Down: Sink & ~Copyable>(_ value: Input, into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure

  /// Receives the failure of the upstream, or its completion when that is `nil`. Sends it on by default.
  mutating func end<Down: Sink & ~Copyable>(_ failure: InputFailure?, into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure
}

extension Stage {
  public static var name: String {
    let name = nameOfType(Self.self)
    return name.prefix(1).lowercased() + name.dropFirst()
  }
}

extension Stage where InputFailure == Failure {
  // Always inlined: see `EndingSink.end`.
  @inlinable
  @inline(__always)
  public func end<Down: Sink & ~Copyable>(_ failure: InputFailure?, into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    down.end(failure)
  }
}

/// A stage in front of a sink.
@usableFromInline
struct StageSink<S: Stage, Down: Sink & ~Copyable>: Sink, ~Copyable
where Down.Value == S.Output, Down.Failure == S.Failure {
  @usableFromInline var stage: S
  @usableFromInline var down: Down

  @inlinable
  init(_ stage: consuming S, _ down: consuming Down) {
    self.stage = stage
    self.down = down
  }

  @inlinable static var _endsErased: Bool { Down._endsErased }

  @inlinable
  mutating func send(_ value: S.Input) {
    LockCheck.assertNoLocksHeld()
    stage.receive(value, into: &down)
  }

  @inlinable
  @inline(__always)
  mutating func end(_ failure: S.InputFailure?) {
    LockCheck.assertNoLocksHeld()
    stage.end(failure, into: &down)
  }
}

/// A signal whose events pass through a stage.
@usableFromInline
struct Staged<Upstream: SignalProtocol, S: Stage>: SignalProtocol
where S.Input == Upstream.Value, S.InputFailure == Upstream.Failure {
  @usableFromInline typealias Value = S.Output
  @usableFromInline typealias Failure = S.Failure

  @usableFromInline let upstream: Upstream
  @usableFromInline let stage: S

  @inlinable
  init(_ upstream: consuming Upstream, _ stage: consuming S) {
    self.upstream = upstream
    self.stage = stage
  }

  @usableFromInline
  var description: String { "[\(upstream)] \(S.name)" }

  // Always inlined: otherwise the compiler's guard against endless specialization stops after a few equal operators in a
  // chain, and the operators behind them run unspecialized.
  @inlinable
  @inline(__always)
  func attach<Down: Sink & ~Copyable>(_ sink: consuming Down, in subscription: CompoundDisposable)
  where Down.Value == Value, Down.Failure == Failure {
    upstream.attach(StageSink(stage, sink), in: subscription)
  }
}

/// A signal whose events pass through a stage that is created for each subscription.
@usableFromInline
struct StagedPerSubscription<Upstream: SignalProtocol, S: Stage>: SignalProtocol
where S.Input == Upstream.Value, S.InputFailure == Upstream.Failure {
  @usableFromInline typealias Value = S.Output
  @usableFromInline typealias Failure = S.Failure

  @usableFromInline let upstream: Upstream
  @usableFromInline let makeStage: @Sendable (CompoundDisposable) -> S
  /// The name of the operator, if the stage has another one.
  @usableFromInline let name: StaticString?

  @inlinable
  init(
    _ upstream: Upstream,
    name: StaticString? = nil,
    _ makeStage: @escaping @Sendable (CompoundDisposable) -> S
  ) {
    self.upstream = upstream
    self.name = name
    self.makeStage = makeStage
  }

  @usableFromInline
  var description: String { "[\(upstream)] \(name.map { "\($0)" } ?? S.name)" }

  @inlinable
  @inline(__always)
  func attach<Down: Sink & ~Copyable>(_ sink: consuming Down, in subscription: CompoundDisposable)
  where Down.Value == Value, Down.Failure == Failure {
    upstream.attach(StageSink(makeStage(subscription), sink), in: subscription)
  }
}

extension SignalProtocol {
  /// Returns a signal that sends each event through a copy of `stage`.
  ///
  /// Write linear operators of your own with it.
  ///
  /// - Parameter stage: The stage in its initial state. Each subscription works on a copy.
  /// - Returns: A signal that sends the output of the stage.
  @inlinable
  public func staged<S: Stage>(by stage: S) -> some SignalProtocol<S.Output, S.Failure>
  where S.Input == Value, S.InputFailure == Failure {
    Staged(self, stage)
  }

  /// Returns a signal that sends each event through a stage that has access to its subscription.
  ///
  /// - Parameter makeStage: The closure that creates the stage of a subscription.
  /// - Returns: A signal that sends the output of the stage.
  @inlinable
  public func staged<S: Stage>(
    perSubscription makeStage: @escaping @Sendable (CompoundDisposable) -> S
  ) -> some SignalProtocol<S.Output, S.Failure>
  where S.Input == Value, S.InputFailure == Failure {
    StagedPerSubscription(self, makeStage)
  }
}

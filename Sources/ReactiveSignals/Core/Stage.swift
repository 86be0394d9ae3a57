/// A linear operator: for each value of the upstream it sends any number of values downstream, at once.
///
/// A stage is a copyable value with its state inside; each subscription works on its own copy. All an
/// operator has to write is `receive`, and `complete` or `fail` where it does more than pass them on:
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
/// A stage that ends early calls `down.complete()` itself: that disposes the subscription, so the source
/// stops. It passes a terminal event on within the call that brings it, never later.
///
/// Any event can make the subscriber dispose the subscription, and nothing may be sent after that. So a stage that
/// sends more than one event in one call needs to know its subscription, and looks in between: see
/// ``SignalProtocol/staged(perSubscription:)``.
public protocol Stage<Input, Output>: Sendable {
  /// What it takes.
  associatedtype Input: Sendable
  /// What it sends.
  associatedtype Output: Sendable
  /// How its result can fail.
  associatedtype Failure: Error
  /// How its upstream can fail.
  associatedtype InputFailure: Error = Failure

  /// What the operator is called in descriptions of signals: by default like this type, but with a small letter.
  static var name: String { get }

  /// Takes a value of the upstream.
  mutating func receive<Down: Sink & ~Copyable>(_ value: Input, into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure

  /// Takes the upstream's failure. Passes it on by default.
  mutating func fail<Down: Sink & ~Copyable>(_ error: InputFailure, into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure

  /// Takes the upstream's completion. Passes it on by default.
  mutating func complete<Down: Sink & ~Copyable>(into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure
}

extension Stage {
  public static var name: String {
    let name = nameOfType(Self.self)
    return name.prefix(1).lowercased() + name.dropFirst()
  }

  @inlinable
  public func complete<Down: Sink & ~Copyable>(into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    down.complete()
  }
}

extension Stage where InputFailure == Failure {
  @inlinable
  public func fail<Down: Sink & ~Copyable>(_ error: InputFailure, into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    down.fail(error)
  }
}

/// A stage in front of a sink.
@frozen
@usableFromInline
struct StageSink<S: Stage, Down: Sink & ~Copyable>: Sink, ~Copyable
where Down.Value == S.Output, Down.Failure == S.Failure {
  @usableFromInline var stage: S
  @usableFromInline var down: Down

  @inlinable
  init(_ stage: S, _ down: consuming Down) {
    self.stage = stage
    self.down = down
  }

  @inlinable
  mutating func send(_ value: S.Input) {
    LockCheck.assertNoLocksHeld()
    stage.receive(value, into: &down)
  }

  @inlinable
  mutating func fail(_ error: S.InputFailure) {
    LockCheck.assertNoLocksHeld()
    stage.fail(error, into: &down)
  }

  @inlinable
  mutating func complete() {
    LockCheck.assertNoLocksHeld()
    stage.complete(into: &down)
  }
}

/// A signal with a stage behind it.
@frozen
@usableFromInline
struct Staged<Upstream: SignalProtocol, S: Stage>: SignalProtocol
where S.Input == Upstream.Value, S.InputFailure == Upstream.Failure {
  @usableFromInline typealias Value = S.Output
  @usableFromInline typealias Failure = S.Failure

  @usableFromInline let upstream: Upstream
  @usableFromInline let stage: S

  @inlinable
  init(_ upstream: Upstream, _ stage: S) {
    self.upstream = upstream
    self.stage = stage
  }

  @usableFromInline
  var description: String { "[\(upstream)] \(S.name)" }

  // Always inlined, for otherwise the compiler's guard against endless specialisation stops after a few
  // equal operators in a chain, and what lies behind them runs unspecialised.
  @inlinable
  @inline(__always)
  func attach<Down: Sink & ~Copyable>(_ sink: consuming Down, in subscription: CompoundDisposable)
  where Down.Value == Value, Down.Failure == Failure {
    upstream.attach(StageSink(stage, sink), in: subscription)
  }

  @inlinable
  @inline(__always)
  func attachStepwise<Down: Sink & ~Copyable>(
    _ sink: consuming Down,
    in subscription: CompoundDisposable
  ) -> AttachStep?
  where Down.Value == Value, Down.Failure == Failure {
    upstream.attachStepwise(StageSink(stage, sink), in: subscription)
  }
}

/// A signal with a stage behind it that knows its subscription.
@frozen
@usableFromInline
struct StagedPerSubscription<Upstream: SignalProtocol, S: Stage>: SignalProtocol
where S.Input == Upstream.Value, S.InputFailure == Upstream.Failure {
  @usableFromInline typealias Value = S.Output
  @usableFromInline typealias Failure = S.Failure

  @usableFromInline let upstream: Upstream
  @usableFromInline let makeStage: @Sendable (CompoundDisposable) -> S

  @inlinable
  init(_ upstream: Upstream, _ makeStage: @escaping @Sendable (CompoundDisposable) -> S) {
    self.upstream = upstream
    self.makeStage = makeStage
  }

  @usableFromInline
  var description: String { "[\(upstream)] \(S.name)" }

  @inlinable
  @inline(__always)
  func attach<Down: Sink & ~Copyable>(_ sink: consuming Down, in subscription: CompoundDisposable)
  where Down.Value == Value, Down.Failure == Failure {
    upstream.attach(StageSink(makeStage(subscription), sink), in: subscription)
  }

  @inlinable
  @inline(__always)
  func attachStepwise<Down: Sink & ~Copyable>(
    _ sink: consuming Down,
    in subscription: CompoundDisposable
  ) -> AttachStep?
  where Down.Value == Value, Down.Failure == Failure {
    upstream.attachStepwise(StageSink(makeStage(subscription), sink), in: subscription)
  }
}

extension SignalProtocol {
  /// Sends each event through `stage`: how linear operators are made, those of other packages too.
  @inlinable
  public func staged<S: Stage>(by stage: S) -> some SignalProtocol<S.Output, S.Failure>
  where S.Input == Value, S.InputFailure == Failure {
    Staged(self, stage)
  }

  /// Sends each event through a stage that is made for each subscription, and so can look whether that has been
  /// disposed.
  @inlinable
  public func staged<S: Stage>(
    perSubscription makeStage: @escaping @Sendable (CompoundDisposable) -> S
  ) -> some SignalProtocol<S.Output, S.Failure>
  where S.Input == Value, S.InputFailure == Failure {
    StagedPerSubscription(self, makeStage)
  }
}

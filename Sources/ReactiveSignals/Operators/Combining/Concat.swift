extension SignalProtocol {
  /// Sends the values of this signal and, when it has completed, those of `next`.
  ///
  /// ![Marble diagram of concat](concat)
  ///
  ///     [1, 2].signal().concat([3].signal()).subscribe { print($0) }
  ///     // 1
  ///     // 2
  ///     // 3
  ///
  /// `next` is started when this signal completes, after its cleanup; not at all when it fails. When this signal
  /// completes while it is being started, `next` starts when that is over. The result ends with `next`. Nothing is held but
  /// what the running one holds: a signal that goes on with itself takes constant stack and memory.
  ///
  ///     @Sendable func poll() -> Signal<Status, Never> {
  ///       request().concat(pause().then { poll() }).erased
  ///     }
  ///
  /// RAC: `concat:`.
  @inlinable
  public func concat<Next: SignalProtocol>(_ next: Next) -> some SignalProtocol<Value, Failure>
  where Next.Value == Value, Next.Failure == Failure {
    Followed(self) { next }
  }
}

extension Signal {
  /// Sends the values of `signals`, one signal after another; of none, it completes at once.
  ///
  /// Any number of signals that complete at once take constant stack.
  ///
  /// RAC: `+concat:`.
  @inlinable
  public static func concat<S: SignalProtocol>(_ signals: [S]) -> some SignalProtocol<Value, Failure>
  where S.Value == Value, S.Failure == Failure {
    Successive(InTurn(signals))
  }

  /// Sends the values of two signals, one after the other. See ``SignalProtocol/concat(_:)``.
  @inlinable
  public static func concat<A: SignalProtocol, B: SignalProtocol>(
    _ a: A,
    _ b: B
  ) -> some SignalProtocol<Value, Failure>
  where A.Value == Value, B.Value == Value, A.Failure == Failure, B.Failure == Failure {
    a.concat(b)
  }

  /// Sends the values of three signals, one after another. See ``SignalProtocol/concat(_:)``.
  @inlinable
  public static func concat<A: SignalProtocol, B: SignalProtocol, C: SignalProtocol>(
    _ a: A,
    _ b: B,
    _ c: C
  ) -> some SignalProtocol<Value, Failure>
  where
    A.Value == Value, B.Value == Value, C.Value == Value,
    A.Failure == Failure, B.Failure == Failure, C.Failure == Failure
  {
    a.concat(b).concat(c)
  }

  /// Sends the values of four signals, one after another. See ``SignalProtocol/concat(_:)``.
  @inlinable
  public static func concat<A: SignalProtocol, B: SignalProtocol, C: SignalProtocol, D: SignalProtocol>(
    _ a: A,
    _ b: B,
    _ c: C,
    _ d: D
  ) -> some SignalProtocol<Value, Failure>
  where
    A.Value == Value, B.Value == Value, C.Value == Value, D.Value == Value,
    A.Failure == Failure, B.Failure == Failure, C.Failure == Failure, D.Failure == Failure
  {
    a.concat(b).concat(c).concat(d)
  }

  /// Sends the values of five signals or more, of any kinds, one after another. See ``SignalProtocol/concat(_:)``.
  @inlinable
  public static func concat<A: SignalProtocol, B: SignalProtocol, C: SignalProtocol, D: SignalProtocol>(
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
    a.concat(b).concat(c).concat(d).concat(concat(([e] + more).map { Signal($0) }))
  }
}

/// A signal, and at its completion another.
@frozen
@usableFromInline
struct Followed<First: SignalProtocol, Next: SignalProtocol>: StepwiseSignal
where First.Value == Next.Value, First.Failure == Next.Failure {
  @usableFromInline typealias Value = First.Value
  @usableFromInline typealias Failure = First.Failure

  @usableFromInline let first: First
  @usableFromInline let next: @Sendable () -> Next

  @inlinable
  init(_ first: First, _ next: @escaping @Sendable () -> Next) {
    self.first = first
    self.next = next
  }

  @usableFromInline
  var description: String { "[\(first)] concat" }

  @inlinable
  @inline(__always)
  func attachStepwise<Down: Sink & ~Copyable>(
    _ sink: consuming Down,
    in subscription: CompoundDisposable
  ) -> AttachStep?
  where Down.Value == Value, Down.Failure == Failure {
    let junction = Junction<Next, Down>(subscription)
    first.start(
      FollowedSink(Handover(sink, junction), next),
      in: CompoundDisposable(childOf: subscription)
    )
    return junction.isAttached()
  }
}

@frozen
@usableFromInline
struct FollowedSink<Next: SignalProtocol, Down: Sink & ~Copyable>: Sink, ~Copyable
where Down.Value == Next.Value, Down.Failure == Next.Failure {
  @usableFromInline var handover: Handover<Next, Down>
  @usableFromInline let next: @Sendable () -> Next

  @inlinable
  init(_ handover: consuming Handover<Next, Down>, _ next: @escaping @Sendable () -> Next) {
    self.handover = handover
    self.next = next
  }

  @inlinable
  mutating func send(_ value: Down.Value) { handover.send(value) }

  @inlinable
  mutating func fail(_ error: Down.Failure) { handover.fail(error) }

  @inlinable
  mutating func complete() { handover.go(on: next()) }
}

/// The signals of an array, one after another.
@frozen
@usableFromInline
struct InTurn<Round: SignalProtocol>: Succession {
  @usableFromInline let signals: [Round]
  @usableFromInline var index = 0

  @inlinable
  init(_ signals: [Round]) { self.signals = signals }

  @usableFromInline
  var description: String { "\(signals) concat" }

  @inlinable
  mutating func first() -> Round? {
    guard index < signals.count else { return nil }
    defer { index += 1 }
    return signals[index]
  }

  @inlinable
  mutating func next(after failure: Round.Failure?) -> Round? {
    failure == nil ? first() : nil
  }

  @inlinable
  var isOver: Bool { index == signals.count }
}

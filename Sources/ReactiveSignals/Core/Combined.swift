/// A signal of several upstreams, with a gate in front of a stage: the values and completions of the upstreams go to
/// the stage, one at a time, with a tag that says where they come from.
///
/// Each operator with several upstreams, or with a timer, is a `Combined` signal with a stage of its own. The stage is made
/// for each subscription, runs inside the gate and needs no lock. A failure of an upstream goes to the stage as it is.
/// When the stage ends the result, the upstreams that run are disposed, and the others are not started.
@usableFromInline
struct Combined<Upstreams: CombinedUpstreams, S: Stage>: CoordinatedSignal
where S.Input == Upstreams.Input, S.InputFailure == Upstreams.Failure {
  @usableFromInline typealias Value = S.Output
  @usableFromInline typealias Failure = S.Failure

  @usableFromInline let upstreams: Upstreams
  @usableFromInline let makeStage: @Sendable (CompoundDisposable) -> S

  @inlinable
  init(_ upstreams: Upstreams, _ makeStage: @escaping @Sendable (CompoundDisposable) -> S) {
    self.upstreams = upstreams
    self.makeStage = makeStage
  }

  @usableFromInline
  var description: String { "\(upstreams) \(S.name)" }

  @inlinable
  @inline(never)
  func attach(erased sink: AnySink<Value, Failure>, in subscription: CompoundDisposable) {
    upstreams.start(into: SerializedSink(StageSink(makeStage(subscription), OwnedSink(sink)), subscription))
  }
}

/// The upstreams of a ``Combined`` signal.
@usableFromInline
protocol CombinedUpstreams<Input, Failure>: Sendable, CustomStringConvertible {
  /// A tagged value or completion of one of the upstreams.
  associatedtype Input: Sendable
  associatedtype Failure: Error

  /// Starts the upstreams, in order. Each has a child subscription of its own.
  func start<Down: Sink & ~Copyable>(into serialized: SerializedSink<Down>)
  where Down.Value == Input, Down.Failure == Failure
}

/// An input of a stage behind a gate: a value, which says which upstream it comes from, or the completion of an upstream.
@usableFromInline
enum CombinedInput<Value: Sendable, Upstream: Sendable>: Sendable {
  case value(Value)
  case completed(Upstream)
}

/// An input from one of two upstreams.
@usableFromInline
typealias PairInput<First: Sendable, Second: Sendable> = CombinedInput<Either<First, Second>, Side>

/// A value of one of two types.
@usableFromInline
enum Either<First: Sendable, Second: Sendable>: Sendable {
  case first(First)
  case second(Second)
}

/// One of two upstreams.
@usableFromInline
enum Side: Sendable {
  case first
  case second
}

/// Two upstreams. The first is started before the second.
@usableFromInline
struct SignalPair<First: Sendable, Second: Sendable, Failure: Error>: CombinedUpstreams {
  @usableFromInline typealias Input = PairInput<First, Second>

  @usableFromInline let first: Signal<First, Failure>
  @usableFromInline let second: Signal<Second, Failure>

  @inlinable
  init(_ first: Signal<First, Failure>, _ second: Signal<Second, Failure>) {
    self.first = first
    self.second = second
  }

  @usableFromInline
  var description: String { "[\(first), \(second)]" }

  @inlinable
  func start<Down: Sink & ~Copyable>(into serialized: SerializedSink<Down>)
  where Down.Value == Input, Down.Failure == Failure {
    serialized.start(
      first,
      Tagging(Side.first, completed: .completed(.first)) { value, _ in .value(.first(value)) }
    )
    serialized.start(
      second,
      Tagging(Side.second, completed: .completed(.second)) { value, _ in .value(.second(value)) },
      isLast: true
    )
  }
}

/// Tags the values of one of several upstreams, and its completion.
///
/// The closures get the tag as an argument: a closure that captured it would cost an allocation for each upstream.
@usableFromInline
struct Tagging<Input: Sendable, Tag: Sendable, Output: Sendable, Failure: Error>: Stage {
  @usableFromInline let tag: Tag
  @usableFromInline let completed: Output
  @usableFromInline let value: @Sendable (Input, Tag) -> Output
  @usableFromInline let failed: (@Sendable (Failure, Tag) -> Output)?

  /// Creates a stage.
  ///
  /// - Parameters:
  ///   - tag: The tag of the upstream.
  ///   - completed: The input that stands for the completion of the upstream.
  ///   - value: A function that makes an input of a value.
  ///   - failed: A function that makes an input of a failure. By default failures are passed on as they are.
  @inlinable
  init(
    _ tag: Tag,
    completed: Output,
    value: @escaping @Sendable (Input, Tag) -> Output,
    failed: (@Sendable (Failure, Tag) -> Output)? = nil
  ) {
    self.tag = tag
    self.completed = completed
    self.value = value
    self.failed = failed
  }

  @inlinable
  func receive<Down: Sink & ~Copyable>(_ input: Input, into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    down.send(value(input, tag))
  }

  @inlinable
  func fail<Down: Sink & ~Copyable>(_ error: Failure, into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    if let failed { down.send(failed(error, tag)) } else { down.fail(error) }
  }

  @inlinable
  func complete<Down: Sink & ~Copyable>(into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    down.send(completed)
  }
}

extension SerializedSink where S: ~Copyable {
  /// Starts an upstream that sends through this gate, tagged.
  ///
  /// - Parameters:
  ///   - upstream: The upstream.
  ///   - tagging: The stage that tags its events.
  ///   - child: The subscription to the upstream; by default a new child of the result's.
  ///   - isLast: Whether no other upstream is started after this one.
  @inlinable
  func start<Input, Tag: Sendable>(
    _ upstream: Signal<Input, S.Failure>,
    _ tagging: Tagging<Input, Tag, S.Value, S.Failure>,
    in child: CompoundDisposable? = nil,
    isLast: Bool = false
  ) {
    let child = child ?? CompoundDisposable(childOf: subscription)
    if isLast { AttachLoop.move(from: subscription, to: child) }
    upstream.start(erasing: StageSink(tagging, SerializedInput(self)), in: child)
  }
}

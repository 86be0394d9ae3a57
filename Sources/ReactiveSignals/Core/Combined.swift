/// A signal of several upstreams, of which each sends through one gate.
///
/// It is a closure. For each subscription, the closure puts a gate in front of a stage, and starts the upstreams with
/// `SerializedSink.start`. The stage runs inside the gate and needs no lock. A failure of an upstream goes to the stage as it is. When the
/// stage ends the result, the upstreams that run are disposed, and the others are not started.
@usableFromInline
struct Combined<Value: Sendable, Failure: Error>: CoordinatedSignal {
  @usableFromInline let call: @Sendable (ErasedCall<Value, Failure>) -> Void

  /// Creates a signal of a closure that attaches an erased sink, or describes the signal.
  @inlinable
  init(_ call: @escaping @Sendable (ErasedCall<Value, Failure>) -> Void) { self.call = call }

  /// Creates a signal of two upstreams and a stage. The first upstream is started before the second.
  @inlinable
  init<First, Second, S: PairStage>(
    _ first: Signal<First, Failure>,
    _ second: Signal<Second, Failure>,
    _ makeStage: @escaping @Sendable (CompoundDisposable) -> S
  )
  where
    S.Input == PairInput<First, Second>, S.InputFailure == Failure, S.Output == Value, S.Failure == Failure
  {
    call = { call in
      switch call {
      case .attach(let sink, let subscription):
        let stage = makeStage(subscription)
        let serialized = SerializedSink(StageSink(stage, OwnedSink(sink)), subscription)
        serialized.start(first, under: stage.pressures.first) { .first($0) }
        serialized.start(second, isLast: true, under: stage.pressures.second) { .second($0) }
      case .describe(let answer): answer(describe(first, second, by: S.name))
      }
    }
  }

  @inlinable
  func attach(erased sink: AnySink<Value, Failure>, in subscription: CompoundDisposable) {
    call(.attach(sink, subscription))
  }

  @usableFromInline
  var description: String { Signal(.chain(call)).description }
}

/// Returns the description of an operator on several signals.
@usableFromInline
func describe<each Upstream: Sendable, Failure: Error>(
  _ upstreams: repeat Signal<each Upstream, Failure>,
  by name: String
) -> String {
  var descriptions: [String] = []
  for upstream in repeat each upstreams { descriptions.append(upstream.description) }
  return "[\(descriptions.joined(separator: ", "))] \(name)"
}

/// Returns the description of an operator on an array of signals.
@usableFromInline
func describe<Upstream: Sendable, Failure: Error>(
  _ upstreams: [Signal<Upstream, Failure>],
  by name: String
) -> String {
  "\(upstreams) \(name)"
}

/// An input from one of two upstreams: a value, or `nil` when the upstream has completed.
@usableFromInline
enum PairInput<First: Sendable, Second: Sendable>: Sendable {
  case first(First?)
  case second(Second?)
}

/// The stage of two upstreams.
@usableFromInline
protocol PairStage: Stage {
  /// The pressures of the values of each upstream, if they wait in the stage and make it wait.
  var pressures: (first: BufferPressure?, second: BufferPressure?) { get }
}

extension PairStage {
  @inlinable var pressures: (first: BufferPressure?, second: BufferPressure?) { (nil, nil) }
}

/// The sink of one of several upstreams. It sends inputs of a stage through a gate.
@usableFromInline
struct CombinedInput<Value: Sendable, Down: Sink & ~Copyable>: Sink, ~Copyable {
  @usableFromInline let serialized: SerializedSink<Down>
  @usableFromInline let input: @Sendable (Value?) -> Down.Value

  @inlinable
  init(_ serialized: SerializedSink<Down>, _ input: @escaping @Sendable (Value?) -> Down.Value) {
    self.serialized = serialized
    self.input = input
  }

  @inlinable
  borrowing func send(_ value: Value) { pass(value) }

  @inlinable
  @inline(never)
  borrowing func end(_ failure: Down.Failure?) {
    if let failure { serialized.end(failure) } else { pass(nil) }
  }

  @inlinable
  borrowing func pass(_ value: Value?) {
    if !serialized.gate.performIfIdle({ serialized.sendNow(value, as: input) }) { queue(value) }
  }

  @inlinable
  @inline(never)
  borrowing func queue(_ value: Value?) {
    let (serialized, input) = (serialized, input)
    serialized.gate.queue { serialized.sendNow(value, as: input) }
  }
}

extension SerializedSink where S: ~Copyable {
  /// Starts an upstream that sends through this gate.
  ///
  /// - Parameters:
  ///   - upstream: The upstream.
  ///   - isLast: Whether no other upstream is started after this one.
  ///   - buffer: The pressure of the buffer that the values of the upstream wait in, if it can make the upstream wait.
  ///   - input: A function that makes an input of the stage of a value, or of `nil` when the upstream completes. It runs inside the gate.
  @inlinable
  func start<Input>(
    _ upstream: Signal<Input, S.Failure>,
    isLast: Bool = false,
    under buffer: BufferPressure? = nil,
    _ input: @escaping @Sendable (Input?) -> S.Value
  ) {
    let child = makeSource(isLast: isLast, under: buffer)
    upstream.start(erasing: CombinedInput(self, input), in: child)
  }
}

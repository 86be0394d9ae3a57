/// An input of a stage with any number of upstreams, of which each has a column.
@usableFromInline
typealias RowInput<Item: Sendable> = CombinedInput<(item: Item, column: Int), Int>

/// A stage that makes rows of the values of its upstreams.
@usableFromInline
protocol RowStage: Stage where Input == RowInput<Rows.Item>, Output == Rows.Row, InputFailure == Failure {
  associatedtype Rows: RowBuffer
}

/// The signals of an array. They are started in order; with none, the result completes at once.
@frozen
@usableFromInline
struct SignalArray<Upstream: SignalProtocol>: CombinedUpstreams {
  @usableFromInline typealias Input = RowInput<Upstream.Value>
  @usableFromInline typealias Failure = Upstream.Failure

  @usableFromInline let signals: [Upstream]

  @inlinable
  init(_ signals: [Upstream]) { self.signals = signals }

  @usableFromInline
  var description: String { signals.description }

  @inlinable
  func start<Down: Sink & ~Copyable>(into serialized: SerializedSink<Down>) -> AttachStep?
  where Down.Value == Input, Down.Failure == Failure {
    if signals.isEmpty { serialized.complete() }
    for (column, signal) in signals.enumerated() {
      serialized.start(
        signal,
        Tagging(column, completed: .completed(column)) { item, column in .value((item, column)) }
      )?.finish()
    }
    return nil
  }
}

/// Three signals.
@frozen
@usableFromInline
struct ThreeSignals<A: SignalProtocol, B: SignalProtocol, C: SignalProtocol>: CombinedUpstreams
where A.Failure == C.Failure, B.Failure == C.Failure {
  @usableFromInline typealias Rows = JoinedBuffer<
    JoinedBuffer<ColumnBuffer<A.Value>, ColumnBuffer<B.Value>>, ColumnBuffer<C.Value>
  >
  @usableFromInline typealias Input = RowInput<Rows.Item>
  @usableFromInline typealias Failure = A.Failure

  @usableFromInline let a: A
  @usableFromInline let b: B
  @usableFromInline let c: C

  @inlinable
  init(_ a: A, _ b: B, _ c: C) {
    self.a = a
    self.b = b
    self.c = c
  }

  @usableFromInline
  var description: String { "[\(a), \(b), \(c)]" }

  @inlinable static var emptyBuffer: Rows {
    Rows(JoinedBuffer(ColumnBuffer(), ColumnBuffer()), ColumnBuffer())
  }

  @inlinable
  @inline(__always)
  func start<Down: Sink & ~Copyable>(into serialized: SerializedSink<Down>) -> AttachStep?
  where Down.Value == Input, Down.Failure == Failure {
    serialized.start(a, Tagging(0, completed: .completed(0)) { .value((.first(.first($0)), $1)) })?.finish()
    serialized.start(b, Tagging(1, completed: .completed(1)) { .value((.first(.second($0)), $1)) })?.finish()
    return serialized.start(c, Tagging(2, completed: .completed(2)) { .value((.second($0), $1)) })
  }
}

/// Four signals.
@frozen
@usableFromInline
struct FourSignals<A: SignalProtocol, B: SignalProtocol, C: SignalProtocol, D: SignalProtocol>:
  CombinedUpstreams
where A.Failure == D.Failure, B.Failure == D.Failure, C.Failure == D.Failure {
  @usableFromInline typealias Rows = JoinedBuffer<
    JoinedBuffer<ColumnBuffer<A.Value>, ColumnBuffer<B.Value>>,
    JoinedBuffer<ColumnBuffer<C.Value>, ColumnBuffer<D.Value>>
  >
  @usableFromInline typealias Input = RowInput<Rows.Item>
  @usableFromInline typealias Failure = A.Failure

  @usableFromInline let a: A
  @usableFromInline let b: B
  @usableFromInline let c: C
  @usableFromInline let d: D

  @inlinable
  init(_ a: A, _ b: B, _ c: C, _ d: D) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
  }

  @usableFromInline
  var description: String { "[\(a), \(b), \(c), \(d)]" }

  @inlinable static var emptyBuffer: Rows {
    Rows(JoinedBuffer(ColumnBuffer(), ColumnBuffer()), JoinedBuffer(ColumnBuffer(), ColumnBuffer()))
  }

  @inlinable
  @inline(__always)
  func start<Down: Sink & ~Copyable>(into serialized: SerializedSink<Down>) -> AttachStep?
  where Down.Value == Input, Down.Failure == Failure {
    serialized.start(a, Tagging(0, completed: .completed(0)) { .value((.first(.first($0)), $1)) })?.finish()
    serialized.start(b, Tagging(1, completed: .completed(1)) { .value((.first(.second($0)), $1)) })?.finish()
    serialized.start(c, Tagging(2, completed: .completed(2)) { .value((.second(.first($0)), $1)) })?.finish()
    return serialized.start(d, Tagging(3, completed: .completed(3)) { .value((.second(.second($0)), $1)) })
  }
}

/// A signal of any number of signals, of any types.
@usableFromInline
struct CombinedPack<each Element: Sendable, S: RowStage>: SignalProtocol
where S.Rows == PackBuffer<repeat each Element> {
  @usableFromInline typealias Value = S.Output
  @usableFromInline typealias Failure = S.Failure

  private let signals: (repeat Signal<each Element, Failure>)
  private let makeStage: @Sendable (S.Rows, CompoundDisposable) -> S

  @usableFromInline
  init(
    _ signals: repeat any SignalProtocol<each Element, Failure>,
    by makeStage: @escaping @Sendable (S.Rows, CompoundDisposable) -> S
  ) {
    self.signals = (repeat Signal(each signals))
    self.makeStage = makeStage
  }

  @usableFromInline
  var description: String { "\(pack(PackBuffer())) \(S.name)" }

  @usableFromInline
  func attach<Down: Sink & ~Copyable>(_ sink: consuming Down, in subscription: CompoundDisposable)
  where Down.Value == Value, Down.Failure == Failure {
    let buffer = PackBuffer<repeat each Element>()
    Combined(pack(buffer)) { [makeStage] in makeStage(buffer, $0) }.attach(sink, in: subscription)
  }

  private func pack(_ buffer: S.Rows) -> SignalPack<repeat each Element, Failure> {
    SignalPack(repeat each signals, buffer: buffer)
  }
}

/// The signals of a ``CombinedPack``, for one subscription.
struct SignalPack<each Element: Sendable, Failure: Error>: CombinedUpstreams {
  typealias Input = RowInput<any PackItem>

  private let signals: (repeat Signal<each Element, Failure>)
  private let buffer: PackBuffer<repeat each Element>

  init(_ signals: repeat Signal<each Element, Failure>, buffer: PackBuffer<repeat each Element>) {
    self.signals = (repeat each signals)
    self.buffer = buffer
  }

  var description: String {
    var descriptions: [String] = []
    for signal in repeat each signals { descriptions.append(signal.description) }
    return "[\(descriptions.joined(separator: ", "))]"
  }

  func start<Down: Sink & ~Copyable>(into serialized: SerializedSink<Down>) -> AttachStep?
  where Down.Value == Input, Down.Failure == Failure {
    buffer.start(repeat each signals, into: serialized)
    return nil
  }
}

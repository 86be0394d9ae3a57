/// An input of a stage with any number of upstreams, of which each has a column.
@usableFromInline
typealias RowInput<Item: Sendable> = CombinedInput<(item: Item, column: Int), Int>

/// A stage that makes rows of the values of its upstreams.
@usableFromInline
protocol RowStage: Stage where Input == RowInput<Rows.Item>, Output == Rows.Row, InputFailure == Failure {
  associatedtype Rows: RowBuffer
}

/// The signals of an array. They are started in order; with none, the result completes at once.
@usableFromInline
struct SignalArray<Value: Sendable, Failure: Error>: CombinedUpstreams {
  @usableFromInline typealias Input = RowInput<Value>

  @usableFromInline let signals: [Signal<Value, Failure>]

  @inlinable
  init(_ signals: [Signal<Value, Failure>]) { self.signals = signals }

  @usableFromInline
  var description: String { signals.description }

  @inlinable
  func start<Down: Sink & ~Copyable>(into serialized: SerializedSink<Down>)
  where Down.Value == Input, Down.Failure == Failure {
    if signals.isEmpty { serialized.complete() }
    for (column, signal) in signals.enumerated() {
      serialized.start(
        signal,
        Tagging(column, completed: .completed(column)) { item, column in .value((item, column)) }
      )
    }
  }
}

/// Three signals.
@usableFromInline
struct ThreeSignals<A: Sendable, B: Sendable, C: Sendable, Failure: Error>: CombinedUpstreams {
  @usableFromInline typealias Rows = JoinedBuffer<
    JoinedBuffer<ColumnBuffer<A>, ColumnBuffer<B>>, ColumnBuffer<C>
  >
  @usableFromInline typealias Input = RowInput<Rows.Item>

  @usableFromInline let a: Signal<A, Failure>
  @usableFromInline let b: Signal<B, Failure>
  @usableFromInline let c: Signal<C, Failure>

  @inlinable
  init(_ a: Signal<A, Failure>, _ b: Signal<B, Failure>, _ c: Signal<C, Failure>) {
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
  func start<Down: Sink & ~Copyable>(into serialized: SerializedSink<Down>)
  where Down.Value == Input, Down.Failure == Failure {
    serialized.start(a, Tagging(0, completed: .completed(0)) { .value((.first(.first($0)), $1)) })
    serialized.start(b, Tagging(1, completed: .completed(1)) { .value((.first(.second($0)), $1)) })
    serialized.start(c, Tagging(2, completed: .completed(2)) { .value((.second($0), $1)) }, isLast: true)
  }
}

/// Four signals.
@usableFromInline
struct FourSignals<A: Sendable, B: Sendable, C: Sendable, D: Sendable, Failure: Error>: CombinedUpstreams {
  @usableFromInline typealias Rows = JoinedBuffer<
    JoinedBuffer<ColumnBuffer<A>, ColumnBuffer<B>>,
    JoinedBuffer<ColumnBuffer<C>, ColumnBuffer<D>>
  >
  @usableFromInline typealias Input = RowInput<Rows.Item>

  @usableFromInline let a: Signal<A, Failure>
  @usableFromInline let b: Signal<B, Failure>
  @usableFromInline let c: Signal<C, Failure>
  @usableFromInline let d: Signal<D, Failure>

  @inlinable
  init(_ a: Signal<A, Failure>, _ b: Signal<B, Failure>, _ c: Signal<C, Failure>, _ d: Signal<D, Failure>) {
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
  func start<Down: Sink & ~Copyable>(into serialized: SerializedSink<Down>)
  where Down.Value == Input, Down.Failure == Failure {
    serialized.start(a, Tagging(0, completed: .completed(0)) { .value((.first(.first($0)), $1)) })
    serialized.start(b, Tagging(1, completed: .completed(1)) { .value((.first(.second($0)), $1)) })
    serialized.start(c, Tagging(2, completed: .completed(2)) { .value((.second(.first($0)), $1)) })
    serialized.start(
      d,
      Tagging(3, completed: .completed(3)) { .value((.second(.second($0)), $1)) },
      isLast: true
    )
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

  func start<Down: Sink & ~Copyable>(into serialized: SerializedSink<Down>)
  where Down.Value == Input, Down.Failure == Failure {
    buffer.start(repeat each signals, into: serialized)
  }
}

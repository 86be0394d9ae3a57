/// A stage that has any number of upstreams and makes rows of their values.
@usableFromInline
protocol RowStage: Stage where Input == JoinInput<Rows.Item>, Output == Rows.Row, InputFailure == Failure {
  associatedtype Rows: Columns
}

/// A signal of all signals of an array: their values and completions go, one at a time, to an ordinary stage.
///
/// What ``Paired`` is for two signals. The signals are started in order; of none, it completes at once.
@frozen
@usableFromInline
struct Joined<Upstream: SignalProtocol, S: RowStage>: SignalProtocol
where S.Rows == ArrayColumns<Upstream.Value>, S.Failure == Upstream.Failure {
  @usableFromInline typealias Value = S.Output
  @usableFromInline typealias Failure = S.Failure

  @usableFromInline let upstreams: [Upstream]
  @usableFromInline let makeStage: @Sendable (S.Rows, CompoundDisposable) -> S

  @inlinable
  init(_ upstreams: [Upstream], _ makeStage: @escaping @Sendable (S.Rows, CompoundDisposable) -> S) {
    self.upstreams = upstreams
    self.makeStage = makeStage
  }

  @usableFromInline
  var description: String { "\(upstreams) \(S.name)" }

  @inlinable
  func attach<Down: Sink & ~Copyable>(_ sink: consuming Down, in subscription: CompoundDisposable)
  where Down.Value == Value, Down.Failure == Failure {
    if upstreams.isEmpty {
      var sink = sink
      return sink.complete()
    }
    let stage = makeStage(ArrayColumns(count: upstreams.count), subscription)
    let serialized = SerializedSink(StageSink(stage, sink), subscription)
    for (index, upstream) in upstreams.enumerated() {
      upstream.start(
        StageSink(Mark({ .value($0, from: index) }, .completed(from: index)), SerializedInput(serialized)),
        in: CompoundDisposable(childOf: subscription)
      )
    }
  }
}

/// The same of signals of several types.
@usableFromInline
struct JoinedPack<each Upstream: Sendable, S: RowStage>: SignalProtocol
where S.Rows == CellColumns<repeat each Upstream> {
  @usableFromInline typealias Value = S.Output
  @usableFromInline typealias Failure = S.Failure

  private let upstreams: (repeat Signal<each Upstream, Failure>)
  private let makeStage: @Sendable (S.Rows, CompoundDisposable) -> S

  @usableFromInline
  init(
    _ upstreams: repeat any SignalProtocol<each Upstream, Failure>,
    by makeStage: @escaping @Sendable (S.Rows, CompoundDisposable) -> S
  ) {
    self.upstreams = (repeat Signal(each upstreams))
    self.makeStage = makeStage
  }

  @usableFromInline
  var description: String {
    var descriptions: [String] = []
    for upstream in repeat each upstreams { descriptions.append(upstream.description) }
    return "[\(descriptions.joined(separator: ", "))] \(S.name)"
  }

  @usableFromInline
  func attach<Down: Sink & ~Copyable>(_ sink: consuming Down, in subscription: CompoundDisposable)
  where Down.Value == Value, Down.Failure == Failure {
    let columns = CellColumns<repeat each Upstream>()
    let serialized = SerializedSink(StageSink(makeStage(columns, subscription), sink), subscription)
    columns.start(repeat each upstreams, through: serialized)
  }
}

/// Sends a row of the latest values for each value, once all have sent one.
@frozen
@usableFromInline
struct CombineLatestRows<Rows: Columns, Failure: Error>: RowStage {
  @usableFromInline typealias Input = JoinInput<Rows.Item>
  @usableFromInline typealias Output = Rows.Row

  @usableFromInline static var name: String { "combineLatest" }

  @usableFromInline var columns: Rows
  @usableFromInline var isFilled: [Bool]
  @usableFromInline var empty: Int
  @usableFromInline var running: Int

  @inlinable
  init(_ columns: Rows) {
    self.columns = columns
    isFilled = Array(repeating: false, count: columns.count)
    empty = columns.count
    running = columns.count
  }

  @inlinable
  mutating func receive<Down: Sink & ~Copyable>(_ input: JoinInput<Rows.Item>, into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    switch input {
    case .value(let item, let column):
      if isFilled[column] {
        columns.removeFirst(from: column)
      } else {
        isFilled[column] = true
        empty -= 1
      }
      columns.append(item, to: column)
      if empty == 0 { down.send(columns.firstRow) }
    case .completed:
      running -= 1
      if running == 0 { down.complete() }
    }
  }
}

/// Sends a row as soon as it is full.
@frozen
@usableFromInline
struct ZipRows<Rows: Columns, Failure: Error>: RowStage {
  @usableFromInline typealias Input = JoinInput<Rows.Item>
  @usableFromInline typealias Output = Rows.Row

  @usableFromInline static var name: String { "zip" }

  @usableFromInline var columns: Rows
  @usableFromInline var lengths: [Int]
  @usableFromInline var isCompleted: [Bool]
  @usableFromInline var empty: Int
  @usableFromInline let policy: BufferingPolicy<Failure>
  @usableFromInline let subscription: CompoundDisposable

  @inlinable
  init(_ columns: Rows, _ policy: BufferingPolicy<Failure>, _ subscription: CompoundDisposable) {
    self.columns = columns
    self.policy = policy
    lengths = Array(repeating: 0, count: columns.count)
    isCompleted = Array(repeating: false, count: columns.count)
    empty = columns.count
    self.subscription = subscription
  }

  @inlinable
  mutating func receive<Down: Sink & ~Copyable>(_ input: JoinInput<Rows.Item>, into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    switch input {
    case .value(let item, let column):
      switch policy.admit(toThe: lengths[column]) {
      case .waits:
        if lengths[column] == 0 { empty -= 1 }
        lengths[column] += 1
      case .replacesOldest: columns.removeFirst(from: column)
      case .isDropped: return
      case .fails(let error): return down.fail(error)
      }
      columns.append(item, to: column)
      if empty == 0 { sendRow(into: &down) }
    case .completed(let column):
      isCompleted[column] = true
      if lengths[column] == 0 { down.complete() }
    }
  }

  @inlinable
  mutating func sendRow<Down: Sink & ~Copyable>(into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    let row = columns.firstRow
    var isOver = false
    for column in lengths.indices {
      columns.removeFirst(from: column)
      lengths[column] -= 1
      guard lengths[column] == 0 else { continue }
      empty += 1
      if isCompleted[column] { isOver = true }
    }
    down.send(row)
    if isOver, !subscription.isDisposed { down.complete() }
  }
}

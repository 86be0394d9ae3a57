/// What reaches a stage that has any number of upstreams.
@frozen
@usableFromInline
enum JoinInput<Item: Sendable>: Sendable {
  case value(Item, from: Int)
  case completed(from: Int)
}

/// The values of several signals that are to be sent together: a queue for each signal.
@usableFromInline
protocol Columns<Item, Row>: Sendable {
  /// A value of one of the signals.
  associatedtype Item: Sendable
  /// A value of each of the signals.
  associatedtype Row: Sendable

  /// How many there are.
  var count: Int { get }
  mutating func append(_ item: Item, to column: Int)
  mutating func removeFirst(from column: Int)
  /// The first of each. None is empty.
  var firstRow: Row { get }
}

/// The columns of an array of signals.
@frozen
@usableFromInline
struct ArrayColumns<Item: Sendable>: Columns {
  @usableFromInline var columns: [FIFO<Item>]

  @inlinable
  init(count: Int) { columns = Array(repeating: FIFO(), count: count) }

  @inlinable var count: Int { columns.count }

  @inlinable
  mutating func append(_ item: Item, to column: Int) { columns[column].append(item) }

  @inlinable
  mutating func removeFirst(from column: Int) { _ = columns[column].popFirst() }

  @inlinable var firstRow: [Item] { columns.compactMap(\.first) }
}

/// The columns of signals of several types.
///
/// The work on a single column is done by ``Cell``, which is not variadic: code that is costs twice as much.
@usableFromInline
struct CellColumns<each Value: Sendable>: Columns {
  private let cells: (repeat Cell<each Value>)
  private let columns: [any Column]

  @usableFromInline
  init() {
    let cells = (repeat Cell<each Value>())
    var columns: [any Column] = []
    for cell in repeat each cells { columns.append(cell) }
    self.cells = cells
    self.columns = columns
  }

  @usableFromInline var count: Int { columns.count }

  @usableFromInline
  func append(_ item: any Deposit, to column: Int) { item.make() }

  @usableFromInline
  func removeFirst(from column: Int) { columns[column].removeFirst() }

  @usableFromInline var firstRow: (repeat each Value) { (repeat (each cells).first) }

  /// Starts `signals`, in order.
  @usableFromInline
  func start<Failure: Error, Down: Sink & ~Copyable>(
    _ signals: repeat Signal<each Value, Failure>,
    through serialized: SerializedSink<Down>
  ) where Down.Value == JoinInput<any Deposit>, Down.Failure == Failure {
    var column = 0
    for (cell, signal) in repeat (each cells, each signals) {
      cell.start(signal, column, serialized)
      column += 1
    }
  }
}

/// A column of values of one type.
protocol Column: Sendable {
  func removeFirst()
}

/// A value on its way to its column.
@usableFromInline
protocol Deposit: Sendable {
  func make()
}

/// A column that several types share without knowing its own. It is used by one subscription, inside its gate.
final class Cell<Value: Sendable>: Column {
  private struct CellDeposit: Deposit {
    let value: Value
    let cell: Cell
    func make() { cell.values.withLock { $0.append(value) } }
  }

  private let values = Locked(FIFO<Value>())

  var first: Value {
    guard let first = values.withLock({ $0.first }) else {
      preconditionFailure("Internal inconsistency: a row with an empty column")
    }
    return first
  }

  func removeFirst() {
    // Released outside the lock, for that can run anything.
    let first = values.withLock { $0.popFirst() }
    withExtendedLifetime(first) {}
  }

  func start<Failure: Error, Down: Sink & ~Copyable>(
    _ signal: Signal<Value, Failure>,
    _ column: Int,
    _ serialized: SerializedSink<Down>
  ) where Down.Value == JoinInput<any Deposit>, Down.Failure == Failure {
    signal.start(
      StageSink(
        Mark(
          { [self] in .value(CellDeposit(value: $0, cell: self), from: column) },
          .completed(from: column)
        ),
        SerializedInput(serialized)
      ),
      in: CompoundDisposable(childOf: serialized.subscription)
    )
  }
}

/// The values that wait until there is one of each signal: a queue for each of several signals.
@usableFromInline
protocol RowBuffer<Item, Row>: Sendable {
  /// A value of one of the signals.
  associatedtype Item: Sendable
  /// A value of each of the signals.
  associatedtype Row: Sendable

  /// The number of signals.
  var count: Int { get }
  mutating func append(_ item: Item, to column: Int)
  mutating func removeFirst(from column: Int)
  /// The first value of each signal. No queue is empty.
  var firstRow: Row { get }
}

/// The buffer of a single signal.
@usableFromInline
struct ColumnBuffer<Value: Sendable>: RowBuffer {
  @usableFromInline typealias Item = Value
  @usableFromInline typealias Row = Value

  @usableFromInline var values = FIFO<Value>()

  @inlinable
  init() {}

  @inlinable var count: Int { 1 }

  @inlinable
  mutating func append(_ value: Value, to column: Int) { values.append(value) }

  @inlinable
  mutating func removeFirst(from column: Int) { _ = values.popFirst() }

  @inlinable var firstRow: Value {
    guard let first = values.first else {
      preconditionFailure("Internal inconsistency: a row with an empty column")
    }
    return first
  }
}

/// Two buffers side by side.
@usableFromInline
struct JoinedBuffer<Left: RowBuffer, Right: RowBuffer>: RowBuffer {
  @usableFromInline typealias Item = Either<Left.Item, Right.Item>
  @usableFromInline typealias Row = (Left.Row, Right.Row)

  @usableFromInline var left: Left
  @usableFromInline var right: Right

  @inlinable
  init(_ left: Left, _ right: Right) {
    self.left = left
    self.right = right
  }

  @inlinable var count: Int { left.count + right.count }

  @inlinable
  mutating func append(_ item: Item, to column: Int) {
    switch item {
    case .first(let item): left.append(item, to: column)
    case .second(let item): right.append(item, to: column - left.count)
    }
  }

  @inlinable
  mutating func removeFirst(from column: Int) {
    if column < left.count {
      left.removeFirst(from: column)
    } else {
      right.removeFirst(from: column - left.count)
    }
  }

  @inlinable var firstRow: Row { (left.firstRow, right.firstRow) }
}

/// The buffer of an array of signals.
@usableFromInline
struct ArrayBuffer<Item: Sendable>: RowBuffer {
  @usableFromInline typealias Row = [Item]

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

/// The buffer of signals of any number of types.
///
/// ``PackColumn`` does the work on a single column. It is not variadic: variadic code takes twice as long.
@usableFromInline
struct PackBuffer<each Value: Sendable>: RowBuffer {
  private let pack: (repeat PackColumn<each Value>)
  private let columns: [any AnyPackColumn]

  @usableFromInline
  init() {
    let pack = (repeat PackColumn<each Value>())
    var columns: [any AnyPackColumn] = []
    for column in repeat each pack { columns.append(column) }
    self.pack = pack
    self.columns = columns
  }

  @usableFromInline var count: Int { columns.count }

  @usableFromInline
  func append(_ item: any PackItem, to column: Int) { item.append() }

  @usableFromInline
  func removeFirst(from column: Int) { columns[column].removeFirst() }

  @usableFromInline var firstRow: (repeat each Value) { (repeat (each pack).first) }

  /// Starts `signals`, in order.
  func start<Failure: Error, Down: Sink & ~Copyable>(
    _ signals: repeat Signal<each Value, Failure>,
    into serialized: SerializedSink<Down>
  ) where Down.Value == RowInput<any PackItem>, Down.Failure == Failure {
    var index = 0
    for (column, signal) in repeat (each pack, each signals) {
      column.start(signal, index, serialized)
      index += 1
    }
  }
}

/// A column of any type.
protocol AnyPackColumn: Sendable {
  func removeFirst()
}

/// A value with its column.
@usableFromInline
protocol PackItem: Sendable {
  func append()
}

/// A column of a pack, shared by the values on their way to it. One subscription uses it, inside its gate.
final class PackColumn<Value: Sendable>: AnyPackColumn {
  private struct Item: PackItem {
    let value: Value
    let column: PackColumn
    func append() { column.values.withLock { $0.append(value) } }
  }

  private let values = Locked(FIFO<Value>())

  var first: Value {
    guard let first = values.withLock({ $0.first }) else {
      preconditionFailure("Internal inconsistency: a row with an empty column")
    }
    return first
  }

  func removeFirst() {
    // The value is released outside the lock: its deinit can run any code.
    let first = values.withLock { $0.popFirst() }
    withExtendedLifetime(first) {}
  }

  func start<Failure: Error, Down: Sink & ~Copyable>(
    _ signal: Signal<Value, Failure>,
    _ index: Int,
    _ serialized: SerializedSink<Down>
  ) where Down.Value == RowInput<any PackItem>, Down.Failure == Failure {
    serialized.start(
      signal,
      Tagging(index, completed: .completed(index)) { [self] value, index in
        .value((Item(value: value, column: self), index))
      }
    )
  }
}

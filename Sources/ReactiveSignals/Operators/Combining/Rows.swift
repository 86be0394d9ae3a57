/// The rows of one subscription to several upstreams: the state that their columns share.
///
/// A row has one value of each upstream. A ``Rule`` decides how values wait for their row, and when a row is sent.
///
/// `@unchecked Sendable`, and no dynamic exclusivity checks: the rows and their columns are accessed only inside the gate of the subscription, whose
/// `owner` orders the threads that enter.
@usableFromInline
final class Rows: @unchecked Sendable {
  /// The number of columns without a value.
  @exclusivity(unchecked) @usableFromInline var missing: Int
  /// The number of upstreams that have not completed.
  @exclusivity(unchecked) @usableFromInline var running: Int
  /// A Boolean value that indicates whether no other row can follow.
  @exclusivity(unchecked) @usableFromInline var isOver = false
  /// The policy for the values of one column. It does not fail: the operator does, when a value is dropped.
  @usableFromInline let policy: BufferingPolicy<Never>

  @usableFromInline
  init(_ count: Int, _ policy: BufferingPolicy<Never>) {
    unsafe missing = count
    unsafe running = count
    self.policy = policy
  }

  /// A Boolean value that indicates whether all upstreams have completed, and each column has a value.
  @inlinable var isLastComplete: Bool { unsafe running == 0 && missing == 0 }
}

extension Rows {
  /// The values of one upstream that wait for their row.
  ///
  /// The first value has a place of its own. Signals that send in turn use no other. The code for several values that wait is compiled once,
  /// in the library, and looks up their type.
  ///
  /// `@unchecked Sendable`: it is accessed inside the gate, as the rows are.
  @usableFromInline
  final class Column<Value: Sendable>: @unchecked Sendable {
    @usableFromInline let rows: Rows
    @exclusivity(unchecked) @usableFromInline var first: Value?
    /// The number of values that wait.
    @exclusivity(unchecked) @usableFromInline var count = 0
    @exclusivity(unchecked) @usableFromInline var isCompleted = false
    /// The values behind the first.
    @exclusivity(unchecked) private var others = FIFO<Value>()
    /// The pressure on the upstream, if it can wait.
    @exclusivity(unchecked) @usableFromInline var pressure: Pressure.Buffer?

    @usableFromInline
    init(_ rows: Rows) { self.rows = rows }

    /// The first value, which stays.
    @inlinable var value: Value {
      guard let value = unsafe first else {
        preconditionFailure("Internal inconsistency: a row with an empty column")
      }
      return value
    }

    /// Replaces the value.
    @inlinable
    func replace(by value: Value) {
      if unsafe first == nil { unsafe rows.missing -= 1 }
      unsafe first = value
    }

    /// Adds a value behind the others, if the policy admits it.
    @inlinable
    func append(_ value: Value) -> Rows.Input {
      if unsafe count > 0 { return appendToOthers(value) }
      unsafe first = value
      unsafe count = 1
      unsafe rows.missing -= 1
      if unsafe pressure != nil { adjustPressure() }
      return .value
    }

    /// Removes and returns the first value.
    @inlinable
    func removeFirst() -> Value {
      let value = value
      unsafe count -= 1
      if unsafe count > 0 {
        moveOthersUp()
      } else {
        unsafe first = nil
        unsafe rows.missing += 1
        if unsafe isCompleted { unsafe rows.isOver = true }
      }
      if unsafe pressure != nil { adjustPressure() }
      return value
    }

    /// Ends the column.
    @inlinable
    func complete() {
      unsafe isCompleted = true
      unsafe rows.running -= 1
      if unsafe first == nil || rows.running == 0 { unsafe rows.isOver = true }
    }

    @usableFromInline
    func appendToOthers(_ value: Value) -> Rows.Input {
      switch unsafe rows.policy.admit(toThe: count) {
      case .waits: unsafe count += 1
      case .replacesOldest: if unsafe count > 1 { moveOthersUp() }
      case .isDropped: return .dropped
      }
      if unsafe count == 1 { unsafe first = value } else { unsafe others.append(value) }
      adjustPressure()
      return .value
    }

    @usableFromInline
    func adjustPressure() { unsafe pressure?.adjust(to: count) }

    @usableFromInline
    func moveOthersUp() { unsafe first = others.popFirst() }
  }
}

extension Rows {
  /// An input of the join that sends rows. The column has received it already.
  @usableFromInline
  enum Input: Sendable {
    /// A value has arrived. If no value is missing, a row is sent.
    case value
    /// A value has been dropped.
    case dropped
    /// Nothing is sent.
    case none
  }
}

extension Rows {
  /// The treatment of the values that wait for their row.
  @usableFromInline
  protocol Rule: Sendable {
    static var name: String { get }
    /// A Boolean value that indicates whether values wait, so that an upstream can be made to wait.
    static var keepsValues: Bool { get }
    /// Receives a value, or the completion of the upstream when it is `nil`.
    static func receive<Value>(_ value: Value?, in column: Rows.Column<Value>) -> Rows.Input
    /// Returns the value for the next row. Each column has one.
    static func next<Value>(in column: Rows.Column<Value>) -> Value
  }
}

extension Signal {
  @usableFromInline typealias SerializedRows = SerializedSink<Join<Void, Rows.Input, Value, Failure>>

  /// Returns the serialized sink of a subscription to rows.
  @inlinable
  static func serialize(
    _ sink: AnySink<Value, Failure>,
    _ subscription: CompoundDisposable,
    _ rows: Rows,
    _ policy: BufferingPolicy<Failure>,
    _ next: @escaping @Sendable () -> Value
  ) -> SerializedRows {
    let overflow = policy.failure
    let down = Downstream(sink, subscription)
    let join = Join<Void, Rows.Input, Value, Failure>((), down) { _, input, down in
      switch input {
      case .value:
        if unsafe rows.missing > 0 { return }
        down.send(next())
        if unsafe !rows.isOver || down.isDisposed { return }
      case .dropped:
        if let overflow { down.end(overflow) }
        return
      case .none: break
      }
      if unsafe rows.isOver { down.complete() }
    }
    return SerializedSink(join, subscription)
  }

  /// Returns a signal of rows of the signals of an array. With none, it completes immediately.
  @inlinable
  static func rows<Element, Rule: Rows.Rule>(
    of signals: [Signal<Element, Failure>],
    by rule: Rule.Type,
    _ policy: BufferingPolicy<Failure> = .all
  ) -> Signal where Value == [Element] {
    Signal { call in
      call.answer("\(signals) \(rule.name)") { sink, subscription in
        if signals.isEmpty { return sink.complete() }
        let rows = Rows(signals.count, policy.droppingFailure)
        let columns = signals.map { _ in Rows.Column<Element>(rows) }
        let serialized = serialize(sink, subscription, rows, policy) {
          columns.map { rule.next(in: $0) }
        }
        for (column, signal) in Swift.zip(columns, signals) {
          serialized.start(signal, column, rule)
        }
      }
    }
  }

  /// Returns a signal of what a function makes of rows of any number of signals of any types. Variadic code is not specialized.
  static func rows<each Element: Sendable, Rule: Rows.Rule>(
    pack signals: repeat Signal<each Element, Failure>,
    by rule: Rule.Type,
    _ policy: BufferingPolicy<Failure> = .all,
    transform: @escaping @Sendable (repeat each Element) -> Value
  ) -> Signal {
    Signal { call in
      call.answer(describe(repeat each signals, by: rule.name)) { sink, subscription in
        var count = 0
        for _ in repeat each signals { count += 1 }
        let rows = Rows(count, policy.droppingFailure)
        let columns = (repeat Rows.Column<each Element>(rows))
        let serialized = serialize(sink, subscription, rows, policy) {
          transform(repeat rule.next(in: each columns))
        }
        for (column, signal) in repeat (each columns, each signals) {
          serialized.start(signal, column, rule)
        }
      }
    }
  }
}

extension SerializedSink where S: ~Copyable, S.Value == Rows.Input {
  /// Starts the upstream of a column.
  @inlinable
  func start<Value, Rule: Rows.Rule>(
    _ upstream: Signal<Value, S.Failure>,
    isLast: Bool = false,
    _ column: Rows.Column<Value>,
    _ rule: Rule.Type
  ) {
    if rule.keepsValues { unsafe column.pressure = .make(column.rows.policy, in: subscription) }
    start(upstream, isLast: isLast, under: unsafe column.pressure) { rule.receive($0, in: column) }
  }
}

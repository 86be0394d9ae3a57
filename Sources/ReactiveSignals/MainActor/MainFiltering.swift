extension MainSignalProtocol {
  /// Returns a signal of the values that satisfy a predicate, as ``SignalProtocol/filter(_:)`` does.
  @inlinable
  public func filter(_ isIncluded: @escaping (Value) -> Bool) -> MainSignal<Value, Failure> {
    MainSignal(base.filter(unisolated { isIncluded($0.value) }))
  }

  /// Returns a signal of the values with a part that is `true`: `filter(\.isOn)`.
  @inlinable
  public func filter(_ keyPath: KeyPath<Value, Bool>) -> MainSignal<Value, Failure> {
    filter { $0[keyPath: keyPath] }
  }

  /// Returns a signal of the values that differ from the one before them, as ``SignalProtocol/distinctUntilChanged(by:)`` does.
  @inlinable
  public func distinctUntilChanged(
    by areEqual: @escaping (Value, Value) -> Bool
  ) -> MainSignal<Value, Failure> {
    MainSignal(base.distinctUntilChanged(by: unisolated { areEqual($0.value, $1.value) }))
  }

  /// Returns a signal of the values whose key differs from the one before, as ``SignalProtocol/distinctUntilChanged(at:)`` does.
  @inlinable
  public func distinctUntilChanged<Key: Equatable>(
    at key: @escaping (Value) -> Key
  ) -> MainSignal<Value, Failure> {
    map { (key: key($0), value: $0) }.distinctUntilChanged { $0.key == $1.key }.map { $0.value }
  }

  /// Returns a signal of the first value with each key, as ``SignalProtocol/distinct(by:)`` does.
  @inlinable
  public func distinct<Key: Hashable>(by key: @escaping (Value) -> Key) -> MainSignal<
    Value, Failure
  > {
    scanMap(into: Set<Key>()) { keys, value in keys.insert(key(value)).inserted ? value : nil }.compactMap {
      $0
    }
  }

  /// Returns a signal of the first `count` values, as ``SignalProtocol/take(_:)`` does.
  @inlinable
  public func take(_ count: Int) -> MainSignal<Value, Failure> { MainSignal(base.take(count)) }

  /// Returns a signal of the values before the first that does not satisfy a predicate, as ``SignalProtocol/take(while:)`` does.
  @inlinable
  public func take(while predicate: @escaping (Value) -> Bool) -> MainSignal<Value, Failure> {
    MainSignal(base.take(while: unisolated { predicate($0.value) }))
  }

  /// Returns a signal of the values before the first match, as ``SignalProtocol/take(untilMatching:)`` does.
  @inlinable
  public func take(untilMatching predicate: @escaping (Value) -> Bool) -> MainSignal<
    Value, Failure
  > {
    MainSignal(base.take(untilMatching: unisolated { predicate($0.value) }))
  }

  /// Returns a signal of the values up to and with the first match, as ``SignalProtocol/take(throughMatching:)`` does.
  @inlinable
  public func take(throughMatching predicate: @escaping (Value) -> Bool) -> MainSignal<
    Value, Failure
  > {
    MainSignal(base.take(throughMatching: unisolated { predicate($0.value) }))
  }

  /// Returns a signal of the last `count` values, as ``SignalProtocol/takeLast(_:)`` does.
  @inlinable
  public func takeLast(_ count: Int) -> MainSignal<Value, Failure> { MainSignal(base.takeLast(count)) }

  /// Returns a signal without the first `count` values, as ``SignalProtocol/skip(_:)`` does.
  @inlinable
  public func skip(_ count: Int) -> MainSignal<Value, Failure> { MainSignal(base.skip(count)) }

  /// Returns a signal from the first value that does not satisfy a predicate, as ``SignalProtocol/skip(while:)`` does.
  @inlinable
  public func skip(while predicate: @escaping (Value) -> Bool) -> MainSignal<Value, Failure> {
    MainSignal(base.skip(while: unisolated { predicate($0.value) }))
  }

  /// Returns a signal from the first match, as ``SignalProtocol/skip(untilMatching:)`` does.
  @inlinable
  public func skip(untilMatching predicate: @escaping (Value) -> Bool) -> MainSignal<
    Value, Failure
  > {
    MainSignal(base.skip(untilMatching: unisolated { predicate($0.value) }))
  }

  /// Returns a signal without the last `count` values, as ``SignalProtocol/skipLast(_:)`` does.
  @inlinable
  public func skipLast(_ count: Int) -> MainSignal<Value, Failure> { MainSignal(base.skipLast(count)) }

  /// Returns a signal of the value with a number, as ``SignalProtocol/element(at:)`` does.
  @inlinable
  public func element(at index: Int) -> MainSignal<Value, Failure> { MainSignal(base.element(at: index)) }

  /// Returns a signal of the values with numbers in a range, as ``SignalProtocol/elements(in:)`` does.
  @inlinable
  public func elements(in range: some RangeExpression<Int>) -> MainSignal<Value, Failure> {
    MainSignal(base.elements(in: range))
  }

  /// Returns a signal of the first match, as ``SignalProtocol/first(where:)`` does.
  @inlinable
  public func first(where predicate: @escaping (Value) -> Bool) -> MainSignal<Value, Failure> {
    MainSignal(base.first(where: unisolated { predicate($0.value) }))
  }

  /// Returns a signal of the last match, as ``SignalProtocol/last(where:)`` does.
  @inlinable
  public func last(where predicate: @escaping (Value) -> Bool) -> MainSignal<Value, Failure> {
    MainSignal(base.last(where: unisolated { predicate($0.value) }))
  }

  /// Returns a signal that fails unless there is exactly one value, as ``SignalProtocol/single()`` does.
  @inlinable
  public func single() -> MainSignal<Value, SingleError<Failure>> { MainSignal(base.single()) }

  /// Returns a signal of the end alone, as ``SignalProtocol/ignoreValues()`` does.
  @inlinable
  public func ignoreValues() -> MainSignal<Value, Failure> { MainSignal(base.ignoreValues()) }

  /// Returns a signal of the end alone with values of another type, as ``SignalProtocol/ignoreValues(as:)`` does.
  @inlinable
  public func ignoreValues<T>(as type: T.Type) -> MainSignal<T, Failure> {
    MainSignal(base.ignoreValues(as: OnMain<T>.self))
  }

  /// Returns the values that satisfy a predicate, and the others, as ``SignalProtocol/partition(by:)`` does.
  @inlinable
  public func partition(
    by predicate: @escaping (Value) -> Bool
  ) -> (matching: MainSignal<Value, Failure>, rest: MainSignal<Value, Failure>) {
    let parts = base.partition(by: unisolated { predicate($0.value) })
    return (MainSignal(parts.matching), MainSignal(parts.rest))
  }
}

extension MainSignalProtocol where Value: Equatable {
  /// Returns a signal of the values that differ from the one before them, as ``SignalProtocol/distinctUntilChanged()`` does.
  @inlinable
  public func distinctUntilChanged() -> MainSignal<Value, Failure> { distinctUntilChanged { $0 == $1 } }

  /// Returns a signal of the values that differ from one value, as ``SignalProtocol/ignore(_:)`` does.
  @inlinable
  public func ignore(_ value: Value) -> MainSignal<Value, Failure> { filter { $0 != value } }
}

extension MainSignalProtocol where Value: Hashable {
  /// Returns a signal of each value once, as ``SignalProtocol/distinct()`` does.
  @inlinable
  public func distinct() -> MainSignal<Value, Failure> { distinct { $0 } }
}

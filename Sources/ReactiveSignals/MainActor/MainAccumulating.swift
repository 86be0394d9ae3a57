extension MainSignalProtocol {
  /// Returns a signal of the result of `next` over all values, as ``SignalProtocol/reduce(_:_:)`` does.
  @inlinable
  public func reduce<T>(_ initial: T, _ next: @escaping (T, Value) -> T) -> MainSignal<T, Failure> {
    MainSignal(base.reduce(OnMain(initial), unisolated { OnMain(next($0.value, $1.value)) }))
  }

  /// Returns a signal of a value that `update` changes with all values, as ``SignalProtocol/reduce(into:_:)`` does.
  @inlinable
  public func reduce<T>(
    into initial: T,
    _ update: @escaping (inout T, Value) -> Void
  ) -> MainSignal<T, Failure> {
    MainSignal(base.reduce(into: OnMain(initial), unisolated { update(&$0.value, $1.value) }))
  }

  /// Returns a signal of one array of all values, as ``SignalProtocol/collect()`` does.
  @inlinable
  public func collect() -> MainSignal<[Value], Failure> { MainSignal(base.collect().mainArrays()) }

  /// Returns a signal of arrays of `count` values, as ``SignalProtocol/collect(count:)`` does.
  @inlinable
  public func collect(count: Int) -> MainSignal<[Value], Failure> {
    MainSignal(base.collect(count: count).mainArrays())
  }

  /// Returns a signal of the number of values, as ``SignalProtocol/count()`` does.
  @inlinable
  public func count() -> MainSignal<Int, Failure> { reduce(0) { count, _ in count + 1 } }

  /// Returns a signal that sends whether all values satisfy a predicate, as ``SignalProtocol/allSatisfy(_:)`` does.
  @inlinable
  public func allSatisfy(_ predicate: @escaping (Value) -> Bool) -> MainSignal<Bool, Failure> {
    MainSignal(base.allSatisfy(unisolated { predicate($0.value) }).map { OnMain($0) })
  }

  /// Returns a signal that sends whether a value satisfies a predicate, as ``SignalProtocol/contains(where:)`` does.
  @inlinable
  public func contains(where predicate: @escaping (Value) -> Bool) -> MainSignal<Bool, Failure> {
    MainSignal(base.contains(where: unisolated { predicate($0.value) }).map { OnMain($0) })
  }

  /// Returns a signal that sends whether there is no value, as ``SignalProtocol/isEmpty()`` does.
  @inlinable
  public func isEmpty() -> MainSignal<Bool, Failure> { MainSignal(base.isEmpty().map { OnMain($0) }) }

  /// Returns a signal that sends `value` if there is no other, as ``SignalProtocol/ifEmpty(_:)`` does.
  @inlinable
  public func ifEmpty(_ value: Value) -> MainSignal<Value, Failure> {
    MainSignal(base.ifEmpty(OnMain(value)))
  }

  /// Returns a signal of the smallest value in an order, as ``SignalProtocol/min(by:)`` does.
  @inlinable
  public func min(
    by areInIncreasingOrder: @escaping (Value, Value) -> Bool
  ) -> MainSignal<Value, Failure> {
    MainSignal(base.min(by: unisolated { areInIncreasingOrder($0.value, $1.value) }))
  }

  /// Returns a signal of the largest value in an order, as ``SignalProtocol/max(by:)`` does.
  @inlinable
  public func max(
    by areInIncreasingOrder: @escaping (Value, Value) -> Bool
  ) -> MainSignal<Value, Failure> {
    MainSignal(base.max(by: unisolated { areInIncreasingOrder($0.value, $1.value) }))
  }
}

extension MainSignalProtocol where Value: Comparable {
  /// Returns a signal of the smallest value, as ``SignalProtocol/min()`` does.
  @inlinable
  public func min() -> MainSignal<Value, Failure> { min { $0 < $1 } }

  /// Returns a signal of the largest value, as ``SignalProtocol/max()`` does.
  @inlinable
  public func max() -> MainSignal<Value, Failure> { max { $0 < $1 } }
}

extension MainSignalProtocol where Value: Equatable {
  /// Returns a signal that sends whether a value is among the values, as ``SignalProtocol/contains(_:)`` does.
  @inlinable
  public func contains(_ value: Value) -> MainSignal<Bool, Failure> { contains { $0 == value } }
}

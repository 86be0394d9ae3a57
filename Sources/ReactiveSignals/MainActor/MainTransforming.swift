extension MainSignalProtocol {
  /// Returns a signal of the results of `transform` for each value, as ``SignalProtocol/map(_:)`` does.
  @inlinable
  public func map<T>(_ transform: @escaping (Value) -> T) -> MainSignal<T, Failure> {
    MainSignal(base.map(unisolated { OnMain(transform($0.value)) }))
  }

  /// Returns a signal of a part of each value: `map(\.title)`.
  @inlinable
  public func map<T>(_ keyPath: KeyPath<Value, T>) -> MainSignal<T, Failure> {
    map { $0[keyPath: keyPath] }
  }

  /// Returns a signal that sends `replacement` for each value, as ``SignalProtocol/mapReplace(_:)`` does.
  @inlinable
  public func mapReplace<T>(_ replacement: T) -> MainSignal<T, Failure> { map { _ in replacement } }

  /// Returns a signal of the results of `transform` that are not `nil`, as ``SignalProtocol/compactMap(_:)`` does.
  @inlinable
  public func compactMap<T>(_ transform: @escaping (Value) -> T?) -> MainSignal<T, Failure> {
    MainSignal(base.compactMap(unisolated { transform($0.value).map { OnMain($0) } }))
  }

  /// Returns a signal of the parts of the values that are not `nil`.
  @inlinable
  public func compactMap<T>(_ keyPath: KeyPath<Value, T?>) -> MainSignal<T, Failure> {
    compactMap { $0[keyPath: keyPath] }
  }

  /// Returns a signal of the values that are not `nil`, as ``SignalProtocol/skipNil()`` does.
  @inlinable
  public func skipNil<Wrapped>() -> MainSignal<Wrapped, Failure> where Value == Wrapped? { compactMap { $0 } }

  /// Returns a signal of the values of materialized events, as ``SignalProtocol/elements()`` does.
  @inlinable
  public func elements<Element, Failed: Error>() -> MainSignal<Element, Failure>
  where Value == Event<Element, Failed> {
    compactMap { $0.value }
  }

  /// Returns a signal of the failures of materialized events, as ``SignalProtocol/failures()`` does.
  @inlinable
  public func failures<Element, Failed: Error>() -> MainSignal<Failed, Failure>
  where Value == Event<Element, Failed> {
    compactMap { $0.failure }
  }

  /// Returns a signal of the running results of `next`, as ``SignalProtocol/scan(_:_:)`` does.
  @inlinable
  public func scan<T>(_ initial: T, _ next: @escaping (T, Value) -> T) -> MainSignal<T, Failure> {
    MainSignal(base.scan(OnMain(initial), unisolated { OnMain(next($0.value, $1.value)) }))
  }

  /// Returns a signal of the states of a value that `update` changes, as ``SignalProtocol/scan(into:_:)`` does.
  @inlinable
  public func scan<T>(
    into initial: T,
    _ update: @escaping (inout T, Value) -> Void
  ) -> MainSignal<T, Failure> {
    MainSignal(base.scan(into: OnMain(initial), unisolated { update(&$0.value, $1.value) }))
  }

  /// Returns a signal of the results of a closure that changes a state, as ``SignalProtocol/scanMap(into:_:)`` does.
  @inlinable
  public func scanMap<State, T>(
    into initial: State,
    _ transform: @escaping (inout State, Value) -> T
  ) -> MainSignal<T, Failure> {
    MainSignal(base.scanMap(into: OnMain(initial), unisolated { OnMain(transform(&$0.value, $1.value)) }))
  }

  /// Returns a signal of the results of a closure that also returns its next state, as ``SignalProtocol/scanMap(_:_:)`` does.
  @inlinable
  public func scanMap<State, T>(
    _ initial: State,
    _ transform: @escaping (State, Value) -> (State, T)
  ) -> MainSignal<T, Failure> {
    scanMap(into: initial) { state, value in
      let (next, result) = transform(state, value)
      state = next
      return result
    }
  }

  /// Returns a signal that sends any number of results for each value, as ``SignalProtocol/transformWhile(_:)`` does.
  @inlinable
  public func transformWhile<T>(
    _ transform: @escaping (_ value: Value, _ emit: (T) -> Void) -> Bool
  ) -> MainSignal<T, Failure> {
    MainSignal(
      base.transformWhile(
        unisolated(sending: { (value: OnMain<Value>, emit: (OnMain<T>) -> Void) -> Bool in
          transform(value.value) { emit(OnMain($0)) }
        })
      )
    )
  }

  /// Returns a signal of each value with the one before it, as ``SignalProtocol/pairwise()`` does.
  @inlinable
  public func pairwise() -> MainSignal<(Value, Value), Failure> {
    MainSignal(base.pairwise().map(unisolated { OnMain(($0.0.value, $0.1.value)) }))
  }

  /// Returns a signal of results for each value and the one before it, as ``SignalProtocol/combinePrevious(_:_:)`` does.
  @inlinable
  public func combinePrevious<T>(
    _ initial: Value,
    _ combine: @escaping (_ previous: Value, _ value: Value) -> T
  ) -> MainSignal<T, Failure> {
    MainSignal(base.combinePrevious(OnMain(initial), unisolated { OnMain(combine($0.value, $1.value)) }))
  }

  /// Returns a signal of the values with their numbers, as ``SignalProtocol/enumerated()`` does.
  @inlinable
  public func enumerated() -> MainSignal<(offset: Int, element: Value), Failure> {
    MainSignal(base.enumerated().map(unisolated { OnMain((offset: $0.offset, element: $0.element.value)) }))
  }

  /// Returns a signal with a value between each two, as ``SignalProtocol/interspersed(with:)`` does.
  @inlinable
  public func interspersed(with separator: Value) -> MainSignal<Value, Failure> {
    MainSignal(base.interspersed(with: OnMain(separator)))
  }

  /// Returns a signal of the events as values, as ``SignalProtocol/materialize()`` does.
  @inlinable
  public func materialize() -> MainSignal<Event<Value, Failure>, Never> {
    MainSignal(base.materialize().map(unisolated { OnMain($0.map { $0.value }) }))
  }

  /// Returns a signal of arrays of `count` values, as ``SignalProtocol/buffer(count:)`` does.
  @inlinable
  public func buffer(count: Int) -> MainSignal<[Value], Failure> {
    MainSignal(base.buffer(count: count).mainArrays())
  }

  /// Returns a signal of arrays that begin `step` values apart, as ``SignalProtocol/buffer(count:step:)`` does.
  @inlinable
  public func buffer(count: Int, step: Int) -> MainSignal<[Value], Failure> {
    MainSignal(base.buffer(count: count, step: step).mainArrays())
  }

  /// Returns a signal of arrays that end with a match, as ``SignalProtocol/buffer(throughMatching:)`` does.
  @inlinable
  public func buffer(
    throughMatching predicate: @escaping (Value) -> Bool
  ) -> MainSignal<[Value], Failure> {
    MainSignal(base.buffer(throughMatching: unisolated { predicate($0.value) }).mainArrays())
  }

  /// Returns a signal of arrays of values that belong together, as ``SignalProtocol/chunked(by:)`` does.
  @inlinable
  public func chunked(
    by belongTogether: @escaping (_ previous: Value, _ value: Value) -> Bool
  ) -> MainSignal<[Value], Failure> {
    MainSignal(base.chunked(by: unisolated { belongTogether($0.value, $1.value) }).mainArrays())
  }

  /// Returns a signal of arrays of neighbors with equal keys, as ``SignalProtocol/chunked(on:)`` does.
  @inlinable
  public func chunked<Key: Equatable>(
    on key: @escaping (Value) -> Key
  ) -> MainSignal<(key: Key, values: [Value]), Failure> {
    map { (key: key($0), value: $0) }.chunked { $0.key == $1.key }
      .map { chunk in (key: chunk[0].key, values: chunk.map(\.value)) }
  }

  /// Returns a signal of windows of `count` values, as ``SignalProtocol/window(count:buffering:)`` does.
  @inlinable
  public func window(
    count: Int,
    buffering policy: BufferingPolicy<Failure> = .all
  ) -> MainSignal<MainSignal<Value, Failure>, Failure> {
    MainSignal(base.startedOnMain.window(count: count, buffering: policy).mainWindows())
  }

  /// Returns a signal of windows that begin `step` values apart, as ``SignalProtocol/window(count:step:buffering:)`` does.
  @inlinable
  public func window(
    count: Int,
    step: Int,
    buffering policy: BufferingPolicy<Failure> = .all
  ) -> MainSignal<MainSignal<Value, Failure>, Failure> {
    MainSignal(base.startedOnMain.window(count: count, step: step, buffering: policy).mainWindows())
  }

  /// Returns a signal of windows that end with a match, as ``SignalProtocol/window(throughMatching:buffering:)`` does.
  @inlinable
  public func window(
    throughMatching predicate: @escaping (Value) -> Bool,
    buffering policy: BufferingPolicy<Failure> = .all
  ) -> MainSignal<MainSignal<Value, Failure>, Failure> {
    MainSignal(
      base.startedOnMain.window(throughMatching: unisolated { predicate($0.value) }, buffering: policy)
        .mainWindows()
    )
  }

  /// Returns a signal of the values with an object, which is held weakly, as ``SignalProtocol/with(weak:)`` does.
  @inlinable
  public func with<Object: AnyObject>(weak object: Object) -> MainSignal<(Object, Value), Failure> {
    map { [weak object] value in object.map { ($0, value) } }.take(while: { $0 != nil }).compactMap { $0 }
  }
}

extension MainSignalProtocol where Failure == Never {
  /// Returns a signal of the events that the values stand for, as ``SignalProtocol/dematerialize()`` does.
  @inlinable
  public func dematerialize<T, E: Error>() -> MainSignal<T, E> where Value == Event<T, E> {
    MainSignal(base.map(unisolated { $0.value.map { OnMain($0) } }).dematerialize())
  }
}

extension MainSignalProtocol where Value: BidirectionalCollection, Value.Element: Hashable {
  /// Returns a signal of the differences between collections, as ``SignalProtocol/differences()`` does.
  @inlinable
  public func differences() -> MainSignal<CollectionDifference<Value.Element>, Failure> {
    scanMap(into: Value?.none) { previous, value in
      let difference =
        previous.map { value.difference(from: $0) } ?? value.difference(from: EmptyCollection())
      previous = value
      return difference.isEmpty ? nil : difference.inferringMoves()
    }
    .compactMap { $0 }
  }
}

extension MainSignalProtocol where Value == Bool {
  /// Returns a signal of the opposites, as ``SignalProtocol/not()`` does.
  @inlinable
  public func not() -> MainSignal<Bool, Failure> { map { !$0 } }
}

extension MainSignalProtocol where Value == [Bool] {
  /// Returns a signal that sends whether all elements are `true`, as `and()` of a ``Signal`` does.
  @inlinable
  public func and() -> MainSignal<Bool, Failure> { map { !$0.contains(false) } }

  /// Returns a signal that sends whether an element is `true`, as `or()` of a ``Signal`` does.
  @inlinable
  public func or() -> MainSignal<Bool, Failure> { map { $0.contains(true) } }
}

extension MainSignalProtocol {
  /// Returns a signal that sends whether all parts of a tuple are `true`.
  @inlinable
  public func and<each Element: ExpressibleByBooleanLiteral & Equatable>() -> MainSignal<Bool, Failure>
  where Value == (repeat each Element) {
    map { (values: (repeat each Element)) in
      for value in repeat each values {
        if value == false { return false }
      }
      return true
    }
  }

  /// Returns a signal that sends whether a part of a tuple is `true`.
  @inlinable
  public func or<each Element: ExpressibleByBooleanLiteral & Equatable>() -> MainSignal<Bool, Failure>
  where Value == (repeat each Element) {
    map { (values: (repeat each Element)) in
      for value in repeat each values {
        if value == true { return true }
      }
      return false
    }
  }
}

extension SignalProtocol {
  /// The arrays of values of the main actor, as one value of it.
  @MainActor
  @inlinable
  func mainArrays<Element>() -> some SignalProtocol<OnMain<[Element]>, Failure>
  where Value == [OnMain<Element>] {
    map(unisolated { OnMain($0.map(\.value)) })
  }

  /// The windows of values of the main actor, as main signals.
  @MainActor
  @inlinable
  func mainWindows<Element>() -> some SignalProtocol<OnMain<MainSignal<Element, Failure>>, Failure>
  where Value == WindowedSignal<OnMain<Element>, Failure> {
    map(unisolated { OnMain(MainSignal($0.erased)) })
  }
}

// The forms that scripts/main-forms.swift leaves to hand. It states the reasons.

// MARK: Values that are compared

extension MainSignalProtocol where Value: Equatable {
  /// Returns a signal of the values that differ from the one before them, as ``SignalProtocol/distinctUntilChanged()`` does.
  @_alwaysEmitIntoClient
  public func distinctUntilChanged() -> MainSignal<Value, Failure> { distinctUntilChanged { $0 == $1 } }

  /// Returns a signal of the values that differ from one value, as ``SignalProtocol/ignore(_:)`` does.
  @_alwaysEmitIntoClient
  public func ignore(_ value: Value) -> MainSignal<Value, Failure> { filter { $0 != value } }

  /// Returns a signal that sends whether a value is among the values, as ``SignalProtocol/contains(_:)`` does.
  @_alwaysEmitIntoClient
  public func contains(_ value: Value) -> MainSignal<Bool, Failure> { contains { $0 == value } }

  /// Returns a signal that sends whether both send equal values, as ``SignalProtocol/sequenceEqual(_:buffering:)`` does.
  @_alwaysEmitIntoClient
  public func sequenceEqual<Other: MainSignalConvertible>(
    _ other: Other,
    buffering policy: BufferingPolicy<Failure> = .all
  ) -> MainSignal<Bool, Failure> where Other.Value == Value, Other.Failure == Failure {
    sequenceEqual(other, buffering: policy) { $0 == $1 }
  }
}

extension MainSignalProtocol where Value: Hashable {
  /// Returns a signal of each value once, as ``SignalProtocol/distinct()`` does.
  @_alwaysEmitIntoClient
  public func distinct() -> MainSignal<Value, Failure> { distinct { $0 } }
}

extension MainSignalProtocol where Value: Comparable {
  /// Returns a signal of the smallest value, as ``SignalProtocol/min()`` does.
  @_alwaysEmitIntoClient
  public func min() -> MainSignal<Value, Failure> { min { $0 < $1 } }

  /// Returns a signal of the largest value, as ``SignalProtocol/max()`` does.
  @_alwaysEmitIntoClient
  public func max() -> MainSignal<Value, Failure> { max { $0 < $1 } }
}

extension MainSignalProtocol where Value: BidirectionalCollection, Value.Element: Hashable {
  /// Returns a signal of the differences between collections, as ``SignalProtocol/differences()`` does.
  @_alwaysEmitIntoClient
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

extension MainSignalProtocol {
  /// Returns a signal of the values whose key differs from the one before, as ``SignalProtocol/distinctUntilChanged(at:)`` does.
  @_alwaysEmitIntoClient
  public func distinctUntilChanged<Key: Equatable>(
    at key: @escaping (Value) -> Key
  ) -> MainSignal<Value, Failure> {
    map { (key: key($0), value: $0) }.distinctUntilChanged { $0.key == $1.key }.map { $0.value }
  }

  /// Returns a signal of the first value with each key, as ``SignalProtocol/distinct(by:)`` does.
  @_alwaysEmitIntoClient
  public func distinct<Key: Hashable>(by key: @escaping (Value) -> Key) -> MainSignal<Value, Failure> {
    scanMap(into: Set<Key>()) { keys, value in keys.insert(key(value)).inserted ? value : nil }
      .compactMap { $0 }
  }

  /// Returns a signal of arrays of neighbors with equal keys, as ``SignalProtocol/chunked(on:)`` does.
  @_alwaysEmitIntoClient
  public func chunked<Key: Equatable>(
    on key: @escaping (Value) -> Key
  ) -> MainSignal<(key: Key, values: [Value]), Failure> {
    map { (key: key($0), value: $0) }.chunked { $0.key == $1.key }
      .map { chunk in (key: chunk[0].key, values: chunk.map(\.value)) }
  }
}

// MARK: Values of fixed types

extension MainSignalProtocol where Value == Bool {
  /// Returns a signal of the opposites, as ``SignalProtocol/not()`` does.
  @_alwaysEmitIntoClient
  public func not() -> MainSignal<Bool, Failure> { map { !$0 } }
}

extension MainSignalProtocol where Value == [Bool] {
  /// Returns a signal that sends whether all elements are `true`, as `and()` of a ``Signal`` does.
  @_alwaysEmitIntoClient
  public func and() -> MainSignal<Bool, Failure> { map { !$0.contains(false) } }

  /// Returns a signal that sends whether an element is `true`, as `or()` of a ``Signal`` does.
  @_alwaysEmitIntoClient
  public func or() -> MainSignal<Bool, Failure> { map { $0.contains(true) } }
}

extension MainSignalProtocol {
  /// Returns a signal that sends whether all parts of a tuple are `true`.
  @_alwaysEmitIntoClient
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
  @_alwaysEmitIntoClient
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

// MARK: Key paths, lists, closures and objects

extension MainSignalProtocol {
  /// Returns a signal of a part of each value: `map(\.title)`.
  @_alwaysEmitIntoClient
  public func map<T>(_ keyPath: KeyPath<Value, T>) -> MainSignal<T, Failure> {
    map { $0[keyPath: keyPath] }
  }

  /// Returns a signal of the parts of the values that are not `nil`.
  @_alwaysEmitIntoClient
  public func compactMap<T>(_ keyPath: KeyPath<Value, T?>) -> MainSignal<T, Failure> {
    compactMap { $0[keyPath: keyPath] }
  }

  /// Returns a signal of the values with a part that is `true`: `filter(\.isOn)`.
  @_alwaysEmitIntoClient
  public func filter(_ keyPath: KeyPath<Value, Bool>) -> MainSignal<Value, Failure> {
    filter { $0[keyPath: keyPath] }
  }

  /// Returns a signal with values behind, as ``SignalProtocol/append(_:)`` does.
  @_alwaysEmitIntoClient
  public func append(_ values: Value...) -> MainSignal<Value, Failure> {
    MainSignal(base.concat(.from(values.map { OnMain($0) })))
  }

  /// Returns a signal that sends any number of results for each value, as ``SignalProtocol/transformWhile(_:)`` does.
  @_alwaysEmitIntoClient
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

  /// Returns the values that satisfy a predicate, and the others, as ``SignalProtocol/partition(by:)`` does.
  @_alwaysEmitIntoClient
  public func partition(
    by predicate: @escaping (Value) -> Bool
  ) -> (matching: MainSignal<Value, Failure>, rest: MainSignal<Value, Failure>) {
    let parts = base.partition(by: unisolated { predicate($0.value) })
    return (MainSignal(parts.matching), MainSignal(parts.rest))
  }

  /// Returns a signal of the values with an object, which is held weakly, as ``SignalProtocol/with(weak:)`` does.
  @_alwaysEmitIntoClient
  public func with<Object: AnyObject>(weak object: Object) -> MainSignal<(Object, Value), Failure> {
    map { [weak object] value in object.map { ($0, value) } }.take(while: { $0 != nil }).compactMap { $0 }
  }

  /// Returns a signal whose subscribers share one subscription, as ``SignalProtocol/share(replay:startingAt:whenUnobserved:afterTermination:buffering:)``
  /// does.
  @_alwaysEmitIntoClient
  public func share(
    replay count: Int = 0,
    startingAt subscribers: Int = 1,
    whenUnobserved unobserved: UnobservedPolicy = .stop,
    afterTermination termination: TerminationPolicy = .replayTerminal,
    buffering policy: BufferingPolicy<Failure> = .all
  ) -> MainSignal<Value, Failure> {
    MainSignal(
      base.startedOnMain.share(
        replay: count,
        startingAt: subscribers,
        whenUnobserved: unobserved,
        afterTermination: termination,
        buffering: policy
      )
    )
  }

  /// Returns a signal of the values until a lifetime ends, as ``SignalProtocol/take(during:)`` does.
  public func take(during lifetime: Lifetime) -> MainSignal<Value, Failure> {
    take(until: lifetime.ended)
  }

  /// Returns a signal that calls closures at its events, as ``SignalProtocol/on(subscribed:next:failed:completed:terminated:disposed:)`` does.
  ///
  /// A subscription may be disposed elsewhere. Then `disposed` is called on the main actor later.
  @_alwaysEmitIntoClient
  public func on(
    subscribed: @escaping () -> Void = {},
    next: @escaping (Value) -> Void = { _ in },
    failed: @escaping (Failure) -> Void = { _ in },
    completed: @escaping () -> Void = {},
    terminated: @escaping () -> Void = {},
    disposed: (@MainActor () -> Void)? = nil
  ) -> MainSignal<Value, Failure> {
    MainSignal(
      base.on(
        subscribed: unisolated { subscribed() },
        next: unisolated { next($0.value) },
        failed: unisolated { failed($0) },
        completed: unisolated { completed() },
        terminated: unisolated { terminated() },
        disposed: disposed.map { unisolated($0) }
      )
    )
  }

  /// Returns a signal that calls a closure when a subscription ends, as ``SignalProtocol/finally(_:)`` does.
  ///
  /// A subscription may be disposed elsewhere. Then the closure is called on the main actor later.
  @_alwaysEmitIntoClient
  public func finally(_ cleanup: @escaping @MainActor () -> Void) -> MainSignal<Value, Failure> {
    MainSignal(base.finally(unisolated(cleanup)))
  }

  /// Returns a signal that prints its events, as ``SignalProtocol/log(_:to:)`` does.
  public func log(
    _ label: String? = nil,
    to output: @escaping @Sendable (String) -> Void = { print($0) }
  ) -> MainSignal<Value, Failure> {
    MainSignal(base.log(label, to: output))
  }

  // A closure with several branches that return a `Signal`. The type of the result then comes from here, and not from a branch.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func flatMap<T>(
    _ strategy: FlattenStrategy = .merge,
    buffering policy: BufferingPolicy<Failure> = .all,
    _ transform: @escaping (Value) -> Signal<T, Failure>
  ) -> MainSignal<T, Failure> {
    flatMap(strategy, buffering: policy) { transform($0).mainSignal }
  }
}

extension MainSignalProtocol where Failure == Never {
  /// Writes each value to a property of an object, which is held weakly. The binding ends when the object has been released.
  ///
  /// It behaves as `bind(to:on:)` of a ``Signal``.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the property.
  ///   - object: The object.
  /// - Returns: The binding.
  @discardableResult
  public func bind<Object: AnyObject>(
    to keyPath: ReferenceWritableKeyPath<Object, Value>,
    on object: Object
  ) -> any Disposable {
    let binding = SerialDisposable()
    binding.inner = subscribe { [weak object] value in
      if let object { object[keyPath: keyPath] = value } else { binding.dispose() }
    }
    return binding
  }

  /// Writes each value to an optional property of an object, as ``bind(to:on:)`` does.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the property.
  ///   - object: The object.
  /// - Returns: The binding.
  @discardableResult
  public func bind<Object: AnyObject>(
    to keyPath: ReferenceWritableKeyPath<Object, Value?>,
    on object: Object
  ) -> any Disposable {
    map(Optional.some).bind(to: keyPath, on: object)
  }
}

extension MainSignal {
  /// Returns a signal of the values of several signals, as ``Signal/merge(_:)`` does.
  @_alwaysEmitIntoClient
  public static func merge(_ signals: MainSignal...) -> MainSignal {
    MainSignal(Signal.merge(signals.map(\.base)))
  }

  // For signals of several types.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public static func merge(_ signals: any MainSignalConvertible<Value, Failure>...) -> MainSignal {
    MainSignal(Signal.merge(signals.map { $0.mainSignal.base }))
  }

  /// Returns a signal of the values of one signal after another, as ``Signal/concat(_:)`` does.
  @_alwaysEmitIntoClient
  public static func concat(_ signals: MainSignal...) -> MainSignal {
    MainSignal(Signal.concat(signals.map(\.base)))
  }

  // For signals of several types.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public static func concat(_ signals: any MainSignalConvertible<Value, Failure>...) -> MainSignal {
    MainSignal(Signal.concat(signals.map { $0.mainSignal.base }))
  }

  /// Returns a signal of the signal that sends an event first, as ``Signal/race(_:)`` does.
  @_alwaysEmitIntoClient
  public static func race(_ signals: MainSignal...) -> MainSignal {
    MainSignal(Signal.race(signals.map(\.base)))
  }

  // For signals of several types.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public static func race(_ signals: any MainSignalConvertible<Value, Failure>...) -> MainSignal {
    MainSignal(Signal.race(signals.map { $0.mainSignal.base }))
  }
}

extension MainSignalProtocol {
  /// Returns a signal of the results of an asynchronous closure of the main actor, as
  /// ``SignalProtocol/asyncMap(maxConcurrent:ordered:on:buffering:_:)`` does.
  @_disfavoredOverload
  public func asyncMap<T>(
    maxConcurrent: Int = 1,
    ordered: Bool = true,
    buffering policy: BufferingPolicy<Failure> = .all,
    _ transform: @escaping @MainActor (Value) async throws(Failure) -> T
  ) -> MainSignal<T, Failure> {
    asyncMap(
      ordered && maxConcurrent > 1 ? .ordered(limit: maxConcurrent) : .merge(limit: maxConcurrent),
      buffering: policy,
      transform
    )
  }

  /// Returns a signal of the results of an asynchronous closure of the main actor, with a strategy for values that come while a task runs, as
  /// ``SignalProtocol/asyncMap(_:on:buffering:_:)`` does.
  @_disfavoredOverload
  public func asyncMap<T>(
    _ strategy: FlattenStrategy,
    buffering policy: BufferingPolicy<Failure> = .all,
    _ transform: @escaping @MainActor (Value) async throws(Failure) -> T
  ) -> MainSignal<T, Failure> {
    flatMap(strategy, buffering: policy) { value in
      MainSignal<T, Failure>.task { () async throws(Failure) in try await transform(value) }
    }
  }

  @_documentation(visibility: internal)
  public func asyncMap<T>(
    maxConcurrent: Int = 1,
    ordered: Bool = true,
    buffering policy: BufferingPolicy<Failure> = .all,
    _ transform: @escaping @MainActor (Value) async -> T
  ) -> MainSignal<T, Failure> {
    let transform: @MainActor (Value) async throws(Failure) -> T = transform
    return asyncMap(maxConcurrent: maxConcurrent, ordered: ordered, buffering: policy, transform)
  }

  @_documentation(visibility: internal)
  public func asyncMap<T>(
    _ strategy: FlattenStrategy,
    buffering policy: BufferingPolicy<Failure> = .all,
    _ transform: @escaping @MainActor (Value) async -> T
  ) -> MainSignal<T, Failure> {
    let transform: @MainActor (Value) async throws(Failure) -> T = transform
    return asyncMap(strategy, buffering: policy, transform)
  }

  /// Returns a signal of the values that satisfy an asynchronous predicate of the main actor, as
  /// ``SignalProtocol/asyncFilter(maxConcurrent:ordered:on:buffering:_:)`` does.
  public func asyncFilter(
    maxConcurrent: Int = 1,
    ordered: Bool = true,
    buffering policy: BufferingPolicy<Failure> = .all,
    _ isIncluded: @escaping @MainActor (Value) async throws(Failure) -> Bool
  ) -> MainSignal<Value, Failure> {
    asyncMap(maxConcurrent: maxConcurrent, ordered: ordered, buffering: policy) {
      (value) async throws(Failure) -> Value? in
      try await isIncluded(value) ? value : nil
    }
    .compactMap { $0 }
  }

  /// Returns the first value, as ``SignalProtocol/first()`` does.
  public func first() async throws(Failure) -> Value? { try await base.first()?.value }

  /// Returns the last value, as ``SignalProtocol/last()`` does.
  public func last() async throws(Failure) -> Value? { try await base.last()?.value }

  /// Returns all values, as ``SignalProtocol/collected()`` does.
  public func collected() async throws(Failure) -> [Value] { try await base.collected().map(\.value) }

  /// Waits for completion, as ``SignalProtocol/completion()`` does.
  public func completion() async throws(Failure) { try await base.completion() }

  /// The values, to iterate on the main actor, as ``SignalProtocol/values`` are.
  public var values: MainSignalValues<Value, Failure> { values(buffering: .waiting) }

  /// Returns the values, to iterate on the main actor, as ``SignalProtocol/values(buffering:)`` does.
  ///
  /// - Parameter policy: The number of values that may wait, and the treatment of the others.
  public func values(buffering policy: BufferingPolicy<Failure>) -> MainSignalValues<Value, Failure> {
    MainSignalValues(base.values(buffering: policy))
  }
}

/// The values of a main signal, as an asynchronous sequence of the main actor.
@MainActor
public struct MainSignalValues<Value, Failure: Error>: @MainActor AsyncSequence {
  /// The type of the values.
  public typealias Element = Value

  private let base: SignalValues<OnMain<Value>, Failure>

  init(_ base: SignalValues<OnMain<Value>, Failure>) { self.base = base }

  /// Subscribes, and returns an iterator over the values.
  public func makeAsyncIterator() -> Iterator { Iterator(base.makeAsyncIterator()) }

  /// The iterator of one subscription.
  @MainActor
  public struct Iterator: @MainActor AsyncIteratorProtocol {
    private let base: SignalValues<OnMain<Value>, Failure>.Iterator

    fileprivate init(_ base: SignalValues<OnMain<Value>, Failure>.Iterator) { self.base = base }

    /// Returns the next value, or `nil` at the end.
    public mutating func next() async throws(Failure) -> Value? {
      var iterator = base  // Copies share the subscription.
      return try await iterator.next(isolation: MainActor.shared)?.value
    }
  }
}

extension MainSignalProtocol where Failure == Never {
  /// Returns a signal of the results of an asynchronous closure of the main actor, and fails when it throws.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  public func asyncMap<T, NewFailure: Error>(
    maxConcurrent: Int = 1,
    ordered: Bool = true,
    buffering policy: BufferingPolicy<NewFailure> = .all,
    _ transform: @escaping @MainActor (Value) async throws(NewFailure) -> T
  ) -> MainSignal<T, NewFailure> {
    promoteFailure(to: NewFailure.self)
      .asyncMap(maxConcurrent: maxConcurrent, ordered: ordered, buffering: policy, transform)
  }

  @_documentation(visibility: internal)
  @_disfavoredOverload
  public func asyncMap<T, NewFailure: Error>(
    _ strategy: FlattenStrategy,
    buffering policy: BufferingPolicy<NewFailure> = .all,
    _ transform: @escaping @MainActor (Value) async throws(NewFailure) -> T
  ) -> MainSignal<T, NewFailure> {
    promoteFailure(to: NewFailure.self).asyncMap(strategy, buffering: policy, transform)
  }
}

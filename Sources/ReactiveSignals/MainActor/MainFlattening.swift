extension MainSignalProtocol {
  /// Returns a signal of the values of the signals that `transform` returns, as ``SignalProtocol/flatMap(_:buffering:_:)`` does.
  ///
  /// A ``Signal`` that the closure returns comes onto the main actor. A method can stand for the closure: `flatMap(load)`.
  @inlinable
  public func flatMap<T>(
    _ transform: @escaping (Value) -> MainSignal<T, Failure>
  ) -> MainSignal<T, Failure> {
    flatMap(.merge, transform)
  }

  /// Returns a signal of the values of the signals that `transform` returns, as ``SignalProtocol/flatMap(_:buffering:_:)`` does.
  @inlinable
  public func flatMap<T>(
    _ strategy: FlattenStrategy,
    buffering policy: BufferingPolicy<Failure> = .all,
    _ transform: @escaping (Value) -> MainSignal<T, Failure>
  ) -> MainSignal<T, Failure> {
    MainSignal(base.flatMap(strategy, buffering: policy, unisolated { transform($0.value).base }))
  }

  // A closure that returns a `MainSignal` takes another form, so that the factories inside it get their types.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  @inlinable
  public func flatMap<Inner: MainSignalConvertible>(
    _ transform: @escaping (Value) -> Inner
  ) -> MainSignal<Inner.Value, Failure> where Inner.Failure == Failure {
    flatMap(.merge) { transform($0).mainSignal }
  }

  @_documentation(visibility: internal)
  @_disfavoredOverload
  @inlinable
  public func flatMap<Inner: MainSignalConvertible>(
    _ strategy: FlattenStrategy,
    buffering policy: BufferingPolicy<Failure> = .all,
    _ transform: @escaping (Value) -> Inner
  ) -> MainSignal<Inner.Value, Failure> where Inner.Failure == Failure {
    flatMap(strategy, buffering: policy) { transform($0).mainSignal }
  }

  // A closure with several branches that return a `Signal`. The type of the result then comes from here, and not from a branch.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  @inlinable
  public func flatMap<T>(
    _ strategy: FlattenStrategy = .merge,
    buffering policy: BufferingPolicy<Failure> = .all,
    _ transform: @escaping (Value) -> Signal<T, Failure>
  ) -> MainSignal<T, Failure> {
    flatMap(strategy, buffering: policy) { transform($0).mainSignal }
  }

  /// Returns a signal that fails after all signals have ended, as ``SignalProtocol/flatMap(_:delayingFailures:buffering:_:)`` does.
  @inlinable
  public func flatMap<Inner: MainSignalConvertible>(
    _ strategy: FlattenStrategy = .merge,
    delayingFailures: Bool,
    buffering policy: BufferingPolicy<Failure> = .all,
    _ transform: @escaping (Value) -> Inner
  ) -> MainSignal<Inner.Value, Failure> where Inner.Failure == Failure {
    MainSignal(
      base.flatMap(
        strategy,
        delayingFailures: delayingFailures,
        buffering: policy,
        unisolated { transform($0.value).base }
      )
    )
  }

  /// Returns a signal of the states that signals made of the last state and a value send, as
  /// ``SignalProtocol/flatScan(_:_:buffering:_:)`` does.
  @inlinable
  public func flatScan<Inner: MainSignalConvertible>(
    _ initial: Inner.Value,
    _ strategy: FlattenStrategy = .merge,
    buffering policy: BufferingPolicy<Failure> = .all,
    _ next: @escaping (Inner.Value, Value) -> Inner
  ) -> MainSignal<Inner.Value, Failure> where Inner.Failure == Failure {
    MainSignal(
      base.flatScan(
        OnMain(initial),
        strategy,
        buffering: policy,
        unisolated { next($0.value, $1.value).base }
      )
    )
  }

  /// Returns a signal of the values, and of the values of a signal for each, as ``SignalProtocol/expand(maxConcurrent:buffering:_:)`` does.
  @inlinable
  public func expand<Inner: MainSignalConvertible>(
    maxConcurrent: Int = .max,
    buffering policy: BufferingPolicy<Failure> = .all,
    _ transform: @escaping (Value) -> Inner
  ) -> MainSignal<Value, Failure> where Inner.Value == Value, Inner.Failure == Failure {
    MainSignal(
      base.expand(maxConcurrent: maxConcurrent, buffering: policy, unisolated { transform($0.value).base })
    )
  }

  /// Returns a signal that the first value decides on, as ``SignalProtocol/switchOnFirst(_:)`` does.
  @inlinable
  public func switchOnFirst<Result: MainSignalConvertible>(
    _ transform: @escaping (_ first: Value, _ values: MainSignal<Value, Failure>) -> Result
  ) -> MainSignal<Result.Value, Failure> where Result.Failure == Failure {
    MainSignal(base.switchOnFirst(unisolated { transform($0.value, MainSignal($1)).base }))
  }
}

extension MainSignalProtocol where Value: MainSignalConvertible, Value.Failure == Failure {
  /// Returns a signal of the values of the signals, as ``SignalProtocol/flatten(_:buffering:)`` does.
  @inlinable
  public func flatten(
    _ strategy: FlattenStrategy = .merge,
    buffering policy: BufferingPolicy<Failure> = .all
  ) -> MainSignal<Value.Value, Failure> {
    flatMap(strategy, buffering: policy) { $0.mainSignal }
  }

  /// Returns a signal that fails after all signals have ended, as ``SignalProtocol/flatten(_:delayingFailures:buffering:)`` does.
  @inlinable
  public func flatten(
    _ strategy: FlattenStrategy = .merge,
    delayingFailures: Bool,
    buffering policy: BufferingPolicy<Failure> = .all
  ) -> MainSignal<Value.Value, Failure> {
    flatMap(strategy, delayingFailures: delayingFailures, buffering: policy) { $0.mainSignal }
  }

  /// Returns a signal of the values of the latest signal, as ``SignalProtocol/switchToLatest()`` does.
  @inlinable
  public func switchToLatest() -> MainSignal<Value.Value, Failure> { flatten(.latest) }

  /// Returns a signal of the values of one signal after another, as ``SignalProtocol/concat(buffering:)`` does.
  @inlinable
  public func concat(buffering policy: BufferingPolicy<Failure> = .all) -> MainSignal<Value.Value, Failure> {
    flatten(.concat, buffering: policy)
  }

  /// Returns a signal of one signal after another with a separator between them, as ``SignalProtocol/joined(separator:buffering:)`` does.
  @inlinable
  public func joined<Separator: MainSignalConvertible>(
    separator: Separator,
    buffering policy: BufferingPolicy<Failure> = .all
  ) -> MainSignal<Value.Value, Failure> where Separator.Value == Value.Value, Separator.Failure == Failure {
    MainSignal(base.map(unisolated { $0.value.base }).joined(separator: separator.base, buffering: policy))
  }
}

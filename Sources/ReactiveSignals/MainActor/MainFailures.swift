extension MainSignalProtocol {
  /// Returns a signal that goes on with another one after a failure, as ``SignalProtocol/catch(_:)`` does.
  @inlinable
  public func `catch`<Next: MainSignalConvertible>(
    _ handler: @escaping (Failure) -> Next
  ) -> MainSignal<Value, Next.Failure> where Next.Value == Value {
    MainSignal(base.catch(unisolated { handler($0).base }))
  }

  @_documentation(visibility: internal)
  @_disfavoredOverload
  @inlinable
  public func `catch`(
    _ handler: @escaping (Failure) -> MainSignal<Value, Never>
  ) -> MainSignal<Value, Never> {
    MainSignal(base.catch(unisolated { handler($0).base }))
  }

  /// Returns a signal that goes on with `signal` after a failure, as ``SignalProtocol/catch(to:_:)`` does.
  @inlinable
  public func `catch`<Next: MainSignalConvertible>(
    to signal: Next
  ) -> MainSignal<Value, Next.Failure> where Next.Value == Value {
    MainSignal(base.catch(to: signal.base))
  }

  /// Returns a signal that sends a value instead of a failure, as ``SignalProtocol/replaceFailure(with:)`` does.
  @inlinable
  public func replaceFailure(with value: Value) -> MainSignal<Value, Never> {
    MainSignal(base.replaceFailure(with: OnMain(value)))
  }

  /// Returns a signal with another failure, as ``SignalProtocol/mapFailure(_:)`` does.
  @inlinable
  public func mapFailure<NewFailure: Error>(
    _ transform: @escaping (Failure) -> NewFailure
  ) -> MainSignal<Value, NewFailure> {
    MainSignal(base.mapFailure(unisolated { transform($0) }))
  }

  /// Returns a signal that starts again after completion, as ``SignalProtocol/repeated()`` does.
  @inlinable
  public func repeated() -> MainSignal<Value, Failure> { MainSignal(base.repeated()) }

  /// Returns a signal that runs `times` times, as ``SignalProtocol/repeated(_:)`` does.
  @inlinable
  public func repeated(_ times: Int) -> MainSignal<Value, Failure> { MainSignal(base.repeated(times)) }

  /// Returns a signal that starts again some time after completion, as ``SignalProtocol/repeated(_:after:on:)`` does.
  @inlinable
  public func repeated(
    _ times: Int = .max,
    after delay: Duration,
    on scheduler: some TimedScheduler = MainScheduler.shared
  ) -> MainSignal<Value, Failure> {
    MainSignal(base.repeated(times, after: delay, on: OnMainScheduler(scheduler)))
  }

  /// Returns a signal that starts again when a trigger sends, as ``SignalProtocol/repeated(when:)`` does.
  @inlinable
  public func repeated<Trigger: MainSignalConvertible>(
    when handler: @escaping (_ completions: MainSignal<Void, Failure>) -> Trigger
  ) -> MainSignal<Value, Failure> where Trigger.Failure == Failure {
    MainSignal(base.repeated(when: unisolated { handler(MainSignal($0.map { OnMain(()) })).base }))
  }

  /// Returns a signal that starts again after each failure, as ``SignalProtocol/retry()`` does.
  @inlinable
  public func retry() -> MainSignal<Value, Failure> { MainSignal(base.retry()) }

  /// Returns a signal that starts again after `times` failures, as ``SignalProtocol/retry(_:)`` does.
  @inlinable
  public func retry(_ times: Int) -> MainSignal<Value, Failure> { MainSignal(base.retry(times)) }

  /// Returns a signal that starts again after pauses, as ``SignalProtocol/retry(_:backoff:on:using:)`` does.
  @inlinable
  public func retry(
    _ times: Int,
    backoff: Backoff,
    on scheduler: some TimedScheduler = MainScheduler.shared,
    using generator: some RandomNumberGenerator & Sendable = SystemRandomNumberGenerator()
  ) -> MainSignal<Value, Failure> {
    MainSignal(base.retry(times, backoff: backoff, on: OnMainScheduler(scheduler), using: generator))
  }

  /// Returns a signal that starts again without an end, after pauses, as ``SignalProtocol/retry(backoff:on:using:)`` does.
  @inlinable
  public func retry(
    backoff: Backoff,
    on scheduler: some TimedScheduler = MainScheduler.shared,
    using generator: some RandomNumberGenerator & Sendable = SystemRandomNumberGenerator()
  ) -> MainSignal<Value, Never> {
    MainSignal(base.retry(backoff: backoff, on: OnMainScheduler(scheduler), using: generator))
  }

  /// Returns a signal that starts again after failures without a value between them, as ``SignalProtocol/retry(consecutive:)`` does.
  @inlinable
  public func retry(consecutive times: Int) -> MainSignal<Value, Failure> {
    MainSignal(base.retry(consecutive: times))
  }

  /// Returns a signal that starts again after pauses, as ``SignalProtocol/retry(consecutive:backoff:on:using:)`` does.
  @inlinable
  public func retry(
    consecutive times: Int,
    backoff: Backoff,
    on scheduler: some TimedScheduler = MainScheduler.shared,
    using generator: some RandomNumberGenerator & Sendable = SystemRandomNumberGenerator()
  ) -> MainSignal<Value, Failure> {
    MainSignal(
      base.retry(consecutive: times, backoff: backoff, on: OnMainScheduler(scheduler), using: generator)
    )
  }

  /// Returns a signal that starts again when a trigger sends, as ``SignalProtocol/retry(when:)`` does.
  @inlinable
  public func retry<Trigger: MainSignalConvertible>(
    when handler: @escaping (_ errors: MainSignal<Failure, Failure>) -> Trigger
  ) -> MainSignal<Value, Failure> where Trigger.Failure == Failure {
    MainSignal(base.retry(when: unisolated { handler(MainSignal($0.map { OnMain($0) })).base }))
  }

  /// Returns a signal that fails when `work` throws, as ``SignalProtocol/attempt(_:)`` does.
  @_disfavoredOverload
  @inlinable
  public func attempt(_ work: @escaping (Value) throws(Failure) -> Void) -> MainSignal<
    Value, Failure
  > {
    tryMap { value throws(Failure) in
      try work(value)
      return value
    }
  }

  /// Returns a signal that fails when the predicate throws, as ``SignalProtocol/tryFilter(_:)`` does.
  @_disfavoredOverload
  @inlinable
  public func tryFilter(
    _ isIncluded: @escaping (Value) throws(Failure) -> Bool
  ) -> MainSignal<Value, Failure> {
    MainSignal(base.tryFilter(unisolated(throwing: { value throws(Failure) in try isIncluded(value.value) })))
  }

  /// Returns a signal that fails when the closure throws, as ``SignalProtocol/tryMap(_:)`` does.
  @_disfavoredOverload
  @inlinable
  public func tryMap<T>(
    _ transform: @escaping (Value) throws(Failure) -> T
  ) -> MainSignal<T, Failure> {
    MainSignal(
      base.tryMap(unisolated(throwing: { value throws(Failure) in OnMain(try transform(value.value)) }))
    )
  }

  /// Returns a signal that fails when the closure throws, as ``SignalProtocol/tryReduce(_:_:)`` does.
  @_disfavoredOverload
  @inlinable
  public func tryReduce<T>(
    _ initial: T,
    _ next: @escaping (T, Value) throws(Failure) -> T
  ) -> MainSignal<T, Failure> {
    MainSignal(
      base.tryReduce(
        OnMain(initial),
        unisolated(throwing: { result, value throws(Failure) in OnMain(try next(result.value, value.value)) })
      )
    )
  }

  /// Returns a signal that fails when the closure throws, as ``SignalProtocol/tryScan(_:_:)`` does.
  @_disfavoredOverload
  @inlinable
  public func tryScan<T>(
    _ initial: T,
    _ next: @escaping (T, Value) throws(Failure) -> T
  ) -> MainSignal<T, Failure> {
    MainSignal(
      base.tryScan(
        OnMain(initial),
        unisolated(throwing: { result, value throws(Failure) in OnMain(try next(result.value, value.value)) })
      )
    )
  }
}

extension MainSignalProtocol where Failure == Never {
  /// Returns a signal that may fail by its type, as ``SignalProtocol/promoteFailure(to:)`` does.
  @inlinable
  public func promoteFailure<NewFailure: Error>(to failure: NewFailure.Type) -> MainSignal<Value, NewFailure>
  {
    MainSignal(base.promoteFailure(to: failure))
  }

  @_documentation(visibility: internal)
  @inlinable
  public func attempt<NewFailure: Error>(
    _ work: @escaping (Value) throws(NewFailure) -> Void
  ) -> MainSignal<Value, NewFailure> {
    promoteFailure(to: NewFailure.self).attempt(work)
  }

  @_documentation(visibility: internal)
  @inlinable
  public func tryFilter<NewFailure: Error>(
    _ isIncluded: @escaping (Value) throws(NewFailure) -> Bool
  ) -> MainSignal<Value, NewFailure> {
    promoteFailure(to: NewFailure.self).tryFilter(isIncluded)
  }

  @_documentation(visibility: internal)
  @inlinable
  public func tryMap<T, NewFailure: Error>(
    _ transform: @escaping (Value) throws(NewFailure) -> T
  ) -> MainSignal<T, NewFailure> {
    promoteFailure(to: NewFailure.self).tryMap(transform)
  }

  @_documentation(visibility: internal)
  @inlinable
  public func tryReduce<T, NewFailure: Error>(
    _ initial: T,
    _ next: @escaping (T, Value) throws(NewFailure) -> T
  ) -> MainSignal<T, NewFailure> {
    promoteFailure(to: NewFailure.self).tryReduce(initial, next)
  }

  @_documentation(visibility: internal)
  @inlinable
  public func tryScan<T, NewFailure: Error>(
    _ initial: T,
    _ next: @escaping (T, Value) throws(NewFailure) -> T
  ) -> MainSignal<T, NewFailure> {
    promoteFailure(to: NewFailure.self).tryScan(initial, next)
  }
}

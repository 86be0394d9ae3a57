extension MainSignalProtocol {
  /// Returns a signal whose subscribers share one subscription, as ``SignalProtocol/share(replay:startingAt:whenUnobserved:afterTermination:buffering:)``
  /// does.
  @inlinable
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

  /// Returns a signal that starts now and replays its values, as ``SignalProtocol/replay(capacity:)`` does.
  @inlinable
  public func replay(capacity: ReplayCapacity = .unlimited) -> MainSignal<Value, Failure> {
    MainSignal(base.replay(capacity: capacity))
  }

  /// Returns a signal that starts now and replays its last value, as ``SignalProtocol/replayLast()`` does.
  @inlinable
  public func replayLast() -> MainSignal<Value, Failure> { MainSignal(base.replayLast()) }

  /// Returns a signal that starts with its first subscriber and replays its values, as ``SignalProtocol/replayLazily(capacity:)`` does.
  @inlinable
  public func replayLazily(capacity: ReplayCapacity = .unlimited) -> MainSignal<Value, Failure> {
    MainSignal(base.replayLazily(capacity: capacity))
  }

  /// Returns the result of a closure that may use this signal several times, as ``SignalProtocol/publish(replay:_:)`` does.
  @inlinable
  public func publish<Result: MainSignalConvertible>(
    replay count: Int = 0,
    _ transform: @escaping (_ shared: MainSignal<Value, Failure>) -> Result
  ) -> MainSignal<Result.Value, Result.Failure> {
    MainSignal(base.publish(replay: count, unisolated { transform(MainSignal($0)).base }))
  }

  /// Returns a signal of a group for each key, as ``SignalProtocol/group(by:buffering:)`` does.
  @inlinable
  public func group<Key: Hashable & Sendable>(
    by key: @escaping (Value) -> Key,
    buffering policy: BufferingPolicy<Failure> = .all
  ) -> MainSignal<MainGroup<Key, Value, Failure>, Failure> {
    MainSignal(
      base.startedOnMain.group(by: unisolated { key($0.value) }, buffering: policy).map(
        unisolated { OnMain(MainGroup($0)) }
      )
    )
  }

  /// Returns a signal of a group of results for each key, as ``SignalProtocol/group(by:buffering:transform:)`` does.
  @inlinable
  public func group<Key: Hashable & Sendable, Element>(
    by key: @escaping (Value) -> Key,
    buffering policy: BufferingPolicy<Failure> = .all,
    transform: @escaping (Value) -> Element
  ) -> MainSignal<MainGroup<Key, Element, Failure>, Failure> {
    MainSignal(
      base.startedOnMain.group(
        by: unisolated { key($0.value) },
        buffering: policy,
        transform: unisolated { OnMain(transform($0.value)) }
      )
      .map(unisolated { OnMain(MainGroup($0)) })
    )
  }

  /// Returns a signal of a group for each key that a signal ends, as ``SignalProtocol/group(by:until:buffering:)`` does.
  @inlinable
  public func group<Key: Hashable & Sendable, Ending: MainSignalConvertible>(
    by key: @escaping (Value) -> Key,
    until ending: @escaping (MainGroup<Key, Value, Failure>) -> Ending,
    buffering policy: BufferingPolicy<Failure> = .all
  ) -> MainSignal<MainGroup<Key, Value, Failure>, Failure> {
    MainSignal(
      base.startedOnMain.group(
        by: unisolated { key($0.value) },
        until: unisolated { ending(MainGroup($0)).base },
        buffering: policy
      )
      .map(unisolated { OnMain(MainGroup($0)) })
    )
  }
}

/// A signal of the values with one key.
@MainActor
public struct MainGroup<Key: Hashable & Sendable, Value, Failure: Error>: nonisolated MainSignalProtocol {
  /// The key of all values.
  public let key: Key
  /// The values.
  public let mainSignal: MainSignal<Value, Failure>

  @inlinable
  init(_ group: GroupedSignal<Key, OnMain<Value>, Failure>) {
    key = group.key
    mainSignal = MainSignal(group.erased)
  }
}

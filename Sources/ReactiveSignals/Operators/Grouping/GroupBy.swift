extension SignalProtocol {
  /// Returns a signal that groups the values by their keys. It sends each group, a signal of its own, when the first
  /// value of the group arrives.
  ///
  /// ![Marble diagram of groupBy](groupBy)
  ///
  ///     words
  ///       .group(by: \.count)
  ///       .flatMap { group in group.take(2).map { "\(group.key): \($0)" } }
  ///       .subscribe { print($0) }
  ///     // 3: one     (of the words one, two, three, four, six)
  ///     // 3: two
  ///     // 5: three
  ///     // 4: four
  ///
  /// A group keeps its values until its first subscription, so that no value is missed (see ``GroupedSignal``). For
  /// each key there is one group while the source runs.
  ///
  /// - **Sends**: a group when its first value arrives. That value follows in the group.
  /// - **Ends**: as the source does. The result ends first, and then the groups, in the order in which they were made.
  ///   ``group(by:until:buffering:)`` gives groups an end of their own.
  /// - **Disposal**: makes no more groups. While a group has a subscriber the source runs, until its end or until the last
  ///   subscriber leaves. After the disposal of the source the groups send nothing, not even an end. So a `count()` of a group is
  ///   either final or not sent.
  /// - **Thread**: the sender's. `key` runs on it.
  /// - **Memory**: each key, until the source ends. A group that has had no subscriber keeps its values, without a
  ///   limit unless `policy` sets one. A failure raised by the policy is the failure of the group, after the kept
  ///   values. The source and the other groups continue.
  ///   With ``BufferingPolicy/waiting(_:)``, or when the subscriber of the result can wait, the source waits while that
  ///   subscriber or one of a group wants no value. So a slow subscriber of one group stops all groups. A policy that
  ///   drops values prevents that. Values that wait for a first subscription do not make the source wait.
  ///
  /// RAC: `groupBy:`, which lost a value when its group had no subscriber.
  ///
  /// - Parameters:
  ///   - key: A function that returns the key of a value.
  ///   - policy: The policy for values of a group that wait for its first subscription.
  /// - Returns: A signal of groups.
  /// - Complexity: O(1) for each value, on average, and O(*k*) with *k* subscribers of groups that can wait.
  @_alwaysEmitIntoClient
  public func group<Key: Hashable & Sendable>(
    by key: @escaping @Sendable (Value) -> Key,
    buffering policy: BufferingPolicy<Failure> = .all
  ) -> Signal<GroupedSignal<Key, Value, Failure>, Failure> {
    group(by: key, buffering: policy, transform: { $0 })
  }

  /// Returns a signal that groups the values by their keys, and sends `transform(value)` into the group instead of the
  /// value.
  ///
  ///     words
  ///       .group(by: \.count, transform: { $0.uppercased() })
  ///       .flatMap { group in group.collect() }
  ///       .subscribe { print($0) }
  ///     // ["ONE", "TWO", "SIX"]     (of the words one, two, three, four, six)
  ///     // ["THREE"]
  ///     // ["FOUR"]
  ///
  /// Otherwise it behaves as ``group(by:buffering:)``.
  ///
  /// RAC: `groupBy:transform:`.
  ///
  /// - Parameters:
  ///   - key: A function that returns the key of a value.
  ///   - policy: The policy for values of a group that wait for its first subscription.
  ///   - transform: A function that returns the value to send.
  /// - Returns: A signal of groups.
  @_alwaysEmitIntoClient
  public func group<Key: Hashable & Sendable, Element: Sendable>(
    by key: @escaping @Sendable (Value) -> Key,
    buffering policy: BufferingPolicy<Failure> = .all,
    transform: @escaping @Sendable (Value) -> Element
  ) -> Signal<GroupedSignal<Key, Element, Failure>, Failure> {
    .grouping(policy) { groups in
      rewritten("groupBy", [Key: Group<Element, Failure>.Hub]()) { hubs, value, send in
        let key = key(value)
        var hub = hubs[key]
        if hub == nil {
          hub = groups.begin { send(GroupedSignal(key: key, $0)) }?.hub
          hubs[key] = hub
        }
        hub?.send(transform(value))
        return true
      }
    }
  }
}

/// The signal of the values of one key, sent by `group(by:)`.
///
/// Values that arrive before the first subscription are kept for it, and dropped when all copies of the group are released
/// without one. After that the group is a hot signal: a later subscriber gets the values that arrive from then on. The group
/// ends with its source, also for later subscribers. While a group has a subscriber, it receives the values of its key, also after
/// the disposal of the subscription that made the group. When nobody is left, the source is disposed, and the group sends no more
/// events and no end.
public struct GroupedSignal<Key: Hashable & Sendable, Value: Sendable, Failure: Error>: SignalProtocol {
  /// The key that the values have in common.
  public let key: Key
  @usableFromInline let group: Group<Value, Failure>
  @usableFromInline let keepsSource: Bool

  @_alwaysEmitIntoClient
  init(key: Key, _ group: Group<Value, Failure>, keepsSource: Bool = true) {
    self.key = key
    self.group = group
    self.keepsSource = keepsSource
  }

  @_alwaysEmitIntoClient
  @inline(__always)
  public func attach<S: Sink & ~Copyable>(_ sink: consuming S, in subscription: CompoundDisposable)
  where S.Value == Value, S.Failure == Failure {
    group.attach(sink, in: subscription, keepsSource: keepsSource)
  }
}

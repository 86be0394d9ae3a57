extension SignalProtocol {
  /// Returns a signal that sorts the values into groups by their keys. It sends each group, a signal of its own, when the
  /// first value of the group arrives.
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
  /// The group is sent first, and then the value into it. A group keeps its values until its first subscription, so that no
  /// value is missed (see ``GroupedSignal``). For each key there is one group while the source runs.
  ///
  /// - The result completes, or fails, with the source. The result ends first, and then the groups, in the order in which
  ///   they were made.
  /// - The groups end only with the source, unless ``group(by:until:buffering:)`` gives them an end of their own. When the result is disposed, by `take(_:)` for example, the groups release their
  ///   subscribers and send no completion. So a `count()` of a group is either final or not sent.
  /// - Each different key is held, with a constant amount of memory, until the source ends. Each group without a
  ///   subscription keeps its values, without limit unless `policy` sets one. A failure raised by the policy is the failure
  ///   of the group, after the values kept. The source and the other groups continue.
  /// - Values arrive on the thread of the source, and `key` runs there.
  ///
  /// RAC: `groupBy:`, which lost a value when its group had no subscriber.
  ///
  /// - Parameters:
  ///   - key: A function that returns the key of a value.
  ///   - policy: The policy for values of a group that wait for its first subscription.
  /// - Returns: A signal of groups.
  @inlinable
  public func group<Key: Hashable & Sendable>(
    by key: @escaping @Sendable (Value) -> Key,
    buffering policy: BufferingPolicy<Failure> = .all
  ) -> some SignalProtocol<GroupedSignal<Key, Value, Failure>, Failure> {
    group(by: key, buffering: policy, transform: { $0 })
  }

  /// Returns a signal that sorts the values into groups by their keys, and sends `transform(value)` into the group instead
  /// of the value.
  ///
  ///     people.group(by: \.city, transform: \.name)
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
  @inlinable
  public func group<Key: Hashable & Sendable, Element: Sendable>(
    by key: @escaping @Sendable (Value) -> Key,
    buffering policy: BufferingPolicy<Failure> = .all,
    transform: @escaping @Sendable (Value) -> Element
  ) -> some SignalProtocol<GroupedSignal<Key, Element, Failure>, Failure> {
    StagedPerSubscription(self) { GroupBy(key, transform, Groups(policy, $0)) }
  }
}

/// The signal of the values of one key, sent by `group(by:)`.
///
/// Values that arrive before the first subscription are kept for it, and dropped when all copies of the group are released
/// without one. After that the group is a hot signal: a later subscriber gets the values that arrive from then on. The group
/// ends with its source, also for later subscribers. When the subscription that made it is disposed first, it sends no more
/// events and no end.
public struct GroupedSignal<Key: Hashable & Sendable, Value: Sendable, Failure: Error>: HubSignal {
  /// The key that the values have in common.
  public let key: Key
  @usableFromInline let group: Group<Value, Failure>

  @inlinable
  init(key: Key, _ group: Group<Value, Failure>) {
    self.key = key
    self.group = group
  }

  @inlinable var hub: Group<Value, Failure>.Hub { group.hub }
}

@usableFromInline
struct GroupBy<Input: Sendable, Key: Hashable & Sendable, Element: Sendable, Failure: Error>: Stage {
  @usableFromInline typealias Output = GroupedSignal<Key, Element, Failure>

  @usableFromInline let key: @Sendable (Input) -> Key
  @usableFromInline let transform: @Sendable (Input) -> Element
  @usableFromInline let groups: Groups<Element, Failure>
  @usableFromInline var hubs: [Key: Group<Element, Failure>.Hub] = [:]

  @inlinable
  init(
    _ key: @escaping @Sendable (Input) -> Key,
    _ transform: @escaping @Sendable (Input) -> Element,
    _ groups: Groups<Element, Failure>
  ) {
    self.key = key
    self.transform = transform
    self.groups = groups
  }

  @inlinable
  func key(of value: Input) -> Key { key(value) }

  @inlinable
  func element(of value: Input) -> Element { transform(value) }

  @inlinable
  mutating func receive<Down: Sink & ~Copyable>(_ value: Input, into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    let key = key(of: value)
    if let hub = hubs[key] { return hub.send(element(of: value)) }
    hubs[key] = groups.begin(with: element(of: value)) { down.send(GroupedSignal(key: key, $0)) }.hub
  }

  @inlinable
  func fail<Down: Sink & ~Copyable>(_ error: Failure, into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    groups.fail(error, into: &down)
  }

  @inlinable
  func complete<Down: Sink & ~Copyable>(into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    groups.complete(into: &down)
  }
}

extension SignalProtocol {
  /// Sorts the values into groups by their keys, and sends each group, a signal of its own, when its first value comes.
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
  /// The group is sent first, then the value into it. A group keeps its values until someone subscribes to it, so that
  /// none is missed (see ``GroupedSignal``). For each key there is one group as long as the source runs.
  ///
  /// - It completes, or fails, with the source: first the result, then the groups in the order they were made.
  /// - The groups end with the source, and only then. When the result is disposed, by `take(_:)` for example, they send
  ///   nothing any more and let go of their subscribers, without a completion: a `count()` of a group is final, or is
  ///   not sent.
  /// - It remembers each key, and something small with it, until the source ends: as many as there are different keys.
  ///   Each group that nobody has subscribed to keeps its values, without limit unless `policy` sets one. A failure
  ///   that the policy makes is that of the group, after the values kept: the source and the other groups go on.
  /// - Values arrive on the thread of the source; `key` runs there.
  ///
  /// RAC: `groupBy:`, of which a value was lost when nobody had subscribed to its group.
  ///
  /// - Parameters:
  ///   - policy: What a group does when too many values wait for its first subscriber.
  ///   - key: What the values of a group have in common.
  @inlinable
  public func group<Key: Hashable & Sendable>(
    by key: @escaping @Sendable (Value) -> Key,
    buffering policy: BufferingPolicy<Failure> = .all
  ) -> some SignalProtocol<GroupedSignal<Key, Value, Failure>, Failure> {
    group(by: key, buffering: policy, transform: { $0 })
  }

  /// Sorts the values into groups by their keys, and sends `transform(value)` into the group instead of the value.
  ///
  ///     people.group(by: \.city, transform: \.name)
  ///
  /// Otherwise as ``group(by:buffering:)``. RAC: `groupBy:transform:`.
  @inlinable
  public func group<Key: Hashable & Sendable, Element: Sendable>(
    by key: @escaping @Sendable (Value) -> Key,
    buffering policy: BufferingPolicy<Failure> = .all,
    transform: @escaping @Sendable (Value) -> Element
  ) -> some SignalProtocol<GroupedSignal<Key, Element, Failure>, Failure> {
    StagedPerSubscription(self) { GroupBy(key, transform, Groups(policy, $0)) }
  }
}

/// The values of one key: what `group(by:)` sends.
///
/// Values that come before anyone subscribes are kept for the first subscriber, and given up when all copies of the
/// group are released without one. After that it is a hot signal: who subscribes later gets what comes from then on. It
/// ends with the source of the groups, also for those who subscribe after that. It falls silent, without an end, when the
/// subscription that made it is disposed first.
@frozen
public struct GroupedSignal<Key: Hashable & Sendable, Value: Sendable, Failure: Error>: SignalProtocol {
  /// What its values have in common.
  public let key: Key
  @usableFromInline let group: Group<Value, Failure>

  @inlinable
  init(key: Key, _ group: Group<Value, Failure>) {
    self.key = key
    self.group = group
  }

  @inlinable
  @inline(__always)
  public func attach<S: Sink & ~Copyable>(_ sink: consuming S, in subscription: CompoundDisposable)
  where S.Value == Value, S.Failure == Failure {
    group.hub.attach(sink, in: subscription)
  }
}

@frozen
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
    if let hub = hubs[key] { return hub.send(event: .next(element(of: value))) }
    hubs[key] = groups.begin(with: element(of: value)) { down.send(GroupedSignal(key: key, $0)) }
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

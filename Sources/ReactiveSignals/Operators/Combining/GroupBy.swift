extension SignalProtocol {
  /// Sorts the values into groups by their keys, and sends each group, a signal of its own, when its first value comes.
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
  /// - When it is disposed the groups complete, since nothing can follow.
  /// - It remembers each key, and something small with it, until the source ends.
  /// - Values arrive on the thread of the source; `key` runs there.
  ///
  /// RAC: `groupBy:`, of which a value was lost when nobody had subscribed to its group, and which left the
  /// groups without an end when it was disposed.
  @inlinable
  public func group<Key: Hashable & Sendable>(
    by key: @escaping @Sendable (Value) -> Key
  ) -> some SignalProtocol<GroupedSignal<Key, Value, Failure>, Failure> {
    group(by: key, transform: { $0 })
  }

  /// Sorts the values into groups by their keys, and sends `transform(value)` into the group instead of the value.
  ///
  ///     people.group(by: \.city, transform: \.name)
  ///
  /// Otherwise as ``group(by:)``. RAC: `groupBy:transform:`.
  @inlinable
  public func group<Key: Hashable & Sendable, Element: Sendable>(
    by key: @escaping @Sendable (Value) -> Key,
    transform: @escaping @Sendable (Value) -> Element
  ) -> some SignalProtocol<GroupedSignal<Key, Element, Failure>, Failure> {
    StagedPerSubscription(self) { GroupBy(key, transform, $0) }
  }
}

/// The groups of one subscription, in the order they were made, until they end.
@usableFromInline
final class Groups<Value: Sendable, Failure: Error>: Sendable {
  @usableFromInline typealias Hub = SubjectHub<Unclaimed<Value>, Failure>

  private struct State: Sendable {
    var hubs: [Hub] = []
    /// A group has been made and its first value is still to come: until then no group ends.
    var isHeld = false
    var isDisposed = false
  }

  private let state = Locked(State())

  @usableFromInline
  init() {}

  deinit { close().end(with: .completed) }

  /// Takes the groups out, for the caller to end them.
  @usableFromInline
  func close() -> Endings<Value, Failure> {
    let hubs = state.withLock { state in
      let hubs = state.hubs
      state.hubs = []
      return hubs
    }
    return Endings(hubs: hubs)
  }

  /// Completes the groups, when the result has been disposed.
  @usableFromInline
  func dispose() {
    let isHeld = state.withLock { state in
      state.isDisposed = true
      return state.isHeld
    }
    if !isHeld { close().end(with: .completed) }
  }

  /// Adds a group, and keeps the end of all back until the first value is in it.
  @usableFromInline
  func hold(_ hub: Hub) {
    state.withLock { state in
      state.isHeld = true
      state.hubs.append(hub)
    }
  }

  @usableFromInline
  func release() {
    let isDisposed = state.withLock { state in
      state.isHeld = false
      return state.isDisposed
    }
    if isDisposed { close().end(with: .completed) }
  }
}

@usableFromInline
struct Endings<Value: Sendable, Failure: Error> {
  fileprivate let hubs: [SubjectHub<Unclaimed<Value>, Failure>]

  @usableFromInline
  func end(with event: Event<Value, Failure>) {
    for hub in hubs { hub.send(event: event) }
  }
}

@frozen
@usableFromInline
struct GroupBy<Input: Sendable, Key: Hashable & Sendable, Element: Sendable, Failure: Error>: Stage {
  @usableFromInline typealias Output = GroupedSignal<Key, Element, Failure>
  @usableFromInline typealias Hub = SubjectHub<Unclaimed<Element>, Failure>

  @usableFromInline let key: @Sendable (Input) -> Key
  @usableFromInline let transform: @Sendable (Input) -> Element
  @usableFromInline let subscription: CompoundDisposable
  @usableFromInline let groups = Groups<Element, Failure>()
  @usableFromInline var hubs: [Key: Hub] = [:]

  @inlinable
  init(
    _ key: @escaping @Sendable (Input) -> Key,
    _ transform: @escaping @Sendable (Input) -> Element,
    _ subscription: CompoundDisposable
  ) {
    self.key = key
    self.transform = transform
    self.subscription = subscription
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
    let group = Group<Element, Failure>()
    let hub = group.hub
    // Weakly, since the groups hold their subscribers, who may hold the subscription. They end with this stage too.
    if hubs.isEmpty { subscription.add { [weak groups] in groups?.dispose() } }
    hubs[key] = hub
    groups.hold(hub)
    down.send(GroupedSignal(key: key, group))
    hub.send(event: .next(element(of: value)))
    groups.release()
  }

  @inlinable
  mutating func fail<Down: Sink & ~Copyable>(_ error: Failure, into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    let endings = groups.close()
    down.fail(error)
    endings.end(with: .failed(error))
  }

  @inlinable
  mutating func complete<Down: Sink & ~Copyable>(into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    let endings = groups.close()
    down.complete()
    endings.end(with: .completed)
  }
}

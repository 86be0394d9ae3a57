/// Some of the values of a source, as a signal. Copies of a grouped signal, or of a window, share it.
///
/// It is released after each subscriber has been attached, or waits at the gate of the hub: a subscriber holds it meanwhile. The values
/// are given up through that gate, behind these subscribers.
@usableFromInline
final class Group<Value: Sendable, Failure: Error>: Sendable {
  @usableFromInline typealias Hub = SubjectHub<Value, Failure, Buffer>

  @usableFromInline let hub: Hub
  /// The list that contains this group. It does not exist longer than the source.
  @usableFromInline weak let open: OpenGroups?

  @inlinable
  init(of groups: Groups<Value, Failure>) {
    open = groups.open
    hub = Hub(Group.Buffer(groups.policy), under: groups.open.source.pressure)
  }

  /// Attaches the sink of a subscriber, which keeps the source until its subscription ends.
  @inlinable
  @inline(__always)
  func attach<S: Sink & ~Copyable>(
    _ sink: consuming S,
    in subscription: CompoundDisposable,
    keepsSource: Bool = true
  ) where S.Value == Value, S.Failure == Failure {
    let open = keepsSource ? open : nil
    // First, since the subscriber can dispose the result when it receives a value.
    let token = open?.enter(subscription)
    hub.attach(sink, in: subscription)
    // The optimizer could release the group before its hub has the subscriber.
    withExtendedLifetime(self) {}
    open?.leave(with: subscription, token)
  }

  deinit { hub.giveUp() }
}

extension Group {
  /// The memory of a group: it keeps the values for the first subscriber.
  @usableFromInline
  struct Buffer: SubjectMemory {
    /// The values, until the first subscriber comes or none can come anymore.
    @usableFromInline var kept: FIFO<Value>? = FIFO()
    @usableFromInline let policy: BufferingPolicy<Failure>

    @inlinable var isForgetful: Bool { kept == nil }
    @inlinable static var outlivesTermination: Bool { true }

    @inlinable
    init(_ policy: BufferingPolicy<Failure>) { self.policy = policy }

    @usableFromInline
    mutating func remember(_ value: Value) throws(Failure) -> Value? {
      guard var kept = kept.take() else { return nil }
      defer { self.kept = kept }
      let (dropped, failure) = policy.add(value, to: &kept)
      if let failure { throw failure }
      return dropped
    }

    @inlinable
    mutating func replay() -> FIFO<Value> { kept.take() ?? FIFO() }

    @usableFromInline
    mutating func giveUp() -> FIFO<Value>? { kept.take() }
  }
}

extension Signal {
  /// Returns a signal of groups, whose source runs until the result and all subscribers of groups have left, or until it ends.
  ///
  /// The source has a subscription of its own. Disposal of the result disposes it, unless a group has subscribers. Then the last of them
  /// does. From the disposal on no group is made, and the result receives nothing. At the end of the source, the groups end after the
  /// result.
  @inlinable
  static func grouping<Element: Sendable, Result: SignalProtocol>(
    _ policy: BufferingPolicy<Failure>,
    _ makeResult: @escaping @Sendable (Groups<Element, Failure>) -> Result
  ) -> Signal where Result.Value == Value, Result.Failure == Failure {
    Signal { call in
      call.answer(makeResult(Groups(policy, OpenGroups(.disposed))).description) { sink, subscription in
        let open = OpenGroups.make(
          for: subscription,
          waits: policy.pacing(under: subscription.pressure) != nil
        )
        if open.source.isDisposed { return }
        let groups = Groups<Element, Failure>(policy, open)
        let input = AnySink<Value, Failure>(
          next: sink.next,
          end: { failure in
            let (ended, isResultOpen) = groups.open.endSource()
            if isResultOpen { sink.end(failure) }
            groups.end(ended, failure)
          }
        )
        makeResult(groups).attach(input, in: open.source)
      }
    }
  }
}

/// The groups of one subscription. It makes them, and ends those that have not ended.
@usableFromInline
final class Groups<Value: Sendable, Failure: Error>: Sendable {
  @usableFromInline typealias Hub = Group<Value, Failure>.Hub
  /// An open group, and the token to end it alone.
  @usableFromInline typealias Open = (hub: Hub, token: UInt)

  @usableFromInline let policy: BufferingPolicy<Failure>
  @usableFromInline let open: OpenGroups

  @inlinable
  init(_ policy: BufferingPolicy<Failure>, _ open: OpenGroups) {
    self.policy = policy
    self.open = open
  }

  /// Makes a group, and sends it with `announce`. The caller sends its first value.
  ///
  /// - Returns: The hub of the group, and the token to end this group alone; `nil` when the result has ended, after which no
  ///   group is made.
  @inlinable
  func begin(announce: (Group<Value, Failure>) -> Void) -> Open? {
    let group = Group(of: self)
    guard let token = open.add(group.hub) else { return nil }
    announce(group)
    return (group.hub, token)
  }

  /// Completes one group.
  @inlinable
  func end(_ token: UInt) { open.remove(token).map { end([$0], nil) } }

  /// Completes the groups.
  @inlinable
  func end() { end(open.removeAll(), nil) }

  @inlinable
  @inline(never)
  func end(_ hubs: [any OpenGroups.AnyHub], _ failure: Failure?) {
    for hub in hubs { (hub as? Hub)?.end(failure) }
  }
}

/// The groups of one subscription that have not ended, in the order in which they were made.
///
/// A group ends with its source, or when its operator ends it. When the source is disposed, or released without an end, the groups
/// are abandoned: they release their subscribers and send no end, since their values are not complete.
///
/// It does nothing for a value, and knows no type of values.
@usableFromInline
final class OpenGroups: Sendable {
  private struct State: Sendable {
    var hubs = TokenList<any OpenGroups.AnyHub>()
    /// The number of subscribers of the groups.
    var subscribers = 0
    var hasResultEnded = false
    var hasSourceEnded = false
  }

  /// The subscription of the source.
  @usableFromInline let source: CompoundDisposable
  /// The subscribers that the source waits for, with the subscriber of the result, if it waits.
  private let waitingSubscribers: Pressure.WaitingSubscribers?
  private let state = Locked(State())

  @usableFromInline
  init(_ source: CompoundDisposable, _ waitingSubscribers: Pressure.WaitingSubscribers? = nil) {
    self.source = source
    self.waitingSubscribers = waitingSubscribers
  }

  /// Makes a subscription of its own for the source.
  ///
  /// - Parameters:
  ///   - subscription: The subscription of the result.
  ///   - waits: Whether the source waits for the subscribers of the result and of the groups.
  @usableFromInline
  static func make(for subscription: CompoundDisposable, waits: Bool) -> OpenGroups {
    let subscribers = waits ? Pressure.WaitingSubscribers.performingInTasks() : nil
    let token = subscribers?.enter(subscription)
    let pressure = subscribers.map { Pressure(before: Pressure(of: $0)) }
    let source = CompoundDisposable(owning: pressure)
    let open = OpenGroups(source, subscribers)
    // A weak reference, since the groups hold their subscribers, which may hold the subscription.
    subscription.add { [weak open] in
      if let open { open.endResult() } else { source.dispose() }
      subscribers?.leave(token)
    }
    if !source.isDisposed { AttachLoop.move(from: subscription, to: source) }
    return open
  }

  deinit {
    for hub in removeAll() { hub.abandon() }
  }

  /// Adds a group.
  ///
  /// - Returns: The token of the group, or `nil` when the result has ended.
  @usableFromInline
  func add(_ hub: any OpenGroups.AnyHub) -> UInt? {
    state.withLock { $0.hasResultEnded ? nil : $0.hubs.append(hub) }
  }

  @usableFromInline
  func remove(_ token: UInt) -> (any OpenGroups.AnyHub)? { state.withLock { $0.hubs.remove(token) } }

  @usableFromInline
  func removeAll() -> [any OpenGroups.AnyHub] { state.withLock { $0.hubs.removeAll() } }

  /// Notes the end of the source. If the result has ended, it disposes the source; otherwise the end of the result does.
  ///
  /// - Returns: The groups, and whether the result has not ended.
  @usableFromInline
  func endSource() -> (groups: [any OpenGroups.AnyHub], isResultOpen: Bool) {
    let (groups, isResultOpen) = state.withLock { state in
      state.hasSourceEnded = true
      return (state.hubs.removeAll(), !state.hasResultEnded)
    }
    if !isResultOpen { source.dispose() }
    return (groups, isResultOpen)
  }

  /// Notes that the result has ended or has been disposed.
  @usableFromInline
  func endResult() { update { $0.hasResultEnded = true } }

  /// Adds a subscriber of a group.
  @usableFromInline
  func enter(_ subscription: CompoundDisposable) -> Pressure.WaitingSubscribers.Token? {
    update { $0.subscribers += 1 }
    return waitingSubscribers?.enter(subscription)
  }

  /// Removes a subscriber of a group when its subscription ends.
  @usableFromInline
  func leave(with subscription: CompoundDisposable, _ token: Pressure.WaitingSubscribers.Token?) {
    // A weak reference, since the groups hold the subscriber, which may hold the subscription.
    subscription.add { [weak self] in
      self?.update { $0.subscribers -= 1 }
      self?.waitingSubscribers?.leave(token)
    }
  }

  /// Changes the state, and disposes the source if nobody receives its values anymore.
  private func update(_ change: (inout State) -> Void) {
    let isUnobserved = state.withLock { state in
      change(&state)
      return state.hasResultEnded && (state.subscribers == 0 || state.hasSourceEnded)
    }
    if isUnobserved { source.dispose() }
  }
}

extension OpenGroups {
  /// A hub without the types of its events.
  @usableFromInline
  protocol AnyHub: AnyObject, Sendable {
    /// Releases the receivers without a terminal event. Nothing can be sent after that.
    func abandon()
  }
}

extension SubjectHub: OpenGroups.AnyHub {}

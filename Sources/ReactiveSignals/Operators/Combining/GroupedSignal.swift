import Synchronization

/// The values of one key: what `group(by:)` sends.
///
/// Values that come before anyone subscribes are kept, without limit, for the first subscriber, and given up when
/// all copies of the group are released without one. After that it is a hot signal: who subscribes later gets what
/// comes from then on. It ends with the source of the groups, also for those who subscribe after that.
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

/// What copies of a grouped signal share.
@usableFromInline
final class Group<Value: Sendable, Failure: Error>: Sendable {
  @usableFromInline typealias Hub = SubjectHub<Unclaimed<Value>, Failure>

  @usableFromInline let hub: Hub
  private let unclaimed = Unclaimed<Value>()

  @usableFromInline
  init() { hub = Hub(unclaimed) }

  deinit { _ = unclaimed.claim() }
}

/// Remembers values for the first who wants them.
@usableFromInline
final class Unclaimed<Value: Sendable>: SubjectMemory {
  private let values = Locked<[Value]?>([])
  private let isClaimed = Atomic<Bool>(false)

  @usableFromInline static var isForgetful: Bool { false }
  @usableFromInline static var outlivesTermination: Bool { true }

  @usableFromInline
  init() {}

  @usableFromInline
  func remember(_ value: Value) -> Value? {
    if !isClaimed.load(ordering: .relaxed) { values.withLock { $0?.append(value) } }
    return nil
  }

  /// What the first subscriber gets; nothing for those after it.
  @usableFromInline var remembered: [Value] { claim() }

  func claim() -> [Value] {
    if isClaimed.exchange(true, ordering: .relaxed) { return [] }
    return values.withLock { $0.take() } ?? []
  }
}

/// How many values a ``ReplaySubject`` keeps.
public enum ReplayCapacity: Sendable, Hashable {
  /// All of them: memory grows with every value.
  case unlimited
  /// The last so many; `last(0)` keeps none, only the terminal event. Not negative.
  case last(Int)
}

/// A subject that remembers: who subscribes gets the values that were sent before, then what is sent.
///
/// ![Marble diagram of a replay subject with three subscribers](replaySubject)
///
///     let subject = ReplaySubject<Int, Never>(capacity: .last(2))
///     [1, 2, 3].signal().subscribe(subject)
///     subject.subscribeEvents { print($0) }
///     // next(2)
///     // next(3)
///     // completed
///
/// The replay comes in the order in which the values were delivered, and before subscribing returns, except
/// while another thread is delivering: that thread then does it, in its turn. What follows it is exactly what
/// comes after it, without a gap and without a value twice; a value sent meanwhile waits until the replay is
/// over. A subscription that is disposed while it gets the replay gets no more of it.
///
/// After a terminal event everything sent is ignored, and who subscribes gets the replay and that terminal
/// event. A subject that is released completes its subscribers. Otherwise it is as ``Subject``.
///
/// It holds the values it keeps as long as it lives, terminated or not: with ``ReplayCapacity/unlimited`` every
/// value there has been. Room is taken as values come, also for a large limit.
///
/// - Complexity: subscribing is O(*n*) in the number of values kept.
///
/// RAC: `RACReplaySubject`.
public final class ReplaySubject<Value: Sendable, Failure: Error>: HubSubject {
  @usableFromInline let hub: SubjectHub<ReplayBuffer<Value>, Failure>

  /// A subject that keeps as many values as `capacity` says.
  public init(capacity: ReplayCapacity) {
    hub = SubjectHub(ReplayBuffer(capacity))
  }

  deinit { hub.send(event: .completed) }
}

/// The memory of a replay subject.
@usableFromInline
struct ReplayBuffer<Value: Sendable>: SubjectMemory {
  private let capacity: Int
  @usableFromInline private(set) var remembered = FIFO<Value>()

  @usableFromInline
  init(_ capacity: ReplayCapacity) {
    switch capacity {
    case .unlimited: self.capacity = .max
    case .last(let count):
      precondition(count >= 0, "Can't keep a negative number of values")
      self.capacity = count
    }
  }

  @inlinable static var isForgetful: Bool { false }
  @inlinable static var outlivesTermination: Bool { true }

  @usableFromInline
  mutating func remember(_ value: Value) -> Value? {
    guard capacity > 0 else { return value }
    let forgotten = remembered.count == capacity ? remembered.popFirst() : nil
    remembered.append(value)
    return forgotten
  }
}

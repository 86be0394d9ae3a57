import Synchronization

/// What an operator does whose values wait, when too many of them do.
///
///     signal.deliver(on: MainScheduler.shared, buffering: .dropOldest(100))
///
/// Terminal events always get through.
public struct BufferingPolicy<Failure: Error>: Sendable {
  @usableFromInline let overflow: BufferOverflow
  /// What ends the signal when a value would be dropped.
  @usableFromInline let failure: Failure?
  @usableFromInline let counter: DropCounter?

  /// Any number of values may wait.
  public static var unlimited: BufferingPolicy {
    BufferingPolicy(overflow: .never, failure: nil, counter: nil)
  }

  /// When `limit` values are waiting, a new one takes the place of the oldest.
  public static func dropOldest(_ limit: Int, counting counter: DropCounter? = nil) -> BufferingPolicy {
    BufferingPolicy(overflow: .dropsOldest(limit: checked(limit)), failure: nil, counter: counter)
  }

  /// When `limit` values are waiting, new ones are dropped.
  public static func dropNewest(_ limit: Int, counting counter: DropCounter? = nil) -> BufferingPolicy {
    BufferingPolicy(overflow: .dropsNewest(limit: checked(limit)), failure: nil, counter: counter)
  }

  /// When `limit` values are waiting, a new one ends the signal: it is dropped, the source is disposed at once, and
  /// `error` follows the values that wait.
  public static func fail(_ limit: Int, with error: Failure) -> BufferingPolicy {
    BufferingPolicy(overflow: .dropsNewest(limit: checked(limit)), failure: error, counter: nil)
  }

  private static func checked(_ limit: Int) -> Int {
    precondition(limit > 0, "At least one value has to be able to wait")
    return limit
  }
}

/// What happens to what is to wait when enough is waiting already.
@frozen
@usableFromInline
enum BufferOverflow: Sendable {
  case never
  case dropsOldest(limit: Int)
  case dropsNewest(limit: Int)
}

/// What becomes of a value that is to wait.
@frozen
@usableFromInline
enum Admission<Failure: Error> {
  case waits
  case replacesOldest
  case isDropped
  /// It is dropped, and the signal fails.
  case fails(Failure)
}

extension BufferingPolicy {
  /// Whether any number may wait.
  @inlinable var isUnlimited: Bool {
    if case .never = overflow { true } else { false }
  }

  /// Decides about one value more, where `count` wait, and counts what is dropped.
  @inlinable
  func admit(toThe count: Int) -> Admission<Failure> {
    switch overflow {
    case .dropsOldest(let limit) where count >= limit:
      counter?.countOne()
      return .replacesOldest
    case .dropsNewest(let limit) where count >= limit:
      counter?.countOne()
      return failure.map { .fails($0) } ?? .isDropped
    default:
      return .waits
    }
  }

  /// Has `element` wait in `queue`, if it may.
  ///
  /// - Returns: what has been dropped, which is to be released outside of locks, and what the signal fails with.
  @inlinable
  func add<Element>(_ element: Element, to queue: inout FIFO<Element>) -> (
    dropped: Element?, failure: Failure?
  ) {
    var dropped: Element?
    switch admit(toThe: queue.count) {
    case .waits: break
    case .replacesOldest: dropped = queue.popFirst()
    case .isDropped: return (element, nil)
    case .fails(let error): return (element, error)
    }
    queue.append(element)
    return (dropped, nil)
  }
}

/// Counts the values that a ``BufferingPolicy`` has dropped.
///
///     let dropped = DropCounter()
///     signal.deliver(on: scheduler, buffering: .dropNewest(10, counting: dropped)).subscribe { … }
///     print(dropped.count)
///
/// It counts for all subscriptions that it is given to.
public final class DropCounter: Sendable {
  private let dropped = Atomic(0)

  /// A counter at zero.
  public init() {}

  /// The number of values dropped so far.
  public var count: Int { dropped.load(ordering: .relaxed) }

  @usableFromInline
  func countOne() { dropped.add(1, ordering: .relaxed) }
}

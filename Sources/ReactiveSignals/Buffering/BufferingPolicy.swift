/// The number of values that may wait in an operator, and the treatment of the others.
///
///     signal.deliver(on: MainScheduler.shared, buffering: .newest(100))
///
/// Terminal events are never dropped.
public struct BufferingPolicy<Failure: Error>: Sendable {
  @usableFromInline let overflow: BufferOverflow
  /// The error that ends the signal instead of a value being dropped.
  @usableFromInline let failure: Failure?
  @usableFromInline let counter: DropCounter?

  /// A policy that lets any number of values wait.
  public static var all: BufferingPolicy { BufferingPolicy(overflow: .never, failure: nil, counter: nil) }

  /// Returns a policy that lets `limit` values wait, and then drops the oldest for each new one.
  ///
  /// - Parameters:
  ///   - limit: The number of values that may wait. It is positive.
  ///   - counter: The counter of the dropped values.
  public static func newest(_ limit: Int, counting counter: DropCounter? = nil) -> BufferingPolicy {
    BufferingPolicy(overflow: .dropsOldest(limit: checked(limit)), failure: nil, counter: counter)
  }

  /// Returns a policy that lets `limit` values wait, and then drops new ones.
  ///
  /// - Parameters:
  ///   - limit: The number of values that may wait. It is positive.
  ///   - counter: The counter of the dropped values.
  public static func oldest(_ limit: Int, counting counter: DropCounter? = nil) -> BufferingPolicy {
    BufferingPolicy(overflow: .dropsNewest(limit: checked(limit)), failure: nil, counter: counter)
  }

  /// A policy that lets only the latest value wait: `newest(1)`.
  public static var latest: BufferingPolicy { .newest(1) }

  /// Returns a policy that lets `limit` values wait, and then ends the signal at a new one.
  ///
  /// The new value is dropped, the upstream is disposed at once, and `error` follows the values that wait.
  ///
  /// - Parameters:
  ///   - limit: The number of values that may wait. It is positive.
  ///   - error: The failure that ends the signal.
  public static func fail(_ limit: Int, with error: Failure) -> BufferingPolicy {
    BufferingPolicy(overflow: .dropsNewest(limit: checked(limit)), failure: error, counter: nil)
  }

  private static func checked(_ limit: Int) -> Int {
    precondition(limit > 0, "At least one value has to be able to wait")
    return limit
  }
}

/// The element that a full buffer drops for a new one, if it ever is full.
@usableFromInline
enum BufferOverflow: Sendable {
  case never
  case dropsOldest(limit: Int)
  case dropsNewest(limit: Int)
}

/// The decision of a policy about one new element.
@usableFromInline
enum Admission<Failure: Error> {
  case waits
  case replacesOldest
  case isDropped
  /// The element is dropped, and the signal fails.
  case fails(Failure)
}

extension BufferingPolicy {
  /// A Boolean value that indicates whether any number of elements may wait.
  @inlinable var isUnlimited: Bool {
    if case .never = overflow { true } else { false }
  }

  /// Decides about one more element where `count` elements wait, and counts a dropped one.
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

  /// Appends `element` to `queue` if the policy admits it.
  ///
  /// - Returns: The dropped element, which the caller releases outside of locks, and the failure of the signal.
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

  /// The same policy for a buffer whose owner fails when an element is dropped.
  @usableFromInline
  var droppingFailure: BufferingPolicy<Never> {
    BufferingPolicy<Never>(overflow: overflow, failure: nil, counter: counter)
  }

  /// Returns the same policy with `counter` as the counter of the dropped values.
  @usableFromInline
  func counting(_ counter: DropCounter) -> BufferingPolicy {
    BufferingPolicy(overflow: overflow, failure: failure, counter: counter)
  }
}

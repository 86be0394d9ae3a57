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
  /// The number of waiting values at which the sources begin to wait, if they do.
  @usableFromInline let pacing: Int?

  @usableFromInline
  init(overflow: BufferOverflow, failure: Failure? = nil, counter: DropCounter? = nil, pacing: Int? = nil) {
    self.overflow = overflow
    self.failure = failure
    self.counter = counter
    self.pacing = pacing
  }

  /// A policy that lets any number of values wait.
  public static var all: BufferingPolicy { BufferingPolicy(overflow: .never) }

  /// Returns a policy that makes the source wait when `limit` values wait, until half of them have been taken.
  ///
  ///     Signal.range(0...).values(buffering: .waiting(100))
  ///
  /// A source that can wait stops before its next value, and no thread is blocked. Examples are sequences, asynchronous
  /// sequences, ``Signal/produce(on:_:)`` and the lines of a file. No value is dropped. A source that cannot wait, such as a timer
  /// or a subject, continues, and all its values are kept. ``waiting(_:otherwise:)`` limits these as well.
  ///
  /// All operators that take a policy make their sources wait. In `flatMap` and `asyncMap`, the values that wait for a place count.
  /// Groups, windows and shared signals have no limit of their own: their source waits for their subscribers.
  ///
  /// - Parameter limit: The number of values that may wait. It is positive.
  public static func waiting(_ limit: Int) -> BufferingPolicy {
    BufferingPolicy(overflow: .never, pacing: checked(limit))
  }

  /// A policy that makes the source wait when 512 values wait: `waiting(512)`. The property `values` uses it.
  public static var waiting: BufferingPolicy { .waiting(defaultPacing) }

  /// Returns a policy that makes the source wait when `limit` values wait, and applies `policy` to the values of a source that
  /// cannot wait.
  ///
  ///     let quotes = Subject<Int, Never>()
  ///     let latest = quotes.values(buffering: .waiting(16, otherwise: .newest(100)))
  ///
  /// - Parameters:
  ///   - limit: The number of values that may wait before the source waits. It is positive, and not larger than the limit
  ///     of `policy`.
  ///   - policy: The policy for the values of a source that cannot wait.
  public static func waiting(_ limit: Int, otherwise policy: BufferingPolicy) -> BufferingPolicy {
    stopProgram(
      unless: policy.limit ?? .max >= limit,
      "A policy that drops values before the source waits would lose values in vain. Give it a larger limit"
    )
    return BufferingPolicy(
      overflow: policy.overflow,
      failure: policy.failure,
      counter: policy.counter,
      pacing: checked(limit)
    )
  }

  private var limit: Int? {
    switch overflow {
    case .never: nil
    case .dropsOldest(let limit), .dropsNewest(let limit): limit
    }
  }

  /// A policy that lets any number of values wait: ``all`` by the name that `AsyncStream` uses.
  public static var unbounded: BufferingPolicy { all }

  /// Returns a policy that lets `limit` values wait, and then drops the oldest for each new one.
  ///
  /// - Parameters:
  ///   - limit: The number of values that may wait. It is positive.
  ///   - counter: The counter of the dropped values.
  public static func newest(_ limit: Int, counting counter: DropCounter? = nil) -> BufferingPolicy {
    BufferingPolicy(overflow: .dropsOldest(limit: checked(limit)), counter: counter)
  }

  /// Returns a policy that lets `limit` values wait, and then drops new ones.
  ///
  /// - Parameters:
  ///   - limit: The number of values that may wait. It is positive.
  ///   - counter: The counter of the dropped values.
  public static func oldest(_ limit: Int, counting counter: DropCounter? = nil) -> BufferingPolicy {
    BufferingPolicy(overflow: .dropsNewest(limit: checked(limit)), counter: counter)
  }

  /// A policy that lets only the latest value wait: `newest(1)`.
  public static var latest: BufferingPolicy { .newest(1) }

  /// Returns a policy that lets `limit` values wait, and then ends the signal at a new one.
  ///
  /// The new value is dropped, the upstream is disposed immediately, and `error` follows the values that wait.
  ///
  /// - Parameters:
  ///   - limit: The number of values that may wait. It is positive.
  ///   - error: The failure that ends the signal.
  public static func fail(_ limit: Int, with error: Failure) -> BufferingPolicy {
    BufferingPolicy(overflow: .dropsNewest(limit: checked(limit)), failure: error)
  }

  private static func checked(_ limit: Int) -> Int {
    stopProgram(unless: limit > 0, "The limit must be greater than zero. Pass 1 or more")
    return limit
  }
}

extension BufferingPolicy: CustomStringConvertible {
  /// The policy as it is written, such as `newest(100)`.
  public var description: String {
    let values =
      switch overflow {
      case .never: "all"
      case .dropsOldest(let limit): "newest(\(limit))"
      case .dropsNewest(let limit): failure.map { "fail(\(limit), with: \($0))" } ?? "oldest(\(limit))"
      }
    guard let pacing else { return values }
    return limit == nil ? "waiting(\(pacing))" : "waiting(\(pacing), otherwise: \(values))"
  }
}

/// The element that a full buffer drops for a new one, if it ever is full.
@usableFromInline
enum BufferOverflow: Sendable {
  case never
  case dropsOldest(limit: Int)
  case dropsNewest(limit: Int)
}

extension BufferingPolicy {
  /// The decision of a policy about one new element.
  @usableFromInline
  enum Admission {
    case waits
    case replacesOldest
    case isDropped
    /// The element is dropped, and the signal fails.
    case fails(Failure)
  }
}

extension BufferingPolicy {
  /// A Boolean value that indicates whether any number of elements may wait.
  @inlinable var isUnlimited: Bool {
    if case .never = overflow { true } else { false }
  }

  /// The number of waiting values at which the sources begin to wait, or `nil` if they do not.
  ///
  /// It is the limit of the policy. A policy that lets any number of values wait has the default under pressure. So the operators
  /// between the source and the subscriber do not collect the values that the subscriber does not take.
  @inlinable
  func pacing(under pressure: Pressure?) -> Int? {
    pacing ?? (pressure != nil && isUnlimited ? Self.defaultPacing : nil)
  }

  /// The limit where none is stated. With half of it, a task that sends and a task that takes values alternate too often.
  @inlinable static var defaultPacing: Int { 512 }

  /// Decides about one more element where `count` elements wait, and counts a dropped one.
  @inlinable
  func admit(toThe count: Int) -> Admission {
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
  package func add<Element>(_ element: Element, to queue: inout FIFO<Element>) -> (
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

  /// This policy, counting the dropped values while the inspector runs.
  @usableFromInline
  var inspected: BufferingPolicy {
    Inspection.isOn && counter == nil && !isUnlimited ? counting(DropCounter()) : self
  }

  /// This policy without its failure, for a buffer whose owner fails itself.
  @usableFromInline
  var droppingFailure: BufferingPolicy<Never> { mapFailure { _ in nil } }

  /// Returns the same policy with another failure.
  @usableFromInline
  func mapFailure<NewFailure>(_ transform: (Failure) -> NewFailure?) -> BufferingPolicy<NewFailure> {
    BufferingPolicy<NewFailure>(
      overflow: overflow,
      failure: failure.flatMap(transform),
      counter: counter,
      pacing: pacing
    )
  }

  /// Returns the same policy with `counter` as the counter of the dropped values.
  @usableFromInline
  func counting(_ counter: DropCounter) -> BufferingPolicy {
    BufferingPolicy(overflow: overflow, failure: failure, counter: counter, pacing: pacing)
  }
}

/// The number of values that may wait in an operator, and the treatment of the others.
///
///     signal.deliver(on: MainScheduler.shared, buffering: .newest(100))
///
/// Terminal events are never dropped.
public struct BufferingPolicy<Failure: Error>: Sendable {
  /// The number of values that may wait, or `.max` for any number.
  @usableFromInline let limit: Int
  /// A Boolean value that indicates whether a full buffer drops its oldest value for a new one, rather than the new one.
  @usableFromInline let dropsOldest: Bool
  /// The error that ends the signal instead of a value being dropped.
  @usableFromInline let failure: Failure?
  @usableFromInline let counter: DropCounter?
  /// The number of waiting values at which the sources begin to wait, if they do.
  @usableFromInline let pacing: Int?

  @usableFromInline
  init(
    limit: Int = .max,
    dropsOldest: Bool = false,
    failure: Failure? = nil,
    counter: DropCounter? = nil,
    pacing: Int? = nil
  ) {
    self.limit = limit
    self.dropsOldest = dropsOldest
    self.failure = failure
    self.counter = counter
    self.pacing = pacing
  }

  /// A policy that lets any number of values wait.
  public static var all: BufferingPolicy { BufferingPolicy() }

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
    BufferingPolicy(pacing: checked(limit))
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
      unless: policy.limit >= limit,
      "A policy that drops values before the source waits would lose values in vain. Give it a larger limit"
    )
    return BufferingPolicy(
      limit: policy.limit,
      dropsOldest: policy.dropsOldest,
      failure: policy.failure,
      counter: policy.counter,
      pacing: checked(limit)
    )
  }

  /// A policy that lets any number of values wait: ``all`` by the name that `AsyncStream` uses.
  public static var unbounded: BufferingPolicy { all }

  /// Returns a policy that lets `limit` values wait, and then drops the oldest for each new one.
  ///
  /// - Parameters:
  ///   - limit: The number of values that may wait. It is positive.
  ///   - counter: The counter of the dropped values.
  public static func newest(_ limit: Int, counting counter: DropCounter? = nil) -> BufferingPolicy {
    BufferingPolicy(limit: checked(limit), dropsOldest: true, counter: counter)
  }

  /// Returns a policy that lets `limit` values wait, and then drops new ones.
  ///
  /// - Parameters:
  ///   - limit: The number of values that may wait. It is positive.
  ///   - counter: The counter of the dropped values.
  public static func oldest(_ limit: Int, counting counter: DropCounter? = nil) -> BufferingPolicy {
    BufferingPolicy(limit: checked(limit), counter: counter)
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
    BufferingPolicy(limit: checked(limit), failure: error)
  }

  private static func checked(_ limit: Int) -> Int {
    stopProgram(unless: limit > 0, "The limit must be greater than zero. Pass 1 or more")
    return limit
  }
}

extension BufferingPolicy: CustomStringConvertible {
  /// The policy as it is written, such as `newest(100)`.
  public var description: String {
    if isUnlimited { return pacing.map { "waiting(\($0))" } ?? "all" }
    let values =
      dropsOldest ? "newest(\(limit))" : failure.map { "fail(\(limit), with: \($0))" } ?? "oldest(\(limit))"
    return pacing.map { "waiting(\($0), otherwise: \(values))" } ?? values
  }
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
  @inlinable var isUnlimited: Bool { limit == .max }

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
    guard count >= limit else { return .waits }
    counter?.countOne()
    if dropsOldest { return .replacesOldest }
    return failure.map { .fails($0) } ?? .isDropped
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
      limit: limit,
      dropsOldest: dropsOldest,
      failure: failure.flatMap(transform),
      counter: counter,
      pacing: pacing
    )
  }

  /// Returns the same policy with `counter` as the counter of the dropped values.
  @usableFromInline
  func counting(_ counter: DropCounter) -> BufferingPolicy {
    BufferingPolicy(
      limit: limit,
      dropsOldest: dropsOldest,
      failure: failure,
      counter: counter,
      pacing: pacing
    )
  }
}

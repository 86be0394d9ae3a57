/// An event of a signal: a value, a failure or completion.
///
/// A signal sends any number of values, and then at most one terminal event:
///
/// ```text
/// next* (failed | completed)?
/// ```
///
/// RAC: `RACEvent`.
public enum Event<Value, Failure: Error> {
  /// A value.
  case next(Value)
  /// A failure. Nothing follows.
  case failed(Failure)
  /// Completion. Nothing follows.
  case completed
}

extension Event: Sendable where Value: Sendable {}
extension Event: Equatable where Value: Equatable, Failure: Equatable {}
extension Event: Hashable where Value: Hashable, Failure: Hashable {}

extension Event {
  /// The failure or, when that is `nil`, the completion.
  @inlinable
  static func end(_ failure: Failure?) -> Event {
    if let failure { .failed(failure) } else { .completed }
  }

  /// The value of a `next` event, or `nil`.
  @inlinable
  public var value: Value? {
    if case .next(let value) = self { value } else { nil }
  }

  /// The error of a `failed` event, or `nil`.
  @inlinable
  public var failure: Failure? {
    if case .failed(let error) = self { error } else { nil }
  }

  /// A Boolean value that indicates whether this is the last event.
  @inlinable
  public var isTerminal: Bool {
    if case .next = self { false } else { true }
  }

  /// Returns this event with its value transformed.
  ///
  /// - Parameter transform: The closure to call with the value of a `next` event.
  /// - Returns: A `next` event with the result of `transform`, or this terminal event.
  @inlinable
  public func map<T>(_ transform: (Value) -> T) -> Event<T, Failure> {
    switch self {
    case .next(let value): .next(transform(value))
    case .failed(let error): .failed(error)
    case .completed: .completed
    }
  }
}

extension Event: CustomStringConvertible {
  /// A description such as `next(1)`, `failed(timedOut)` or `completed`.
  public var description: String {
    switch self {
    case .next(let value): "next(\(value))"
    case .failed(let error): "failed(\(error))"
    case .completed: "completed"
    }
  }
}

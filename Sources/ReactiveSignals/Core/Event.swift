/// What a signal sends: any number of values, then at most one terminal event.
///
///     next* (failed | completed)?
///
/// RAC: `RACEvent`.
@frozen
public enum Event<Value, Failure: Error> {
  /// A value.
  case next(Value)
  /// The signal failed. Nothing follows.
  case failed(Failure)
  /// The signal completed. Nothing follows.
  case completed
}

extension Event: Sendable where Value: Sendable {}
extension Event: Equatable where Value: Equatable, Failure: Equatable {}
extension Event: Hashable where Value: Hashable, Failure: Hashable {}

extension Event {
  /// The value of a `next` event, otherwise `nil`.
  @inlinable
  public var value: Value? {
    if case .next(let value) = self { value } else { nil }
  }

  /// The error of a `failed` event, otherwise `nil`.
  @inlinable
  public var failure: Failure? {
    if case .failed(let error) = self { error } else { nil }
  }

  /// Whether nothing can follow this event.
  @inlinable
  public var isTerminal: Bool {
    if case .next = self { false } else { true }
  }

  /// The same event with its value transformed.
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
  /// `next(1)`, `failed(…)` or `completed`.
  public var description: String {
    switch self {
    case .next(let value): "next(\(value))"
    case .failed(let error): "failed(\(error))"
    case .completed: "completed"
    }
  }
}

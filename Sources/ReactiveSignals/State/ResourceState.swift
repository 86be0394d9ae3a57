/// The state of a ``Resource``: whether it is loaded, with the last value where there is one.
public enum ResourceState<Content, Failure: Error> {
  /// Nothing is loaded: the parameter is `nil`, or the load has ended without a value.
  case idle(last: Content?)
  /// A load runs, or is to begin with the first observer.
  case loading(last: Content?)
  /// The value is that of the present parameter.
  case loaded(Content)
  /// The load has failed.
  case failed(Failure, last: Content?)

  /// The value that is loaded, or the last one.
  public var value: Content? {
    switch self {
    case .loaded(let value): value
    case .idle(let last), .loading(let last), .failed(_, let last): last
    }
  }

  /// A Boolean value that indicates whether a load runs.
  public var isLoading: Bool {
    if case .loading = self { true } else { false }
  }

  /// The failure, if the load has failed.
  public var failure: Failure? {
    if case .failed(let failure, _) = self { failure } else { nil }
  }

  /// Returns the state with the result of `transform` in place of the value.
  ///
  /// - Parameter transform: A closure that returns another value.
  /// - Returns: A state.
  public func map<Other>(_ transform: (Content) -> Other) -> ResourceState<Other, Failure> {
    switch self {
    case .idle(let last): .idle(last: last.map(transform))
    case .loading(let last): .loading(last: last.map(transform))
    case .loaded(let value): .loaded(transform(value))
    case .failed(let failure, let last): .failed(failure, last: last.map(transform))
    }
  }
}

extension ResourceState: CustomStringConvertible {
  /// A description such as `loading()`, `loaded(1)` or `failed(offline, last: 1)`.
  public var description: String {
    func text(_ last: Content?) -> String { last.map { "last: \($0)" } ?? "" }
    return switch self {
    case .idle(let last): "idle(\(text(last)))"
    case .loading(let last): "loading(\(text(last)))"
    case .loaded(let value): "loaded(\(value))"
    case .failed(let failure, let last): "failed(\(failure)\(last == nil ? "" : ", ")\(text(last)))"
    }
  }
}

extension ResourceState: Sendable where Content: Sendable {}

extension ResourceState: Equatable where Content: Equatable, Failure: Equatable {}

/// The treatment of inner signals that run at the same time.
///
/// RAC: `flatten`, `flatten:`, `concat`, `switchToLatest`.
public struct FlattenStrategy: Sendable, Hashable {
  @usableFromInline
  enum Kind: Sendable, Hashable {
    case merge
    case queue(limit: Int)
    case ordered(limit: Int)
    case latest
    case first
  }

  @usableFromInline let kind: Kind

  @_transparent
  @usableFromInline
  init(_ kind: Kind) { self.kind = kind }

  /// All inner signals run, and their values are sent as they arrive.
  @_transparent public static var merge: FlattenStrategy { FlattenStrategy(.merge) }

  /// Returns a strategy with which at most `limit` inner signals run. The others wait, in order, until one completes.
  ///
  /// Any number of them may wait, unless the operator has a policy: `flatMap(.merge(limit: 2), buffering: .newest(10))`.
  ///
  /// ![Marble diagram of flatMap(.merge(limit: 2))](flatMapLimit)
  ///
  /// RAC: `flatten:`, where 0 stood for no limit.
  ///
  /// - Parameter limit: The number of inner signals that may run at the same time; at least 1.
  /// - Returns: A strategy.
  @_transparent
  public static func merge(limit: Int) -> FlattenStrategy {
    stopProgram(unless: limit > 0, "The limit of merged signals must be at least 1. Pass 1 or more")
    return FlattenStrategy(.queue(limit: limit))
  }

  /// Returns a strategy with which at most `count` inner signals run: ``merge(limit:)`` by the name that `asyncMap` uses.
  ///
  /// - Parameter count: The number of inner signals that may run at the same time; at least 1.
  /// - Returns: A strategy.
  @_transparent
  public static func merge(maxConcurrent count: Int) -> FlattenStrategy { merge(limit: count) }

  /// One inner signal runs after another: `merge(limit: 1)`.
  ///
  /// ![Marble diagram of flatMap(.concat)](flatMapConcat)
  @_transparent public static var concat: FlattenStrategy { FlattenStrategy(.queue(limit: 1)) }

  /// All inner signals run, and their values are sent in the order of the inner signals: `ordered(limit: .max)`.
  ///
  /// ![Marble diagram of flatMap(.ordered)](flatMapOrdered)
  @_transparent public static var ordered: FlattenStrategy { FlattenStrategy(.ordered(limit: .max)) }

  /// Returns a strategy with which at most `limit` inner signals run, and their values are sent in the order of the inner
  /// signals.
  ///
  /// The output is the same as with ``concat``, but it arrives earlier: while the values of one inner signal are sent, the following
  /// ones run, and their values wait.
  ///
  ///     // Downloads three pages at a time, and shows them in order.
  ///     pages.flatMap(.ordered(limit: 3)) { load($0) }.subscribe(next: { show($0) }, failed: { show($0) })
  ///
  /// An inner signal counts until it has completed and all its values have been sent. Any number of its values may wait until
  /// then, and any number of inner signals may wait until they are started, unless the operator has a policy. The policy
  /// limits the inner signals, and the values of each of them. A failure of any of them is sent immediately, and the values that
  /// wait are dropped. With ``BufferingPolicy/waiting(_:)``, the outer signal waits, and so does each inner signal before its turn.
  ///
  /// - Parameter limit: The number of inner signals that may run or have values that wait; at least 1.
  /// - Returns: A strategy.
  @_transparent
  public static func ordered(limit: Int) -> FlattenStrategy {
    stopProgram(unless: limit > 0, "The limit of ordered signals must be at least 1. Pass 1 or more")
    return FlattenStrategy(.ordered(limit: limit))
  }

  /// Returns a strategy with which at most `count` inner signals run, and their values are sent in order: ``ordered(limit:)`` by the
  /// name that `asyncMap` uses.
  ///
  /// - Parameter count: The number of inner signals that may run or have values that wait; at least 1.
  /// - Returns: A strategy.
  @_transparent
  public static func ordered(maxConcurrent count: Int) -> FlattenStrategy { ordered(limit: count) }

  /// A new inner signal replaces the one before, which is disposed first.
  ///
  /// An inner signal that waits for a slow consumer still runs. A new one replaces it, and the rest of its values is dropped. An outer signal
  /// that can wait, such as an array, waits for it. An operator that sends several values for one event, such as `append`, cannot wait between
  /// them.
  ///
  /// ![Marble diagram of flatMap(.latest)](flatMapLatest)
  @_transparent public static var latest: FlattenStrategy { FlattenStrategy(.latest) }

  /// While an inner signal runs, values are ignored. One that waits for a slow consumer still runs.
  ///
  /// ![Marble diagram of flatMap(.first)](flatMapFirst)
  @_transparent public static var first: FlattenStrategy { FlattenStrategy(.first) }
}

extension FlattenStrategy: CustomStringConvertible {
  /// The strategy as it is written, such as `merge(limit: 2)`.
  public var description: String {
    switch kind {
    case .merge: "merge"
    case .queue(limit: 1): "concat"
    case .queue(let limit): "merge(limit: \(limit))"
    case .ordered(limit: .max): "ordered"
    case .ordered(let limit): "ordered(limit: \(limit))"
    case .latest: "latest"
    case .first: "first"
    }
  }
}

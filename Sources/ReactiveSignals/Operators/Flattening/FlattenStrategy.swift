/// What becomes of several inner signals that are there at the same time.
///
/// RAC: `flatten`, `flatten:`, `concat`, `switchToLatest`.
@frozen
public struct FlattenStrategy: Sendable, Hashable {
  @frozen
  @usableFromInline
  enum Kind: Sendable, Hashable {
    case merge
    case queue(limit: Int)
    case latest
    case first
  }

  @usableFromInline let kind: Kind

  @inlinable
  init(_ kind: Kind) { self.kind = kind }

  /// All run, and their values are sent as they come.
  @inlinable public static var merge: FlattenStrategy { FlattenStrategy(.merge) }

  /// At most `limit` run; the others wait, in order, until one completes.
  ///
  /// How many may wait is said where the strategy is used: `flatMap(.merge(limit: 2), buffering: .newest(10))`.
  /// Otherwise any number may.
  ///
  /// ![Marble diagram of flatMap(.merge(limit: 2))](flatMapLimit)
  ///
  /// RAC: `flatten:`, where 0 stood for no limit; here `limit` is at least 1.
  @inlinable
  public static func merge(limit: Int) -> FlattenStrategy {
    precondition(limit > 0, "The limit of merged signals must be at least 1")
    return FlattenStrategy(.queue(limit: limit))
  }

  /// One after another: `merge(limit: 1)`.
  ///
  /// ![Marble diagram of flatMap(.concat)](flatMapConcat)
  @inlinable public static var concat: FlattenStrategy { FlattenStrategy(.queue(limit: 1)) }

  /// A new one replaces the one before, which is disposed first.
  ///
  /// ![Marble diagram of flatMap(.latest)](flatMapLatest)
  @inlinable public static var latest: FlattenStrategy { FlattenStrategy(.latest) }

  /// As long as one runs, new ones are ignored.
  ///
  /// ![Marble diagram of flatMap(.first)](flatMapFirst)
  @inlinable public static var first: FlattenStrategy { FlattenStrategy(.first) }
}

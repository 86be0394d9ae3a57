import Synchronization

/// Something that happens at most once, whichever thread comes first.
@usableFromInline
final class Once: Sendable {
  private let claimed = Atomic(false)

  @usableFromInline
  init() {}

  @usableFromInline var isClaimed: Bool { claimed.load(ordering: .acquiring) }

  /// Whether the caller is the first.
  @usableFromInline
  func claim() -> Bool { !claimed.exchange(true, ordering: .acquiringAndReleasing) }
}

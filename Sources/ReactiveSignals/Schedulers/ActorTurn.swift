/// A turn of a consumer on its actor or queue. After some values or some time the other work there has its turn.
@usableFromInline
struct ActorTurn {
  private static var valueLimit: Int { 64 }
  private static var nanosecondLimit: UInt64 { 1_000_000 }

  private var valueCount = 0
  private var end = MonotonicTime.now + ActorTurn.nanosecondLimit

  @usableFromInline
  init() {}

  /// Counts a value. Returns `true` when the turn is over, and begins another one.
  @usableFromInline
  mutating func isOver() -> Bool {
    valueCount += 1
    guard valueCount >= Self.valueLimit || MonotonicTime.now > end else { return false }
    self = ActorTurn()
    return true
  }
}

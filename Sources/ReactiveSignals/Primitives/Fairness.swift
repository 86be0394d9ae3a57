import _ReactiveSignalsShims

/// How threads take turns at work that they bring each other.
///
/// Sending never blocks, and yet no thread may have to do the work of the others for ever, nor may what waits grow for as
/// long as they are faster. So whoever works for others does so for one turn; and whoever finds much waiting lets the thread that
/// works have the processor, as long as that makes it less. Neither waits for anything: when a handler blocks, what waits does not
/// get less, and the thread goes on.
@usableFromInline
enum Fairness {
  /// How many pieces of other threads' work one does before it leaves the rest to the next that comes.
  @inlinable
  static var turn: Int { 64 }

  /// How much may wait before a thread that brings more gives way.
  private static var congestion: Int { 1_024 }

  /// How often a thread gives way for one piece of work.
  private static var patience: Int { 64 }

  /// Gives way as long as much waits and it gets less.
  ///
  /// - Parameter enter: tries to take over from a thread whose turn is over, and returns whether it has.
  /// - Returns: whether `enter` has.
  static func giveWay(waitingCount: () -> Int, untilEntered enter: () -> Bool) -> Bool {
    var last = Int.max
    for _ in 0..<patience {
      let count = waitingCount()
      guard count > congestion, count < last else { return false }
      last = count
      rs_yield()
      if enter() { return true }
    }
    return false
  }
}

import _ReactiveSignalsShims

/// Makes a loop of what would nest: work that a thread brings while it does earlier work waits for its turn. Threads do not
/// wait for each other.
struct Turns<Piece: Sendable>: ~Copyable, Sendable {
  /// What waits, of the threads that are at work.
  private let waiting = Locked<[UInt: FIFO<Piece>]>([:])

  /// Performs `work`, and then what the thread has brought meanwhile; or leaves it to be performed so.
  borrowing func take(_ work: Piece, _ perform: (Piece) -> Void) {
    let me = rs_thread_token()
    var next = waiting.withLock { waiting -> Piece? in
      guard waiting[me] != nil else {
        waiting[me] = FIFO()
        return work
      }
      waiting[me]?.append(work)
      return nil
    }
    while let work = next {
      perform(work)
      next = waiting.withLock { waiting in
        let next = waiting[me]?.popFirst()
        if next == nil { waiting[me] = nil }
        return next
      }
    }
  }
}

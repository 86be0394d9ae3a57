import _ReactiveSignalsShims

/// The rules by which threads share the work behind a gate, or in a network of properties.
///
/// Sending never blocks. Two rules limit the work that a thread does for other threads, and the growth of the queue. A
/// thread does a limited number of pieces of other threads' work before another thread may take over. A thread that finds a
/// long queue yields its processor while the queue gets shorter. Neither rule waits for anything: when a handler blocks,
/// the queue does not get shorter and the thread continues.
enum Fairness {
  /// The number of pieces of other threads' work that a thread does before another thread may take over.
  static var batchLimit: Int { 64 }

  /// The length of the queue above which a thread that adds to it yields.
  private static var congestion: Int { 1_024 }

  /// The number of times that a thread yields for one piece of work.
  private static var yieldLimit: Int { 64 }

  /// Does pieces of work until there are none, or until another thread takes over.
  ///
  /// The work of another thread is no part of a transaction that this thread is in.
  ///
  /// - Parameters:
  ///   - next: A closure that removes the next piece, and returns it with the thread that has submitted it. It leaves the queue when it
  ///     returns `nil`.
  ///   - stepAside: A closure that leaves and tries to enter again, and returns whether it has.
  ///   - perform: A closure that does a piece of work.
  @inline(__always)
  static func work<Piece>(
    next: () -> (piece: Piece, submitter: UInt)?,
    stepAside: () -> Bool,
    perform: (Piece) -> Void
  ) {
    let me = rs_thread_token()
    var budget = batchLimit
    while let (piece, submitter) = next() {
      if submitter == me {
        perform(piece)
        continue
      }
      let transaction = rs_suspend_transaction()
      perform(piece)
      rs_resume_transaction(transaction)
      budget -= 1
      if budget > 0 { continue }
      guard stepAside() else { return }
      budget = batchLimit
    }
  }

  /// Yields the processor while the queue is long and gets shorter.
  ///
  /// - Parameters:
  ///   - waitingCount: The length of the queue.
  ///   - enter: A closure that takes over from a thread that has reached its limit, and returns whether it has.
  /// - Returns: `true` if `enter` has taken over.
  static func giveWay(waitingCount: () -> Int, untilEntered enter: () -> Bool) -> Bool {
    var last = Int.max
    for _ in 0..<yieldLimit {
      let count = waitingCount()
      guard count > congestion, count < last else { return false }
      last = count
      rs_yield()
      if enter() { return true }
    }
    return false
  }
}

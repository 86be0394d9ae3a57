import _ReactiveSignalsShims

/// A trampoline for each thread, which turns recursion into a loop.
///
/// Work that a thread submits while it performs earlier work is queued and performed next. Threads do not wait for each other, and
/// no thread performs the work of another. A ``Trampoline``, in contrast, lets one thread perform the work of all.
struct ThreadTrampoline<Piece: Sendable>: ~Copyable, Sendable {
  /// The queues of the threads that are performing work.
  private let queues = Locked<[UInt: FIFO<Piece>]>([:])

  /// Performs `work` and then the work that this thread has submitted meanwhile, or queues it for the outermost call.
  borrowing func submit(_ work: Piece, _ perform: (Piece) -> Void) {
    let thread = rs_thread_token()
    var next = queues.withLock { queues -> Piece? in
      guard queues[thread] != nil else {
        queues[thread] = FIFO()
        return work
      }
      queues[thread]?.append(work)
      return nil
    }
    while let work = next {
      perform(work)
      next = queues.withLock { queues in
        let next = queues[thread]?.popFirst()
        if next == nil { queues[thread] = nil }
        return next
      }
    }
  }
}

import _ReactiveSignalsShims

/// A loop in place of recursion, for each thread.
///
/// Work that a thread submits while it does earlier work is queued, and the thread does it next. Threads do not wait for
/// each other, and none does the work of another: when `submit` returns on the outermost level, all work of this thread is
/// done. A ``Trampoline`` lets one thread do the work of all.
struct ThreadTrampoline<Item: Sendable>: ~Copyable, Sendable {
  /// The queues of the threads that are doing work.
  private let queues = Locked<[UInt: FIFO<Item>]>([:])

  /// Performs `item` and then the work that the thread has submitted meanwhile, or queues it for the outermost call.
  borrowing func submit(_ item: Item, _ perform: (Item) -> Void) {
    let me = rs_thread_token()
    var next = queues.withLock { queues -> Item? in
      guard queues[me] != nil else {
        queues[me] = FIFO()
        return item
      }
      queues[me]?.append(item)
      return nil
    }
    while let item = next {
      perform(item)
      next = queues.withLock { queues in
        let next = queues[me]?.popFirst()
        if next == nil { queues[me] = nil }
        return next
      }
    }
  }
}

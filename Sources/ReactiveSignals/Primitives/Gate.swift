public import _ReactiveSignalsAtomics
public import _ReactiveSignalsShims

/// A serializer: of the threads that submit work at the same time, one does all of it.
///
/// Work that arrives while other work is being done, from another thread or from inside that work, is queued. The thread
/// inside the gate does it, in arrival order. A thread never waits, and no lock is held while work is done. So a gate can
/// neither deadlock nor nest.
///
/// One word, `owner`, says which thread is inside. Without contention the way in and the way out are one compare-and-swap each.
///
/// No thread does the work of the others without limit (see ``Fairness``). After some of it, it leaves the gate open for the next thread that
/// submits work. When there is none, the first thread continues itself. So when all threads that have submitted work have returned, all
/// work is done.
///
/// The queue is a lock-free list. A thread that adds to it either sets the mark afterwards, or finds the gate idle or open
/// and enters. No thread leaves a marked gate before it has emptied the list. So the list is empty whenever no thread is
/// inside or about to enter, and there is nothing to destroy when the gate is released.
///
/// Work that waits is a closure. The reasons are in *One gate where threads meet* in `Documentation/Design/Core.md`.
///
/// `@unchecked Sendable`: each node of the list has one owner, first the thread that adds it and then the thread that
/// takes the list. The exchanges of `newest` pass it on. `rest` belongs to the thread inside, and `owner` passes it on.
@safe
@usableFromInline
struct Gate: ~Copyable, @unchecked Sendable {
  /// A piece of work in the queue.
  @safe
  private struct Node {
    let work: () -> Void
    /// The thread that has submitted the work.
    let submitter: UInt
    /// A Boolean value that indicates whether the work is done when the thread has left the gate.
    let isForOutside: Bool
    /// The piece that arrived before this one. Once the list has been taken, the piece that arrived after.
    var next: UnsafeMutablePointer<Node>?
  }

  /// The thread inside:
  ///
  /// - 0: the gate is idle.
  /// - The token of a thread: that thread is inside.
  /// - The token with the *mark*: the thread inside looks at the queue before it leaves.
  /// - *open*: no thread is inside although work waits, and the next thread that submits work enters.
  ///
  /// Because the word names the thread, code can tell whether it runs inside the gate.
  @usableFromInline let owner = Atomic<UInt>(0)
  /// The queue, newest first.
  let newest = unsafe Atomic<UnsafeMutableRawPointer?>(nil)
  /// The part of the queue that has been taken and not done, oldest first.
  let rest = unsafe Atomic<UnsafeMutableRawPointer?>(nil)
  let waitingCount = Atomic<Int>(0)

  /// The number of pieces of work in the queue that a thread inside cannot add to, and of successive pieces that it has added itself.
  private static var limit: Int { 1 << 24 }

  init() {}

  /// Calls `body` inside the gate, if no thread is inside.
  ///
  /// - Returns: `true` if `body` has been called. Otherwise the caller queues its work.
  @inlinable
  @inline(__always)
  borrowing func performIfIdle(_ body: () -> Void) -> Bool {
    guard enterIfIdle() else { return false }
    body()
    leave()
    return true
  }

  /// Does the work that has arrived since the caller entered, and leaves the gate.
  @inlinable
  @inline(__always)
  borrowing func leave() {
    if !leaveIfUnmarked() { drain() }
  }

  /// Does `work` inside the gate: now, or later on the thread that is inside.
  // For work that is rare. It is compiled once, in the library.
  @usableFromInline
  borrowing func perform(_ work: @escaping () -> Void) {
    if !performIfIdle(work) { queue(work) }
  }

  /// Makes a thread do `work`: the one that is inside, or the caller before this returns.
  @usableFromInline
  borrowing func queue(_ work: @escaping () -> Void) { add(work, isForOutside: false) }

  /// Makes the thread that is inside do `work` when it has left the gate. Such work may send through the gate in a loop, and see what
  /// becomes of the values.
  @usableFromInline
  borrowing func afterLeaving(_ work: @escaping () -> Void) { add(work, isForOutside: true) }

  private borrowing func add(_ work: @escaping () -> Void, isForOutside: Bool) {
    let waiting = UnsafeMutablePointer<Node>.allocate(capacity: 1)
    unsafe waiting.initialize(
      to: Node(work: work, submitter: rs_thread_token(), isForOutside: isForOutside, next: nil)
    )
    let count = waitingCount.add(1, ordering: .relaxed).newValue
    stopProgram(
      unless: count < Self.limit || !isCurrentThread,
      """
      A delivery does not end: it has caused sixteen million values, on its own thread. Probably a handler has subscribed to a signal \
      without end, its loop has none, or a subject is subscribed to itself through operators. End the signal, for example with take(_:), \
      or start it outside of the delivery, with subscribe(on:). Subscribe another subject
      """
    )
    var newest = unsafe newest.load(ordering: .relaxed)
    var isIn = false
    while !isIn {
      unsafe waiting.pointee.next = newest?.assumingMemoryBound(to: Node.self)
      unsafe (isIn, newest) = self.newest.weakCompareExchange(
        expected: newest,
        desired: UnsafeMutableRawPointer(waiting),
        successOrdering: .releasing,
        failureOrdering: .relaxed
      )
    }
    if enterOrMark() || giveWay() { drain() }
  }

  /// Yields while the queue is long. Returns whether the caller has entered the gate, which was left open.
  private borrowing func giveWay() -> Bool {
    if isCurrentThread { return false }
    return Fairness.giveWay(
      waitingCount: { waitingCount.load(ordering: .relaxed) },
      untilEntered: { enterIfOpen() }
    )
  }

  /// Does the work in the queue, and leaves the gate.
  @usableFromInline
  borrowing func drain() {
    clearMark()
    var outside: [Node] = []
    defer { for waiting in outside { waiting.work() } }
    let me = rs_thread_token()
    var ownCount = 0
    Fairness.work(next: { takeFirstOrLeave() }, stepAside: { stepAside() }) { waiting in
      ownCount = waiting.submitter == me ? ownCount + 1 : 0
      // The calls of a value that this piece causes show the place of a loop without end.
      let isEndless = ownCount == Self.limit
      if isEndless { waitingCount.add(Self.limit, ordering: .relaxed) }
      if waiting.isForOutside { outside.append(waiting) } else { waiting.work() }
      if isEndless { waitingCount.subtract(Self.limit, ordering: .relaxed) }
    }
  }

  /// Removes the piece of work that has waited longest. Leaves the gate if there is none, and if none has arrived meanwhile.
  private borrowing func takeFirstOrLeave() -> (piece: Node, submitter: UInt)? {
    while true {
      if let waiting = unsafe takeFirst() {
        let node = unsafe waiting.move()
        unsafe waiting.deallocate()
        waitingCount.subtract(1, ordering: .relaxed)
        return (node, node.submitter)
      }
      if leaveIfUnmarked() { return nil }
      clearMark()
    }
  }

  /// Removes the piece of work that has waited longest.
  private borrowing func takeFirst() -> UnsafeMutablePointer<Node>? {
    var first = unsafe rest.load(ordering: .relaxed)?.assumingMemoryBound(to: Node.self)
    if unsafe first == nil {
      var newest = unsafe newest.exchange(nil, ordering: .acquiring)?.assumingMemoryBound(to: Node.self)
      while let waiting = unsafe newest {
        unsafe newest = waiting.pointee.next
        unsafe waiting.pointee.next = first
        unsafe first = waiting
      }
    }
    unsafe rest.store(UnsafeMutableRawPointer(first?.pointee.next), ordering: .relaxed)
    return unsafe first
  }
}

// MARK: - The thread inside

extension Gate {
  /// The bit that makes the thread inside look at the queue. Tokens are addresses of aligned memory and leave it free.
  @inlinable static var mark: UInt { 1 }

  /// The word of a gate that is left open. No thread has this token.
  @inlinable static var open: UInt { 2 }

  /// A Boolean value that indicates whether the caller runs inside the gate.
  @inlinable var isCurrentThread: Bool { owner.load(ordering: .relaxed) & ~Self.mark == rs_thread_token() }

  /// A Boolean value that indicates whether no thread is inside. The caller then sees what the last one has done.
  @inlinable var isIdle: Bool { owner.load(ordering: .acquiring) == 0 }

  /// Enters the gate if it is idle.
  @inlinable
  @inline(__always)
  borrowing func enterIfIdle() -> Bool {
    owner.compareExchange(expected: 0, desired: rs_thread_token(), ordering: .acquiring).exchanged
  }

  /// Enters the gate if it is open.
  borrowing func enterIfOpen() -> Bool {
    owner.compareExchange(expected: Self.open, desired: rs_thread_token(), ordering: .acquiringAndReleasing)
      .exchanged
  }

  /// Enters the gate if it is idle or open, and otherwise sets the mark. Returns whether the caller has entered.
  borrowing func enterOrMark() -> Bool {
    var current = owner.load(ordering: .relaxed)
    while true {
      let isFree = current == 0 || current == Self.open
      let desired = isFree ? rs_thread_token() : current | Self.mark
      let (exchanged, original) = owner.compareExchange(
        expected: current,
        desired: desired,
        ordering: .acquiringAndReleasing
      )
      if exchanged { return isFree }
      current = original
    }
  }

  /// Clears the mark, and with that sees everything that was done before the mark was set. Work that is added later sets it
  /// again.
  borrowing func clearMark() {
    _ = owner.exchange(rs_thread_token(), ordering: .acquiringAndReleasing)
  }

  /// Leaves the gate unless it is marked.
  @inlinable
  @inline(__always)
  borrowing func leaveIfUnmarked() -> Bool {
    owner.compareExchange(expected: rs_thread_token(), desired: 0, ordering: .releasing).exchanged
  }

  /// Leaves the gate open while it yields. Returns whether the caller has entered it again.
  borrowing func stepAside() -> Bool {
    owner.store(Self.open, ordering: .releasing)
    rs_yield()
    return enterIfOpen()
  }
}

public import Synchronization
import _ReactiveSignalsShims

/// A serializer: of the threads that submit work at the same time, one does all of it.
///
/// Work that arrives while other work is being done, from another thread or from inside that work, is queued. The thread
/// inside the gate does it, in arrival order. A thread never waits, and no lock is held while work is done. So a gate can
/// neither deadlock nor nest.
///
/// ``GateOwner`` says which thread is inside. Without contention the way in and the way out are one compare-and-swap each.
///
/// No thread does the work of the others without limit. After ``Fairness/batchLimit`` pieces of others' work it leaves the
/// gate open. The next thread that submits work continues with the queue. When there is none, the first thread
/// continues itself. So when all threads that have submitted work have returned, all work is done. A thread that finds a
/// long queue yields while the queue gets shorter (see ``Fairness``).
///
/// The queue is a lock-free list. A thread that adds to it either sets the mark afterwards, or finds the gate idle or open
/// and enters. No thread leaves a marked gate before it has emptied the list. So the list is empty whenever no thread is
/// inside or about to enter, and there is nothing to destroy when the gate is released.
///
/// A thread that enters an idle gate does its work directly. Work that waits is a closure, so the code of the queue is compiled once,
/// and depends on no type of values.
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
    /// The piece that arrived before this one. Once the list has been taken, the piece that arrived after.
    var next: UnsafeMutablePointer<Node>?
  }

  @usableFromInline let owner = GateOwner()
  /// The queue, newest first.
  @usableFromInline let newest = unsafe Atomic<UnsafeMutableRawPointer?>(nil)
  /// The part of the queue that has been taken and not done, oldest first.
  @usableFromInline let rest = unsafe Atomic<UnsafeMutableRawPointer?>(nil)
  @usableFromInline let waitingCount = Atomic<Int>(0)

  @inlinable
  init() {}

  /// Calls `body` inside the gate, if no thread is inside.
  ///
  /// - Returns: `true` if `body` has been called. Otherwise the caller queues its work.
  @inlinable
  @inline(__always)
  borrowing func performIfIdle(_ body: () -> Void) -> Bool {
    guard owner.enterIfIdle() else { return false }
    body()
    leave()
    return true
  }

  /// Does the work that has arrived since the caller entered, and leaves the gate.
  @inlinable
  @inline(__always)
  borrowing func leave() {
    if !owner.leaveIfUnmarked() { drain() }
  }

  /// Makes a thread do `work`: the one that is inside, or the caller before this returns.
  @usableFromInline
  borrowing func queue(_ work: @escaping () -> Void) {
    let waiting = UnsafeMutablePointer<Node>.allocate(capacity: 1)
    unsafe waiting.initialize(to: Node(work: work, submitter: rs_thread_token(), next: nil))
    waitingCount.add(1, ordering: .relaxed)
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
    if owner.enterOrMark() || giveWay() { drain() }
  }

  /// Yields while the queue is long. Returns whether the caller has entered the gate, which was left open.
  private borrowing func giveWay() -> Bool {
    if owner.isCurrentThread { return false }
    return Fairness.giveWay(
      waitingCount: { waitingCount.load(ordering: .relaxed) },
      untilEntered: { owner.enterIfOpen() }
    )
  }

  /// Does the work in the queue, and leaves the gate.
  @usableFromInline
  borrowing func drain() {
    owner.clearMark()
    Fairness.work(next: { takeFirstOrLeave() }, stepAside: { owner.stepAside() }, perform: { $0.work() })
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
      if owner.leaveIfUnmarked() { return nil }
      owner.clearMark()
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

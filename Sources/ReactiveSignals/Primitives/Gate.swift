public import Synchronization
public import _ReactiveSignalsShims

/// The object behind a ``Gate``, which does the work.
@usableFromInline
protocol GateDelegate<Work>: AnyObject, Sendable {
  associatedtype Work: Sendable

  /// Does a piece of work. Runs exclusively.
  func perform(_ work: Work)

  /// Runs exclusively too, before a thread that was notified leaves the gate. See ``Gate/notify(_:)``.
  func drained()
}

/// A delegate of any type, for work that was queued.
///
/// The code that takes work from the queue knows the type of the work, and not that of the delegate. So there is one copy for all
/// chains of operators whose values have that type.
@frozen
@usableFromInline
struct GateWorker<Work: Sendable> {
  @usableFromInline let perform: (Work) -> Void
  @usableFromInline let drained: () -> Void

  @inlinable
  init(_ delegate: some GateDelegate<Work>) {
    perform = { delegate.perform($0) }
    drained = { delegate.drained() }
  }
}

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
/// A gate belongs to one delegate, whose `Work` is the type of all nodes of the list. The gate itself does not name that type,
/// so that code that does not know it can make and destroy a gate, and unoptimized code can pass one without looking it up.
///
/// `@unchecked Sendable`: each node of the list has one owner, first the thread that adds it and then the thread that
/// takes the list. The exchanges of `newest` pass it on. `rest` belongs to the thread inside, and `owner` passes it on.
@safe
@frozen
@usableFromInline
struct Gate: ~Copyable, @unchecked Sendable {
  /// A piece of work in the queue.
  @safe
  @frozen
  @usableFromInline
  struct Node<Work> {
    @usableFromInline let work: Work
    /// The thread that has submitted the work.
    @usableFromInline let submitter: UInt
    /// The piece that arrived before this one. Once the list has been taken, the piece that arrived after.
    @usableFromInline var next: UnsafeMutablePointer<Node>?

    @inlinable
    init(_ work: Work, _ submitter: UInt) {
      self.work = work
      self.submitter = submitter
      unsafe next = nil
    }
  }

  @usableFromInline let owner = GateOwner()
  /// The queue, newest first.
  @usableFromInline let newest = unsafe Atomic<UnsafeMutableRawPointer?>(nil)
  /// The part of the queue that has been taken and not done, oldest first.
  @usableFromInline let rest = unsafe Atomic<UnsafeMutableRawPointer?>(nil)
  @usableFromInline let waitingCount = Atomic<Int>(0)

  @inlinable
  init() {}

  /// Makes `delegate` perform `work`: before this returns, or by the thread that is inside.
  @inlinable
  @inline(__always)
  borrowing func submit<Delegate: GateDelegate>(_ work: Delegate.Work, to delegate: Delegate) {
    guard owner.enterIfIdle() else { return queue(work, GateWorker(delegate)) }
    delegate.perform(work)
    leave(delegate)
  }

  /// Makes the delegate's `drained` run: before this returns, or by the thread that is inside before it leaves.
  @inlinable
  borrowing func notify(_ delegate: some GateDelegate) {
    if owner.enterOrMark() { drain(GateWorker(delegate)) }
  }

  /// Does the work that has arrived since the caller entered, and leaves the gate.
  @inlinable
  @inline(__always)
  borrowing func leave(_ delegate: some GateDelegate) {
    if !owner.leaveIfUnmarked() { drain(GateWorker(delegate)) }
  }

  @inlinable
  @inline(never)
  borrowing func queue<Work>(_ work: Work, _ worker: GateWorker<Work>) {
    let waiting = UnsafeMutablePointer<Node<Work>>.allocate(capacity: 1)
    unsafe waiting.initialize(to: Node(work, rs_thread_token()))
    waitingCount.add(1, ordering: .relaxed)
    var newest = unsafe newest.load(ordering: .relaxed)
    var isIn = false
    while !isIn {
      unsafe waiting.pointee.next = newest?.assumingMemoryBound(to: Node<Work>.self)
      unsafe (isIn, newest) = self.newest.weakCompareExchange(
        expected: newest,
        desired: UnsafeMutableRawPointer(waiting),
        successOrdering: .releasing,
        failureOrdering: .relaxed
      )
    }
    if owner.enterOrMark() || giveWay() { drain(worker) }
  }

  /// Yields while the queue is long. Returns whether the caller has entered the gate, which was left open.
  @usableFromInline
  borrowing func giveWay() -> Bool {
    if owner.isCurrentThread { return false }
    return Fairness.giveWay(
      waitingCount: { waitingCount.load(ordering: .relaxed) },
      untilEntered: { owner.enterIfOpen() }
    )
  }

  @inlinable
  @inline(never)
  borrowing func drain<Work>(_ worker: GateWorker<Work>) {
    let me = rs_thread_token()
    var budget = Fairness.batchLimit
    repeat {
      owner.clearMark()
      while let waiting = unsafe takeFirst(of: Work.self) {
        unsafe performNow(waiting, me, &budget, worker)
        if budget == 0 {
          guard owner.stepAside() else { return }
          budget = Fairness.batchLimit
        }
      }
      worker.drained()
    } while !owner.leaveIfUnmarked()
  }

  /// Removes the piece of work that has waited longest.
  @inlinable
  borrowing func takeFirst<Work>(of type: Work.Type) -> UnsafeMutablePointer<Node<Work>>? {
    var first = unsafe rest.load(ordering: .relaxed)?.assumingMemoryBound(to: Node<Work>.self)
    if unsafe first == nil {
      var newest = unsafe newest.exchange(nil, ordering: .acquiring)?.assumingMemoryBound(to: Node<Work>.self)
      while let waiting = unsafe newest {
        unsafe newest = waiting.pointee.next
        unsafe waiting.pointee.next = first
        unsafe first = waiting
      }
    }
    unsafe rest.store(UnsafeMutableRawPointer(first?.pointee.next), ordering: .relaxed)
    return unsafe first
  }

  @inlinable
  borrowing func performNow<Work>(
    _ waiting: UnsafeMutablePointer<Node<Work>>,
    _ me: UInt,
    _ budget: inout Int,
    _ worker: GateWorker<Work>
  ) {
    let taken = unsafe waiting.move()
    unsafe waiting.deallocate()
    waitingCount.subtract(1, ordering: .relaxed)
    if taken.submitter == me { return worker.perform(taken.work) }
    budget &-= 1
    // The work of another thread is not part of a transaction of this thread.
    let transaction = unsafe rs_current_transaction()
    rs_set_current_transaction(nil)
    worker.perform(taken.work)
    unsafe rs_set_current_transaction(transaction)
  }
}

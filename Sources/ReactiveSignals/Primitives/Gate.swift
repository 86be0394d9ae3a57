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
/// The word `owner` is the whole state:
///
/// - 0: the gate is idle.
/// - The token of a thread: that thread is inside.
/// - The token with the *mark*: the thread inside looks at the queue before it leaves.
/// - *open*: no thread is inside although work waits, and the next thread that submits work enters.
///
/// Without contention the way in and the way out are one compare-and-swap each. Because the word names the thread, code
/// can tell whether it runs inside the gate.
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
/// `@unchecked Sendable`: each node of the list has one owner, first the thread that adds it and then the thread that
/// takes the list. The exchanges of `newest` pass it on. `rest` belongs to the thread inside, and `owner` passes it on.
@safe
@frozen
@usableFromInline
struct Gate<Work: Sendable>: ~Copyable, @unchecked Sendable {
  /// A piece of work in the queue.
  @safe
  @frozen
  @usableFromInline
  struct Node {
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

  @usableFromInline let owner = Atomic<UInt>(0)
  /// The queue, newest first. Untyped, so that code that does not know `Work` can destroy the gate.
  @usableFromInline let newest = unsafe Atomic<UnsafeMutableRawPointer?>(nil)
  /// The part of the queue that has been taken and not done, oldest first.
  @usableFromInline let rest = unsafe Atomic<UnsafeMutableRawPointer?>(nil)
  @usableFromInline let waitingCount = Atomic<Int>(0)

  @inlinable
  init() {}

  /// Makes `delegate` perform `work`: before this returns, or by the thread that is inside.
  @inlinable
  @inline(__always)
  borrowing func submit<Delegate: GateDelegate<Work>>(_ work: Work, to delegate: Delegate) {
    let me = rs_thread_token()
    if owner.compareExchange(expected: 0, desired: me, ordering: .acquiring).exchanged {
      delegate.perform(work)
      if owner.compareExchange(expected: me, desired: 0, ordering: .releasing).exchanged { return }
      drain(me, GateWorker(delegate))
    } else {
      queue(work, me, GateWorker(delegate))
    }
  }

  /// Makes the delegate's `drained` run: before this returns, or by the thread that is inside before it leaves.
  @inlinable
  borrowing func notify<Delegate: GateDelegate<Work>>(_ delegate: Delegate) {
    let me = rs_thread_token()
    if claimOrMark(me) { drain(me, GateWorker(delegate)) }
  }

  /// Enters the gate if it is idle. After `true` the caller has to call ``leave(_:)``.
  @inlinable
  borrowing func enterIfIdle() -> Bool {
    owner.compareExchange(expected: 0, desired: rs_thread_token(), ordering: .acquiring).exchanged
  }

  /// Does the work that has arrived since the caller entered, and leaves the gate.
  @inlinable
  borrowing func leave<Delegate: GateDelegate<Work>>(_ delegate: Delegate) {
    if !leaveIfUnmarked() { drain(rs_thread_token(), GateWorker(delegate)) }
  }

  /// Leaves the gate unless it is marked. After `false` the caller has to call ``leave(_:)``.
  @inlinable
  borrowing func leaveIfUnmarked() -> Bool {
    owner.compareExchange(expected: rs_thread_token(), desired: 0, ordering: .releasing).exchanged
  }

  /// A Boolean value that indicates whether the caller runs inside this gate.
  @inlinable
  var isEnteredByCurrentThread: Bool {
    owner.load(ordering: .relaxed) & ~Gate.mark == rs_thread_token()
  }

  /// The bit that makes the thread inside look at the queue. Tokens are addresses of aligned memory and leave it free.
  @inlinable
  static var mark: UInt { 1 }

  /// The owner of a gate that is left open: no thread is inside, although work waits. No thread has this token.
  @inlinable
  static var open: UInt { 2 }

  @inlinable
  @inline(never)
  borrowing func queue(_ work: Work, _ me: UInt, _ worker: GateWorker<Work>) {
    let waiting = UnsafeMutablePointer<Node>.allocate(capacity: 1)
    unsafe waiting.initialize(to: Node(work, me))
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
    if claimOrMark(me) || giveWay(me) { drain(me, worker) }
  }

  /// Yields while the queue is long. Returns whether the caller has entered the gate, which was left open.
  @usableFromInline
  borrowing func giveWay(_ me: UInt) -> Bool {
    if isEnteredByCurrentThread { return false }
    return Fairness.giveWay(
      waitingCount: { waitingCount.load(ordering: .relaxed) },
      untilEntered: {
        owner.compareExchange(expected: Gate.open, desired: me, ordering: .acquiringAndReleasing).exchanged
      }
    )
  }

  /// Enters the gate if it is idle or open, and otherwise sets the mark. Returns whether the caller has entered.
  @usableFromInline
  borrowing func claimOrMark(_ me: UInt) -> Bool {
    var current = owner.load(ordering: .relaxed)
    while true {
      let isFree = current == 0 || current == Gate.open
      let desired = isFree ? me : current | Gate.mark
      let (exchanged, original) = owner.compareExchange(
        expected: current,
        desired: desired,
        ordering: .acquiringAndReleasing
      )
      if exchanged { return isFree }
      current = original
    }
  }

  @inlinable
  @inline(never)
  borrowing func drain(_ me: UInt, _ worker: GateWorker<Work>) {
    var budget = Fairness.batchLimit
    repeat {
      // Clears the mark, and with that sees everything that was done before the mark was set. Work that is added later sets
      // it again.
      _ = owner.exchange(me, ordering: .acquiringAndReleasing)
      while let waiting = unsafe takeFirst() {
        unsafe performNow(waiting, me, &budget, worker)
        if budget == 0 {
          guard stepAside(me) else { return }
          budget = Fairness.batchLimit
        }
      }
      worker.drained()
    } while !owner.compareExchange(expected: me, desired: 0, ordering: .acquiringAndReleasing).exchanged
  }

  /// Leaves the gate open while it yields. Returns whether the caller has entered it again.
  @usableFromInline
  borrowing func stepAside(_ me: UInt) -> Bool {
    owner.store(Gate.open, ordering: .releasing)
    rs_yield()
    return owner.compareExchange(expected: Gate.open, desired: me, ordering: .acquiringAndReleasing).exchanged
  }

  /// Removes the piece of work that has waited longest.
  @inlinable
  borrowing func takeFirst() -> UnsafeMutablePointer<Node>? {
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

  @inlinable
  borrowing func performNow(
    _ waiting: UnsafeMutablePointer<Node>,
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

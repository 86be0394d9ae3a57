public import Synchronization
public import _ReactiveSignalsShims

/// What a ``Gate`` lets work through to.
@usableFromInline
protocol GateKeeper<Work>: AnyObject, Sendable {
  associatedtype Work: Sendable

  /// Does a piece of work. Runs exclusively.
  func perform(_ work: Work)

  /// Runs exclusively too, before the gate is left by a thread that was told to look again (see ``Gate/notify(_:)``).
  func drained()
}

/// The serialiser: of the threads that bring work at the same time one does it all, the others leave theirs
/// and go.
///
/// Work that arrives while other work is being done, from another thread or from inside that very work, is
/// queued and done, in arrival order, by the thread that is at it. Nobody ever waits, and no lock is held
/// while work is done, so a gate can neither deadlock nor nest.
///
/// `owner` says it all: 0 when the gate is idle, otherwise the token of the thread inside, plus a mark
/// when that thread has something to do before it may leave. Without contention the way in and the way out are
/// one compare-and-swap each. Because the word names the thread, work can tell that it is being
/// submitted from inside.
///
/// No thread serves the others for ever. After ``Fairness/turn`` pieces of others' work it leaves the gate *open*: the
/// next thread that brings work goes on with what waits. When none does, it goes on itself. So when all threads that
/// have submitted work have returned, all work is done. A thread that finds much waiting gives way for a moment, as long as
/// it gets less (see ``Fairness``).
///
/// What waits is a list without a lock. A thread that adds to it puts the mark on afterwards, or finds the gate idle or
/// open and enters; and nobody leaves a marked gate without emptying the list. So it is empty whenever nobody is
/// inside or on the way in: there is nothing to destroy when the gate goes.
///
/// `@unchecked Sendable`: each entry of the list has one owner, the thread that adds it and then the one that takes
/// the list; the exchanges of `newest` hand it over. `rest` belongs to the thread inside, and `owner` hands it over.
@safe
@frozen
@usableFromInline
struct Gate<Work: Sendable>: ~Copyable, @unchecked Sendable {
  /// A piece of work that waits.
  @safe
  @frozen
  @usableFromInline
  struct Waiting {
    @usableFromInline let work: Work
    /// The thread that has brought it.
    @usableFromInline let submitter: UInt
    /// What arrived before it; once the list is being worked on, what arrived after.
    @usableFromInline var next: UnsafeMutablePointer<Waiting>?

    @inlinable
    init(_ work: Work, _ submitter: UInt) {
      self.work = work
      self.submitter = submitter
      unsafe next = nil
    }
  }

  @usableFromInline let owner = Atomic<UInt>(0)
  /// What waits, the newest first. Untyped, so that code which does not know `Work` can destroy it.
  @usableFromInline let newest = unsafe Atomic<UnsafeMutableRawPointer?>(nil)
  /// What is to be done before that, the oldest first, when the gate is left open.
  @usableFromInline let rest = unsafe Atomic<UnsafeMutableRawPointer?>(nil)
  @usableFromInline let waitingCount = Atomic<Int>(0)

  @inlinable
  init() {}

  /// Has `keeper` perform `work`, here and now or by the thread that is inside.
  @inlinable
  @inline(__always)
  borrowing func submit<Keeper: GateKeeper<Work>>(_ work: Work, to keeper: Keeper) {
    let me = rs_thread_token()
    if owner.compareExchange(expected: 0, desired: me, ordering: .acquiring).exchanged {
      keeper.perform(work)
      if owner.compareExchange(expected: me, desired: 0, ordering: .releasing).exchanged { return }
      drain(me, keeper)
    } else {
      queue(work, me, keeper)
    }
  }

  /// Has `keeper` drained, here and now or by the thread that is inside, before it leaves.
  @inlinable
  borrowing func notify<Keeper: GateKeeper<Work>>(_ keeper: Keeper) {
    let me = rs_thread_token()
    if claimOrMark(me) { drain(me, keeper) }
  }

  /// Enters the gate, if nobody is inside. Who has entered calls ``leave(_:)``.
  @inlinable
  borrowing func enterIfIdle() -> Bool {
    owner.compareExchange(expected: 0, desired: rs_thread_token(), ordering: .acquiring).exchanged
  }

  /// Leaves the gate, when the work that has arrived meanwhile is done.
  @inlinable
  borrowing func leave<Keeper: GateKeeper<Work>>(_ keeper: Keeper) {
    let me = rs_thread_token()
    if !owner.compareExchange(expected: me, desired: 0, ordering: .releasing).exchanged { drain(me, keeper) }
  }

  /// Whether the caller runs inside this gate.
  @inlinable
  var isEnteredByCurrentThread: Bool {
    owner.load(ordering: .relaxed) & ~Gate.mark == rs_thread_token()
  }

  // Thread tokens are addresses of aligned memory, so this bit is free.
  @inlinable
  static var mark: UInt { 1 }

  /// The owner of a gate that nobody is in, though work waits. No thread has this token.
  @inlinable
  static var open: UInt { 2 }

  @inlinable
  @inline(never)
  borrowing func queue<Keeper: GateKeeper<Work>>(_ work: Work, _ me: UInt, _ keeper: Keeper) {
    let waiting = UnsafeMutablePointer<Waiting>.allocate(capacity: 1)
    unsafe waiting.initialize(to: Waiting(work, me))
    waitingCount.add(1, ordering: .relaxed)
    var newest = unsafe newest.load(ordering: .relaxed)
    var isIn = false
    while !isIn {
      unsafe waiting.pointee.next = newest?.assumingMemoryBound(to: Waiting.self)
      unsafe (isIn, newest) = self.newest.weakCompareExchange(
        expected: newest,
        desired: UnsafeMutableRawPointer(waiting),
        successOrdering: .releasing,
        failureOrdering: .relaxed
      )
    }
    if claimOrMark(me) || giveWay(me) { drain(me, keeper) }
  }

  /// Lets the thread inside have the processor while much waits. Returns whether it has entered the gate, left open meanwhile.
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

  /// Enters the gate when it is idle or open, otherwise tells the thread inside to look again before it leaves.
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
  borrowing func drain<Keeper: GateKeeper<Work>>(_ me: UInt, _ keeper: Keeper) {
    var turn = Fairness.turn
    repeat {
      // Takes the mark off, and with it sees all that was done before the mark was put on. What is done after this
      // puts it on again.
      _ = owner.exchange(me, ordering: .acquiringAndReleasing)
      while let waiting = unsafe takeFirst() {
        unsafe performNow(waiting, me, &turn, keeper)
        if turn == 0 {
          guard stepAside(me) else { return }
          turn = Fairness.turn
        }
      }
      keeper.drained()
    } while !owner.compareExchange(expected: me, desired: 0, ordering: .acquiringAndReleasing).exchanged
  }

  /// Leaves the gate open for a moment. Returns whether nobody else has entered it.
  @usableFromInline
  borrowing func stepAside(_ me: UInt) -> Bool {
    owner.store(Gate.open, ordering: .releasing)
    rs_yield()
    return owner.compareExchange(expected: Gate.open, desired: me, ordering: .acquiringAndReleasing).exchanged
  }

  /// The piece of work that has waited longest.
  @inlinable
  borrowing func takeFirst() -> UnsafeMutablePointer<Waiting>? {
    var first = unsafe rest.load(ordering: .relaxed)?.assumingMemoryBound(to: Waiting.self)
    if unsafe first == nil {
      var newest = unsafe newest.exchange(nil, ordering: .acquiring)?.assumingMemoryBound(to: Waiting.self)
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
  borrowing func performNow<Keeper: GateKeeper<Work>>(
    _ waiting: UnsafeMutablePointer<Waiting>,
    _ me: UInt,
    _ turn: inout Int,
    _ keeper: Keeper
  ) {
    let taken = unsafe waiting.move()
    unsafe waiting.deallocate()
    waitingCount.subtract(1, ordering: .relaxed)
    if taken.submitter == me { return keeper.perform(taken.work) }
    turn &-= 1
    // A transaction that this thread is in is none of the submitter's.
    let transaction = unsafe rs_current_transaction()
    rs_set_current_transaction(nil)
    keeper.perform(taken.work)
    unsafe rs_set_current_transaction(transaction)
  }
}

public import Synchronization
public import _ReactiveSignalsShims

/// What a ``Gate`` lets work through to.
@usableFromInline
protocol GateKeeper<Work>: AnyObject, Sendable {
  associatedtype Work: Sendable

  /// Does a piece of work. Runs exclusively.
  func perform(_ work: Work)

  /// Runs exclusively too, before the gate is left by a thread that was told to look again (see ``Gate/nudge(_:)``).
  func settle()
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
@frozen
@usableFromInline
struct Gate<Work: Sendable>: ~Copyable, Sendable {
  @usableFromInline let owner = Atomic<UInt>(0)
  @usableFromInline let waiting = Locked<[Work]>([])

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

  /// Has `keeper` settle, here and now or by the thread that is inside, before it leaves.
  @inlinable
  borrowing func nudge<Keeper: GateKeeper<Work>>(_ keeper: Keeper) {
    let me = rs_thread_token()
    if claimOrMark(me) { drain(me, keeper) }
  }

  /// Whether the caller runs inside this gate.
  @inlinable
  var isEnteredByCurrentThread: Bool {
    owner.load(ordering: .relaxed) & ~Gate.mark == rs_thread_token()
  }

  // Thread tokens are addresses of aligned memory, so this bit is free.
  @inlinable
  static var mark: UInt { 1 }

  @inlinable
  @inline(never)
  borrowing func queue<Keeper: GateKeeper<Work>>(_ work: Work, _ me: UInt, _ keeper: Keeper) {
    waiting.withLock { $0.append(work) }
    if claimOrMark(me) { drain(me, keeper) }
  }

  /// Enters the gate when it is idle, otherwise tells the thread inside to look again before it leaves.
  @usableFromInline
  borrowing func claimOrMark(_ me: UInt) -> Bool {
    var current = owner.load(ordering: .relaxed)
    while true {
      let desired = current == 0 ? me : current | Gate.mark
      let (exchanged, original) = owner.compareExchange(
        expected: current,
        desired: desired,
        ordering: .acquiringAndReleasing
      )
      if exchanged { return current == 0 }
      current = original
    }
  }

  @inlinable
  @inline(never)
  borrowing func drain<Keeper: GateKeeper<Work>>(_ me: UInt, _ keeper: Keeper) {
    var batch: [Work] = []
    repeat {
      // Take the mark off before looking: what arrives after the look puts it on again.
      owner.store(me, ordering: .sequentiallyConsistent)
      exchange(&batch)
      for work in batch { keeper.perform(work) }
      batch.removeAll(keepingCapacity: true)
      keeper.settle()
    } while !owner.compareExchange(expected: me, desired: 0, ordering: .acquiringAndReleasing).exchanged
  }

  /// Takes what waits and leaves the empty batch in its place, so that a gate in a re-entrant loop reuses two
  /// buffers.
  @usableFromInline
  borrowing func exchange(_ batch: inout [Work]) {
    batch = waiting.withLock { [batch] waiting in
      let work = waiting
      waiting = batch
      return work
    }
  }
}

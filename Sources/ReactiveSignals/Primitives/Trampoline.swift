import _ReactiveSignalsAtomics
import _ReactiveSignalsShims

/// A loop in place of recursion.
///
/// A call that arrives while another one runs, from inside it or from another thread, makes the running one take its steps
/// once more. The queues of inner signals start them through a trampoline. So any number of inner signals that end synchronously
/// take constant stack.
///
/// No thread takes the steps of the others without limit. Once another thread has called, the running one leaves the loop open after
/// ``Fairness/batchLimit`` steps. The next thread that calls continues it; when there is none, the first one continues itself.
@usableFromInline
struct Trampoline: ~Copyable, Sendable {
  /// The calls whose steps have not been taken.
  private let calls = Atomic<Int>(0)
  /// The token of the thread that runs, or has run last, or `open`.
  private let runner = Atomic<UInt>(0)
  /// A Boolean value that indicates whether a thread has called that does not run.
  private let isContended = Atomic(false)

  /// The word of a loop that is left open. No thread has this token.
  private static var open: UInt { 2 }

  init() {}

  /// Takes steps until there are none, or leaves that to the call that is running.
  ///
  /// - Parameter takeStep: A closure that takes a step, and returns whether there may be another one.
  @usableFromInline
  borrowing func run(_ takeStep: () -> Bool) {
    guard enter() else { return }
    var budget = Fairness.batchLimit
    while takeStep() || calls.wrappingSubtract(1, ordering: .acquiringAndReleasing).newValue > 0 {
      budget -= 1
      if budget > 0 { continue }
      if isContended.exchange(false, ordering: .relaxed), !stepAside() { return }
      budget = Fairness.batchLimit
    }
  }

  private borrowing func enter() -> Bool {
    let me = rs_thread_token()
    if calls.wrappingAdd(1, ordering: .acquiringAndReleasing).oldValue == 0 {
      runner.store(me, ordering: .relaxed)
      return true
    }
    if runner.load(ordering: .relaxed) == me { return false }
    isContended.store(true, ordering: .relaxed)
    return enterIfOpen(me)
  }

  private borrowing func enterIfOpen(_ me: UInt) -> Bool {
    runner.compareExchange(expected: Self.open, desired: me, ordering: .acquiringAndReleasing).exchanged
  }

  /// Leaves the loop open while it yields. Returns whether the caller has entered it again.
  private borrowing func stepAside() -> Bool {
    runner.store(Self.open, ordering: .releasing)
    rs_yield()
    return enterIfOpen(rs_thread_token())
  }
}

// MARK: - On one thread

extension Trampoline {
  /// Takes a step of `object`: now, or after the step of the same object that this thread is taking.
  ///
  /// No thread takes the steps of another one. So a step may be a source without end, and the steps of other threads do not wait for it.
  @usableFromInline
  static func perform(for object: AnyObject, _ step: @escaping @Sendable () -> Void) {
    let (key, innermost) = (ObjectIdentifier(object), Loop.innermost.value)
    var loop = innermost
    while let running = loop, running.key != key { loop = running.outer }
    if let loop { return loop.waiting.append(StoredClosure(step)) }
    let new = Loop(key, inside: innermost)
    Loop.innermost.with(new) {
      step()
      while let next = new.waiting.popFirst() { next.run() }
    }
    withExtendedLifetime(object) {}
  }

  /// The steps of an object that a thread takes. They may nest in the steps of another object.
  private final class Loop {
    static var innermost: ThreadLocal<Loop> { ThreadLocal(slot: rs_slot_loop) }

    let key: ObjectIdentifier
    let outer: Loop?
    var waiting = FIFO<StoredClosure>()

    init(_ key: ObjectIdentifier, inside outer: Loop?) {
      self.key = key
      self.outer = outer
    }
  }
}

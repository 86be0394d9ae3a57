import Dispatch
public import Synchronization
import _ReactiveSignalsShims

/// A value that is computed when it is first asked for: once, by the thread that asks first.
///
/// Other threads that ask meanwhile wait for that thread. No lock is held while the value is computed, and one that is
/// there is read with a plain load. What computes it is released as soon as it has.
///
/// What it is computed of may have to be computed first, and what that is computed of before. Where it is known from the
/// outset (`needed`), that is a loop and not a recursion, however long the row is.
///
/// `state` says it all: 0 when nobody has asked yet, the token of the thread that computes, plus a mark when others
/// wait for it, or the mark alone when the value is there.
///
/// `@unchecked Sendable`: `content` is touched by the thread that has put its token into `state`, and after the value is
/// there it does not change any more (but see ``exchange(_:)``). For the same reason it needs no exclusivity check.
@usableFromInline
class LazyBox<Value: Sendable>: AnyLazyBox, @unchecked Sendable {
  @usableFromInline
  enum Content: Sendable {
    case toCompute(@Sendable () -> Value, needed: AnyLazyBox?)
    case value(Value)
    /// Nothing any more.
    case none
  }

  @exclusivity(unchecked) @usableFromInline final var content: Content

  /// A value that is there.
  @inlinable
  init(_ value: Value) {
    unsafe content = .value(value)
    super.init(state: Self.mark)
  }

  /// The value that `work` returns.
  ///
  /// - Parameter needed: what `work` asks for first, and always.
  @inlinable
  init(needing needed: AnyLazyBox? = nil, computing work: @escaping @Sendable () -> Value) {
    unsafe content = .toCompute(work, needed: needed)
    super.init(state: 0)
  }

  deinit {
    guard case .toCompute = unsafe content else { return }
    let remains = unsafe content
    unsafe content = .none
    Releasing.release(consume remains)
  }

  /// The value, which is computed now if it has not been.
  @inlinable final var value: Value {
    while true {
      if let value = valueIfThere { return value }
      compute()
    }
  }

  /// The value if it has been computed.
  @inlinable final var valueIfThere: Value? {
    guard isThere, case .value(let value) = unsafe content else {
      return nil
    }
    return value
  }

  /// Takes the value out, if it has been computed, and puts `rest` in. Only for one who is alone with this object.
  final func exchange(_ rest: Value) -> Value? {
    guard case .value(let value) = unsafe content else { return nil }
    unsafe content = .value(rest)
    return value
  }

  override var needed: AnyLazyBox? {
    if case .toCompute(_, let needed) = unsafe content { needed } else { nil }
  }

  final override func finish(_ me: UInt) {
    guard case .toCompute(let work, let needed) = unsafe content else { return }
    LockCheck.assertNoLocksHeld()
    unsafe content = .value(work())
    if state.exchange(Self.mark, ordering: .acquiringAndReleasing) != me { lazyBoxWaiters.wake(from: me) }
    // Released last, for that can run anything.
    withExtendedLifetime((work, needed)) {}
  }
}

/// A value of any type that is computed when it is first asked for: see ``LazyBox``.
@usableFromInline
class AnyLazyBox: @unchecked Sendable {
  @usableFromInline final let state: Atomic<UInt>

  @inlinable
  init(state: UInt) { self.state = Atomic(state) }

  // Thread tokens are addresses of aligned memory, so this bit is free, and no token is this alone.
  @inlinable static var mark: UInt { 1 }

  @inlinable final var isThere: Bool { state.load(ordering: .acquiring) == Self.mark }

  /// What has to be there before this can be computed. Only for the thread that has claimed it.
  var needed: AnyLazyBox? { nil }

  /// Computes the value. Only for the thread that has claimed it.
  func finish(_ me: UInt) {}

  @usableFromInline
  final func compute() {
    let me = rs_thread_token()
    let (isMine, current) = state.compareExchange(expected: 0, desired: me, ordering: .acquiring)
    guard isMine else {
      if current != Self.mark { lazyBoxWaiters.wait(for: self, computedBy: current & ~Self.mark) }
      return
    }
    var claimed: [AnyLazyBox] = []
    var next = needed
    while let box = next,
      box.state.compareExchange(expected: 0, desired: me, ordering: .acquiring).exchanged
    {
      claimed.append(box)
      next = box.needed
    }
    while let box = claimed.popLast() { box.finish(me) }
    finish(me)
  }

  /// Tells the thread that computes the value that someone waits. Returns false when the value is there.
  fileprivate final func markAwaited(by computing: UInt) -> Bool {
    let (exchanged, current) = state.compareExchange(
      expected: computing,
      desired: computing | Self.mark,
      ordering: .acquiringAndReleasing
    )
    return exchanged || current == computing | Self.mark
  }
}

/// Where threads wait for values that others compute.
///
/// There is one for the whole process, since hardly ever someone is in it. So it can see when threads wait for each
/// other: then a value needs itself, and cannot be computed.
private struct LazyBoxWaiters: ~Copyable, Sendable {
  private struct Waiter: Sendable {
    let thread: UInt
    let computing: UInt
    let end: DispatchSemaphore
  }

  private let waiters = Locked<[Waiter]>([])

  init() {}

  func wait(for box: AnyLazyBox, computedBy computing: UInt) {
    let me = rs_thread_token()
    let end = DispatchSemaphore(value: 0)
    let isToWait = waiters.withLock { waiters in
      guard box.markAwaited(by: computing) else { return false }
      var thread: UInt? = computing
      while let waiting = thread {
        precondition(
          waiting != me,
          "An element of a LazyStream is asked for while it is being computed: it needs itself"
        )
        thread = waiters.first { $0.thread == waiting }?.computing
      }
      waiters.append(Waiter(thread: me, computing: computing, end: end))
      return true
    }
    if isToWait { end.wait() }
  }

  /// Wakes those who wait for `computing`. If they wait for another value of that thread, they will wait again.
  func wake(from computing: UInt) {
    let woken = waiters.withLock { waiters in
      let woken = waiters.filter { $0.computing == computing }
      waiters.removeAll { $0.computing == computing }
      return woken
    }
    for waiter in woken { waiter.end.signal() }
  }
}

private let lazyBoxWaiters = LazyBoxWaiters()

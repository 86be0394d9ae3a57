import Dispatch
public import Synchronization
import _ReactiveSignalsShims

/// A value that is computed once, on demand, by the first thread that requests it.
///
/// Other threads that request it meanwhile wait for that thread. No lock is held while the value is computed, and a
/// computed value is read with one atomic load. The closure that computes the value is released after its only call.
///
/// The computation may request other boxes, whose computations request further boxes. If the first of them is known as
/// `needed`, it is computed before, in a loop, so that a long row of boxes takes constant stack.
///
/// `state` is 0 before the first request. During the computation it is the token of the computing thread, plus a mark if
/// other threads wait. After that it is the mark alone.
///
/// `@unchecked Sendable`: only the thread that has stored its token in `state` accesses `content`. Once the value is there,
/// `content` does not change, except in ``exchange(_:)``. For the same reason it needs no exclusivity check.
@usableFromInline
class LazyBox<Value: Sendable>: AnyLazyBox, @unchecked Sendable {
  @usableFromInline
  enum Content: Sendable {
    case toCompute(@Sendable () -> Value, needed: AnyLazyBox?)
    case value(Value)
    /// Nothing: the box is being destroyed.
    case none
  }

  @exclusivity(unchecked) @usableFromInline final var content: Content

  /// Creates a box of a computed value.
  @inlinable
  init(_ value: Value) {
    unsafe content = .value(value)
    super.init(state: Self.mark)
  }

  /// Creates a box of the value that `work` returns.
  ///
  /// - Parameters:
  ///   - needed: The box that `work` always requests first.
  ///   - work: The closure that computes the value.
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

  /// The value, which is computed on demand.
  @inlinable final var value: Value {
    while true {
      if let value = valueIfThere { return value }
      compute()
    }
  }

  /// The value, or `nil` if it has not been computed.
  @inlinable final var valueIfThere: Value? {
    guard isThere, case .value(let value) = unsafe content else {
      return nil
    }
    return value
  }

  /// Exchanges the value, if it has been computed, for `rest`. The caller holds the only reference.
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
    // Released last, since that may run any code.
    withExtendedLifetime((work, needed)) {}
  }
}

/// A box of a value of any type. See ``LazyBox``.
@usableFromInline
class AnyLazyBox: @unchecked Sendable {
  @usableFromInline final let state: Atomic<UInt>

  @inlinable
  init(state: UInt) { self.state = Atomic(state) }

  // Thread tokens are addresses of aligned memory, so this bit is free, and no token is this alone.
  @inlinable static var mark: UInt { 1 }

  @inlinable final var isThere: Bool { state.load(ordering: .acquiring) == Self.mark }

  /// The box that this one needs first. Only the thread that has claimed this box reads it.
  var needed: AnyLazyBox? { nil }

  /// Computes the value. Only the thread that has claimed the box calls it.
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

  /// Marks the box as awaited. Returns `false` if the value is there.
  fileprivate final func markAwaited(by computing: UInt) -> Bool {
    let (exchanged, current) = state.compareExchange(
      expected: computing,
      desired: computing | Self.mark,
      ordering: .acquiringAndReleasing
    )
    return exchanged || current == computing | Self.mark
  }
}

/// The threads that wait for values that other threads compute.
///
/// The process has one such list, which is rarely used. So it can detect that threads wait for each other. Then a value
/// needs itself and cannot be computed.
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

  /// Wakes the threads that wait for `computing`. A thread that waits for another value of it waits again.
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

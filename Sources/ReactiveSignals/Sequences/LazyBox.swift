import Dispatch
public import Synchronization
import _ReactiveSignalsShims

/// A value that is computed once, when it is first read, by the thread that reads it first.
///
/// Other threads that read it meanwhile wait for that thread. No lock is held while the value is computed, and a value that
/// has been computed is read with one load. The closure is released as soon as it has returned.
///
/// A computation can depend on other boxes, which depend on further ones. Where a dependency is known in advance
/// (`needed`), the boxes are computed in a loop and not recursively, regardless of the length of the chain.
///
/// `state` is one word:
///
/// - 0: the value has not been read yet.
/// - The token of a thread: that thread computes the value.
/// - The token with the *mark*: other threads wait for that thread.
/// - The mark alone: the value has been computed.
///
/// `@unchecked Sendable`: the thread that has put its token into `state` accesses `content`, which does not change after
/// the value has been computed (except in ``exchange(_:)``). For the same reason it needs no exclusivity check.
@usableFromInline
class LazyBox<Value: Sendable>: AnyLazyBox, @unchecked Sendable {
  @usableFromInline
  enum Content: Sendable {
    case toCompute(@Sendable () -> Value, needed: AnyLazyBox?)
    case value(Value)
    /// Nothing, while the box is destroyed.
    case none
  }

  @exclusivity(unchecked) @usableFromInline final var content: Content

  /// Creates a box of a known value.
  @inlinable
  init(_ value: Value) {
    unsafe content = .value(value)
    super.init(state: Self.mark)
  }

  /// Creates a box of the value that a closure returns.
  ///
  /// - Parameters:
  ///   - needed: A box that `work` always reads first.
  ///   - work: The closure that computes the value.
  @inlinable
  init(needing needed: AnyLazyBox? = nil, computing work: @escaping @Sendable () -> Value) {
    unsafe content = .toCompute(work, needed: needed)
    super.init(state: 0)
  }

  deinit {
    guard case .toCompute = unsafe content else { return }
    let computation = unsafe content
    unsafe content = .none
    Releasing.release(consume computation)
  }

  /// The value. The first read computes it.
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

  /// Replaces the value if it has been computed, and returns the old one. The caller holds the only reference to the box.
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
    // Released last, since a release can run any code.
    withExtendedLifetime((work, needed)) {}
  }
}

/// A ``LazyBox`` of any type.
@usableFromInline
class AnyLazyBox: @unchecked Sendable {
  @usableFromInline final let state: Atomic<UInt>

  @inlinable
  init(state: UInt) { self.state = Atomic(state) }

  // Thread tokens are addresses of aligned memory, so this bit is free, and no token is equal to it.
  @inlinable static var mark: UInt { 1 }

  @inlinable final var isThere: Bool { state.load(ordering: .acquiring) == Self.mark }

  /// The box that has to be computed before this one. Only for the thread that has claimed this one.
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

  /// Sets the mark for the thread that computes the value. Returns `false` when the value has been computed.
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
/// There is one list for the process, since it is rarely used. So it can detect that threads wait for each other, which
/// means that a value depends on itself and cannot be computed.
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

  /// Wakes the threads that wait for a thread. Those that wait for another value of that thread wait again.
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

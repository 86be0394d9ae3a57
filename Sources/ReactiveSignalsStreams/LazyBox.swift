import Dispatch
public import ReactiveSignals
public import _ReactiveSignalsAtomics
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
/// `@unchecked Sendable`: the thread that has put its token into `state` accesses the other properties. They do not change after
/// the value has been computed, except while a link of a stream is released. So they need no exclusivity check.
@usableFromInline
class LazyBox<Value: Sendable>: AnyLazyBox, @unchecked Sendable {
  private struct Computation: Sendable {
    let work: (@Sendable () -> Value)?
    let needed: AnyLazyBox?
  }

  /// The closure that computes the value, until it has returned.
  @exclusivity(unchecked) @usableFromInline final var work: (@Sendable () -> Value)?
  /// The value, once it has been computed.
  @exclusivity(unchecked) @usableFromInline final var known: Value?

  /// Creates a box of a known value.
  @inlinable
  init(_ value: Value, step: @escaping Step = { LazyBox.of($0).perform($1) }) {
    unsafe work = nil
    unsafe known = value
    super.init(state: Self.mark, needing: nil, step)
  }

  /// Creates a box of the value that a closure returns.
  ///
  /// - Parameters:
  ///   - needed: A box that `work` always reads first.
  ///   - step: A closure that performs a step of this box.
  ///   - work: The closure that computes the value.
  @inlinable
  init(
    needing needed: AnyLazyBox? = nil,
    step: @escaping Step = { LazyBox.of($0).perform($1) },
    computing work: @escaping @Sendable () -> Value
  ) {
    unsafe self.work = work
    unsafe known = nil
    super.init(state: 0, needing: needed, step)
  }

  deinit {
    if isThere { return }
    let computation = unsafe Computation(work: work, needed: needed)
    unsafe work = nil
    unsafe needed = nil
    Bounce.release(consume computation)
  }

  /// The value. The first read computes it.
  @inlinable final var value: Value {
    while true {
      if let value = valueIfThere { return value }
      compute()
    }
  }

  /// The value, or `nil` if it has not been computed.
  @inlinable final var valueIfThere: Value? { isThere ? unsafe known : nil }

  @inlinable
  @discardableResult
  final func perform(_ step: LazyBoxStep) -> AnyLazyBox? {
    if case .compute(let me) = step, let work = unsafe work {
      LockCheck.assertNoLocksHeld()
      unsafe known = work()
      let needed = unsafe needed
      unsafe self.work = nil
      unsafe self.needed = nil
      finish(me)
      // Released last, since a release can run any code.
      withExtendedLifetime((work, needed)) {}
    }
    return nil
  }

  /// Returns a box as one of this type, which it is.
  @inlinable
  static func of(_ box: AnyLazyBox) -> Self { unsafe unsafeDowncast(box, to: Self.self) }
}

/// A step that is performed in code which knows the type of the value. A method that a subclass overrides would not be specialized.
@usableFromInline
enum LazyBoxStep {
  /// Computes the value, for the thread with this token, which has claimed the box.
  case compute(UInt)
  /// Takes the next link out of one that has been computed, for the holder of the only reference to it.
  case cutOff
}

/// A ``LazyBox`` of any type.
///
/// `@unchecked Sendable`: the thread that has put its token into `state` accesses the other properties.
@usableFromInline
class AnyLazyBox: @unchecked Sendable {
  @usableFromInline typealias Step = @Sendable (AnyLazyBox, LazyBoxStep) -> AnyLazyBox?

  @usableFromInline final let state: Atomic<UInt>
  /// The box that has to be computed before this one, until this one has been computed.
  @exclusivity(unchecked) @usableFromInline final var needed: AnyLazyBox?
  @usableFromInline final let step: Step

  @inlinable
  init(state: UInt, needing needed: AnyLazyBox?, _ step: @escaping Step) {
    self.state = Atomic(state)
    unsafe self.needed = needed
    self.step = step
  }

  // Thread tokens are addresses of aligned memory, so this bit is free, and no token is equal to it.
  @inlinable static var mark: UInt { 1 }

  @inlinable final var isThere: Bool { state.load(ordering: .acquiring) == Self.mark }

  /// The box to compute before this one. Only for the thread that has claimed this one.
  var firstNeeded: AnyLazyBox? { unsafe needed }

  /// Marks the value as computed, and wakes the threads that wait for it.
  @usableFromInline
  final func finish(_ me: UInt) {
    if state.exchange(Self.mark, ordering: .acquiringAndReleasing) != me { lazyBoxWaiters.wake(from: me) }
  }

  @usableFromInline
  final func compute() {
    let me = rs_thread_token()
    let (isMine, current) = state.compareExchange(expected: 0, desired: me, ordering: .acquiring)
    guard isMine else {
      if current != Self.mark { lazyBoxWaiters.wait(for: self, computedBy: current & ~Self.mark) }
      return
    }
    var claimed: [AnyLazyBox] = []
    var next = firstNeeded
    while let box = next,
      box.state.compareExchange(expected: 0, desired: me, ordering: .acquiring).exchanged
    {
      claimed.append(box)
      next = box.firstNeeded
    }
    while let box = claimed.popLast() { _ = box.step(box, .compute(me)) }
    _ = step(self, .compute(me))
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
        stopProgram(
          unless: waiting != me,
          "An element of a LazyStream is asked for while it is being computed: it needs itself. Let it need earlier elements only"
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

/// A link of a stream: an element and the next link, or the end, computed when it is first read.
///
/// `@unchecked Sendable`: as its superclass, to which it adds no state.
@usableFromInline
class StreamCell<Element: Sendable>: LazyBox<StreamPair<Element>?>, @unchecked Sendable {
  @inlinable
  init(_ pair: StreamPair<Element>?) { super.init(pair) { StreamCell.of($0).performLink($1) } }

  @inlinable
  init(needing needed: AnyLazyBox? = nil, computing pair: @escaping @Sendable () -> StreamPair<Element>?) {
    super.init(needing: needed, step: { StreamCell.of($0).performLink($1) }, computing: pair)
  }

  /// Releases the links in a loop. Recursive releases of a long stream would overflow the stack.
  deinit {
    var rest = step(self, .cutOff)
    while rest != nil, isKnownUniquelyReferenced(&rest) { rest = rest.flatMap { $0.step($0, .cutOff) } }
  }

  @inlinable
  final func performLink(_ step: LazyBoxStep) -> AnyLazyBox? {
    guard case .cutOff = step else { return perform(step) }
    guard case .some(.some(let pair)) = unsafe known else { return nil }
    unsafe known = .some(nil)
    return pair.tail
  }

  /// Returns the first link of the concatenation of two streams.
  @usableFromInline
  static func joining(_ first: StreamCell?, _ second: StreamCell?) -> StreamCell {
    StreamJoint(first, second)
  }

  /// This link, if two streams are concatenated here.
  var joint: StreamJoint<Element>? { nil }
}

/// The first link of the concatenation of two streams.
///
/// It retains both streams, since another concatenation takes it apart (see ``pair(_:_:)``). Both begin at this link, so no
/// earlier element is retained.
///
/// `@unchecked Sendable`: `first` and `second` do not change before this is destroyed.
final class StreamJoint<Element: Sendable>: StreamCell<Element>, @unchecked Sendable {
  @exclusivity(unchecked) private var first: StreamCell<Element>?
  @exclusivity(unchecked) private var second: StreamCell<Element>?

  init(_ first: StreamCell<Element>?, _ second: StreamCell<Element>?) {
    unsafe self.first = first
    unsafe self.second = second
    super.init { StreamJoint.pair(first, second) }
  }

  deinit {
    Bounce.release(unsafe (first.take(), second.take()))
  }

  override var joint: StreamJoint? { self }

  override var firstNeeded: AnyLazyBox? {
    var needed = unsafe first
    while let joint = needed?.joint, !joint.isThere { needed = unsafe joint.first }
    return needed
  }

  /// Returns the first element and the rest of the concatenation of two streams.
  ///
  /// `(a + b) + c` is treated as `a + (b + c)`. So a stream to which a million others have been appended takes constant stack,
  /// and constant time per element.
  private static func pair(_ first: StreamCell<Element>?, _ second: StreamCell<Element>?) -> StreamPair<
    Element
  >? {
    var (first, second) = (first, second)
    while true {
      if let joint = first?.joint, !joint.isThere {
        unsafe (first, second) = (
          joint.first, second == nil ? joint.second : StreamJoint(joint.second, second)
        )
      } else if let pair = first?.value {
        return second == nil ? pair : StreamPair(pair.head, StreamJoint(pair.tail, second))
      } else if second == nil {
        return nil
      } else {
        (first, second) = (second, nil)
      }
    }
  }
}

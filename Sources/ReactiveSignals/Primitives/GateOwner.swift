public import Synchronization
public import _ReactiveSignalsShims

/// The thread inside a ``Gate``, in one word:
///
/// - 0: the gate is idle.
/// - The token of a thread: that thread is inside.
/// - The token with the *mark*: the thread inside looks at the queue before it leaves.
/// - *open*: no thread is inside although work waits, and the next thread that submits work enters.
///
/// Because the word names the thread, code can tell whether it runs inside the gate. It does not depend on the type of the
/// work, so that unoptimized code enters and leaves without a look-up of types.
@usableFromInline
struct GateOwner: ~Copyable {
  @usableFromInline let word = Atomic<UInt>(0)

  @inlinable
  init() {}

  /// The bit that makes the thread inside look at the queue. Tokens are addresses of aligned memory and leave it free.
  @inlinable static var mark: UInt { 1 }

  /// The word of a gate that is left open. No thread has this token.
  @inlinable static var open: UInt { 2 }

  /// A Boolean value that indicates whether the caller runs inside the gate.
  @inlinable var isCurrentThread: Bool { word.load(ordering: .relaxed) & ~Self.mark == rs_thread_token() }

  /// A Boolean value that indicates whether no thread is inside. The caller then sees what the last one has done.
  @inlinable var isIdle: Bool { word.load(ordering: .acquiring) == 0 }

  /// Enters the gate if it is idle.
  @inlinable
  @inline(__always)
  borrowing func enterIfIdle() -> Bool {
    word.compareExchange(expected: 0, desired: rs_thread_token(), ordering: .acquiring).exchanged
  }

  /// Enters the gate if it is open.
  @usableFromInline
  borrowing func enterIfOpen() -> Bool {
    word.compareExchange(expected: Self.open, desired: rs_thread_token(), ordering: .acquiringAndReleasing)
      .exchanged
  }

  /// Enters the gate if it is idle or open, and otherwise sets the mark. Returns whether the caller has entered.
  @usableFromInline
  borrowing func enterOrMark() -> Bool {
    var current = word.load(ordering: .relaxed)
    while true {
      let isFree = current == 0 || current == Self.open
      let desired = isFree ? rs_thread_token() : current | Self.mark
      let (exchanged, original) = word.compareExchange(
        expected: current,
        desired: desired,
        ordering: .acquiringAndReleasing
      )
      if exchanged { return isFree }
      current = original
    }
  }

  /// Clears the mark, and with that sees everything that was done before the mark was set. Work that is added later sets it
  /// again.
  @inlinable
  borrowing func clearMark() {
    _ = word.exchange(rs_thread_token(), ordering: .acquiringAndReleasing)
  }

  /// Leaves the gate unless it is marked.
  @inlinable
  @inline(__always)
  borrowing func leaveIfUnmarked() -> Bool {
    word.compareExchange(expected: rs_thread_token(), desired: 0, ordering: .releasing).exchanged
  }

  /// Leaves the gate open while it yields. Returns whether the caller has entered it again.
  @usableFromInline
  borrowing func stepAside() -> Bool {
    word.store(Self.open, ordering: .releasing)
    rs_yield()
    return enterIfOpen()
  }
}

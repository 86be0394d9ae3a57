import Synchronization

/// A disposable that runs a closure, or one that only carries the flag.
///
///     let disposable = BlockDisposable { print("cleaned up") }
///     disposable.dispose()   // cleaned up
///     disposable.dispose()
///
/// The closure is released once it has run. Releasing the disposable does not run it: that is what
/// ``ScopedDisposable`` is for.
///
/// RAC: `RACDisposable`, `disposableWithBlock:`.
public final class BlockDisposable: Disposable {
  private let disposed = Atomic<Bool>(false)
  private let block: Locked<(@Sendable () -> Void)?>

  /// A disposable that only remembers whether it has been disposed.
  public init() {
    block = Locked(nil)
  }

  /// A disposable that runs `cleanup` when it is disposed.
  public init(_ cleanup: @escaping @Sendable () -> Void) {
    block = Locked(cleanup)
  }

  public var isDisposed: Bool { disposed.load(ordering: .acquiring) }

  public func dispose() {
    guard !disposed.exchange(true, ordering: .acquiringAndReleasing) else { return }
    let cleanup = block.withLock { $0.take() }
    cleanup?()
  }
}

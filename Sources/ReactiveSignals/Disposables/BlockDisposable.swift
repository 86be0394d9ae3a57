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
  private let cleanup: Revocable

  /// A disposable that only remembers whether it has been disposed.
  public init() {
    cleanup = Revocable(nil)
  }

  /// A disposable that runs `cleanup` when it is disposed.
  public init(_ cleanup: @escaping @Sendable () -> Void) {
    self.cleanup = Revocable(cleanup)
  }

  public var isDisposed: Bool { cleanup.isTaken }

  public func dispose() {
    LockCheck.assertNoLocksHeld()
    cleanup.take()?()
  }
}

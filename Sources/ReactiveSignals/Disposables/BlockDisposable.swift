/// A disposable that runs a closure, or that is only a flag.
///
///     let disposable = BlockDisposable { print("cleaned up") }
///     disposable.dispose()
///     disposable.dispose()
///     // cleaned up
///
/// The closure is released once it has run. Releasing the disposable does not run it; use ``ScopedDisposable`` for that.
///
/// RAC: `RACDisposable`, `disposableWithBlock:`.
public final class BlockDisposable: Disposable {
  private let cleanup: TakeOnce<StoredClosure>

  /// Creates a disposable that only remembers whether it has been disposed.
  public convenience init() {
    self.init {}
  }

  /// Creates a disposable that runs `cleanup` when it is disposed.
  public init(_ cleanup: @escaping @Sendable () -> Void) {
    self.cleanup = TakeOnce(StoredClosure(cleanup))
  }

  public var isDisposed: Bool { cleanup.isTaken }

  public func dispose() {
    LockCheck.assertNoLocksHeld()
    cleanup.take()?.run()
  }

  /// Marks it as disposed without running the closure. Returns whether this call was the first to do so.
  @usableFromInline
  func claim() -> Bool { cleanup.take() != nil }
}

import Synchronization

/// Holds one disposable at a time: a place for work that is replaced by newer work.
///
///     let serial = SerialDisposable()
///     serial.inner = BlockDisposable { print("first") }
///     serial.inner = BlockDisposable { print("second") }   // first
///     serial.dispose()                                     // second
///
/// Once it is disposed it stays empty, and what is put into it is disposed at once. Releasing it disposes nothing.
///
/// RAC: `RACSerialDisposable`, whose setter dropped the old disposable undisposed.
public final class SerialDisposable: Disposable {
  private let disposed = Atomic<Bool>(false)
  private let held: Locked<(any Disposable)?>

  /// Starts with `inner`, or empty.
  public init(_ inner: (any Disposable)? = nil) {
    held = Locked(inner)
  }

  public var isDisposed: Bool { disposed.load(ordering: .acquiring) }

  /// The disposable it holds. Setting it disposes the one before, unless that is the same.
  public var inner: (any Disposable)? {
    get { held.withLock { $0 } }
    set {
      let old = swap(newValue)
      if old !== newValue { old?.dispose() }
    }
  }

  /// Puts `new` in and returns the disposable it held, *undisposed*. When the serial disposable is disposed
  /// already, disposes `new` and returns `nil`.
  @discardableResult
  public func swap(_ new: (any Disposable)?) -> (any Disposable)? {
    // Disposal sets the flag before it takes the lock: what is put in before that, it finds.
    let (old, isAccepted) = held.withLock { held -> ((any Disposable)?, Bool) in
      guard !isDisposed else { return (nil, false) }
      defer { held = new }
      return (held, true)
    }
    if !isAccepted { new?.dispose() }
    return old
  }

  public func dispose() {
    guard !disposed.exchange(true, ordering: .acquiringAndReleasing) else { return }
    held.withLock { $0.take() }?.dispose()
  }
}

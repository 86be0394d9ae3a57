import _ReactiveSignalsAtomics

/// A container for one disposable at a time, for work that newer work replaces.
///
///     let serial = SerialDisposable()
///     serial.inner = BlockDisposable { print("first") }
///     serial.inner = BlockDisposable { print("second") }
///     serial.dispose()
///     // first
///     // second
///
/// Once it is disposed it stays empty: a disposable that is put into it is disposed immediately. Releasing it disposes
/// nothing.
///
/// RAC: `RACSerialDisposable`, whose setter dropped the old disposable undisposed.
public final class SerialDisposable: Disposable {
  private let disposed = Atomic<Bool>(false)
  private let held: Locked<(any Disposable)?>

  /// Creates a container of `inner`, or an empty one.
  public init(_ inner: (any Disposable)? = nil) {
    held = Locked(inner)
  }

  public var isDisposed: Bool { disposed.load(ordering: .acquiring) }

  /// The disposable in the container. Setting it disposes the previous one, unless both are the same object.
  public var inner: (any Disposable)? {
    get { held.withLock { $0 } }
    set {
      let old = swap(newValue)
      if old !== newValue { old?.dispose() }
    }
  }

  /// Replaces the disposable in the container, and returns the previous one *undisposed*.
  ///
  /// When the container is disposed already, `swap` disposes `new` and returns `nil`.
  ///
  /// - Parameter new: The disposable to hold from now on, or `nil`.
  /// - Returns: The disposable that was in the container.
  @discardableResult
  public func swap(_ new: (any Disposable)?) -> (any Disposable)? {
    // Disposal sets the flag before it takes the lock, and so finds everything that is put in before that.
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

#if canImport(ObjectiveC)
import ObjectiveC
import Synchronization

/// An associated object that calls a closure when its owner is released.
final class ReleaseSentinel: Sendable {
  private let released: @Sendable () -> Void
  private let isWithdrawn = Atomic<Bool>(false)

  private init(_ released: @escaping @Sendable () -> Void) { self.released = released }

  deinit {
    if !isWithdrawn.load(ordering: .acquiring) { released() }
  }

  /// The key of the association: the address of the sentinel, which is valid while the sentinel exists.
  private var key: UnsafeRawPointer { unsafe UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()) }

  /// Calls `released` when `object` is released.
  ///
  /// - Returns: A disposable that removes the sentinel without a call.
  static func put(into object: AnyObject, _ released: @escaping @Sendable () -> Void) -> any Disposable {
    let sentinel = ReleaseSentinel(released)
    unsafe objc_setAssociatedObject(object, sentinel.key, sentinel, .OBJC_ASSOCIATION_RETAIN)
    return BlockDisposable { [weak object, weak sentinel] in
      guard let sentinel else { return }
      sentinel.isWithdrawn.store(true, ordering: .releasing)
      if let object { unsafe objc_setAssociatedObject(object, sentinel.key, nil, .OBJC_ASSOCIATION_RETAIN) }
    }
  }
}
#endif

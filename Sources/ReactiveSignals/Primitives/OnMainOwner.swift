import Dispatch

/// Releases a value on the main actor, later. The caller has the only reference to it, and gives that up here.
///
/// Safe: the work that is enqueued has the address of the value alone. A closure that captured the value would be retained by this thread
/// until the call has returned, and the main actor may have run and released it by then.
@usableFromInline
func releaseOnMain<Value: ~Copyable & Sendable>(_ value: consuming Value) {
  let kept = unsafe Unmanaged.passRetained(ChainBox(value))
  enqueueOnMain { unsafe kept.release() }
}

/// Does work of the library on the main actor, later.
func enqueueOnMain(_ work: @escaping @Sendable () -> Void) { DispatchQueue.main.async(execute: work) }

/// The owner of an object of the main actor, for other threads to hold. The last reference to the object goes on the main actor, wherever
/// that to the owner does.
///
/// Safe: the owner has one reference to the object from its creation to its end, and the main actor releases that one. No
/// thread keeps a reference to the object beside the owner, except on the main actor.
@safe
@usableFromInline
final class OnMainOwner<Object: AnyObject & Sendable>: Sendable {
  @usableFromInline let reference: Unmanaged<Object>

  @usableFromInline
  init(_ object: Object) { unsafe reference = .passRetained(object) }

  deinit {
    let reference = unsafe reference
    if isOnMain() { unsafe reference.release() } else { enqueueOnMain { unsafe reference.release() } }
  }

  /// The object. The caller is on the main actor.
  @inlinable var object: Object { unsafe reference.takeUnretainedValue() }

  /// Calls `body` with the object, which is not retained. The caller is on the main actor.
  @inlinable
  @inline(__always)
  func withObject<Result>(_ body: (Object) -> Result) -> Result {
    withExtendedLifetime(self) { unsafe reference._withUnsafeGuaranteedRef(body) }
  }
}

/// A closure of the main actor that other threads hold, and that they call there alone. It is released there.
func keptOnMain(_ work: @escaping @Sendable () -> Void) -> @Sendable () -> Void {
  let owner = OnMainOwner(ChainBox(StoredClosure(work)))
  return { owner.withObject { $0.link.value.run() } }
}

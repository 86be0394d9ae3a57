import _ReactiveSignalsShims

/// A weak reference that costs its object nothing.
///
/// The first `weak` reference to an object moves its reference counts to a table beside it. From then on each retain and release of
/// the object takes several times as long. This reference leaves them where they are. The memory of an object that has been
/// released, without the objects that it refers to, is kept for as long as the reference.
///
/// `nonisolated(unsafe)`: the address never changes. The unowned reference keeps the memory there, and the runtime retains an object
/// only if no thread has begun to release it.
@safe
@usableFromInline
struct WeakReference<Object: AnyObject & Sendable>: Sendable {
  private unowned let memory: Object
  private nonisolated(unsafe) let address: UnsafeMutableRawPointer

  /// Creates a reference to an object of a Swift class.
  @usableFromInline
  init(_ object: Object) {
    memory = object
    unsafe address = Unmanaged.passUnretained(object).toOpaque()
  }

  /// The object, or `nil` if it has been released.
  @usableFromInline
  var object: Object? {
    guard let retained = unsafe rs_try_retain(address) else { return nil }
    return unsafe Unmanaged<Object>.fromOpaque(retained).takeRetainedValue()
  }
}

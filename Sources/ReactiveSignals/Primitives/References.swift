public import Synchronization
import _ReactiveSignalsShims

/// A reference to an object that is made when it is first needed, by any thread.
///
/// Unlike `AtomicLazyReference`, it has code that is specialized. The one reference count that the word owns is released
/// with it.
///
/// `@unchecked Sendable`: the word is atomic, and the object that it owns is `Sendable`.
@safe
@usableFromInline
struct LazyReference<Object: AnyObject & Sendable>: ~Copyable, @unchecked Sendable {
  /// The address of the object. Untyped, so that unoptimized code destroys it without a look-up of types.
  @usableFromInline let word = unsafe Atomic<UnsafeMutableRawPointer?>(nil)

  init() {}

  @inlinable
  deinit {
    if let word = unsafe word.load(ordering: .acquiring) {
      unsafe Unmanaged<Object>.fromOpaque(word).release()
    }
  }

  /// The object, if it has been made. The acquiring load sees all that its maker has written.
  var object: Object? { unsafe unmanaged?.takeUnretainedValue() }

  /// The object, if it has been made, without a reference count of its own.
  var unmanaged: Unmanaged<Object>? {
    guard let word = unsafe word.load(ordering: .acquiring) else { return nil }
    return unsafe Unmanaged.fromOpaque(word)
  }

  /// The object, which `make` makes if there is none. Of several threads that make one, all receive the first.
  borrowing func object(orMake make: () -> Object) -> Object {
    if let object { return object }
    let made = unsafe Unmanaged.passRetained(make())
    let first = unsafe word.compareExchange(
      expected: nil,
      desired: made.toOpaque(),
      ordering: .acquiringAndReleasing
    ).original
    guard let first = unsafe first else { return unsafe made.takeUnretainedValue() }
    unsafe made.release()
    return unsafe Unmanaged<Object>.fromOpaque(first).takeUnretainedValue()
  }
}

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

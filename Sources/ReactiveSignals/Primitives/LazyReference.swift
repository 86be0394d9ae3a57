public import Synchronization

/// A reference to an object that is made when it is first needed, by any thread.
///
/// Unlike `AtomicLazyReference`, it has code that is specialized. The one reference count that the word owns is released
/// with it.
@safe
@frozen
@usableFromInline
struct LazyReference<Object: AnyObject & Sendable>: ~Copyable, Sendable {
  @usableFromInline let word = unsafe Atomic<Unmanaged<Object>?>(nil)

  @inlinable
  init() {}

  @inlinable
  deinit { unsafe word.load(ordering: .acquiring)?.release() }

  /// The object, if it has been made. The acquiring load sees all that its maker has written.
  @inlinable var object: Object? { unsafe word.load(ordering: .acquiring)?.takeUnretainedValue() }

  /// The object, which `make` makes if there is none. Of several threads that make one, all receive the first.
  @inlinable
  borrowing func object(orMake make: () -> Object) -> Object {
    if let object { return object }
    let made = unsafe Unmanaged.passRetained(make())
    let first = unsafe word.compareExchange(
      expected: nil,
      desired: made,
      ordering: .acquiringAndReleasing
    ).original
    if unsafe first != nil { unsafe made.release() }
    return unsafe (first ?? made).takeUnretainedValue()
  }
}

public import Synchronization

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

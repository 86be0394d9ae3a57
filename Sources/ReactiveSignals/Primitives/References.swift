public import _ReactiveSignalsAtomics
import _ReactiveSignalsShims

/// A reference to an object that is made when it is first needed, by any thread.
///
/// Unlike `AtomicLazyReference`, it has code that is specialized. The one reference count that the word owns is released
/// with it.
///
/// `@unchecked Sendable`: the word is atomic, and the object that it owns is `Sendable`.
@safe
@usableFromInline
package struct LazyReference<Object: AnyObject & Sendable>: ~Copyable, @unchecked Sendable {
  /// The address of the object. Untyped, so that unoptimized code destroys it without a look-up of types.
  @usableFromInline let word = unsafe Atomic<UnsafeMutableRawPointer?>(nil)

  @inlinable
  package init() {}

  @inlinable
  deinit {
    if let word = unsafe word.load(ordering: .acquiring) {
      unsafe Unmanaged<Object>.fromOpaque(word).release()
    }
  }

  /// A Boolean value that indicates whether the object has been made.
  @inlinable var isMade: Bool { unsafe word.load(ordering: .relaxed) != nil }

  /// The object, if it has been made. The acquiring load sees all that its maker has written.
  @inlinable package var object: Object? { unsafe unmanaged?.takeUnretainedValue() }

  /// Calls `body` with the object, if it has been made. It is not retained, because the word is written once and owns it.
  @inline(__always)
  borrowing func withObject<Result>(_ body: (Object) -> Result) -> Result? {
    guard let unmanaged = unsafe unmanaged else { return nil }
    return unsafe unmanaged._withUnsafeGuaranteedRef(body)
  }

  @inlinable var unmanaged: Unmanaged<Object>? {
    guard let word = unsafe word.load(ordering: .acquiring) else { return nil }
    return unsafe Unmanaged.fromOpaque(word)
  }

  /// The object, which `make` makes if there is none. Of several threads that make one, all receive the first.
  package borrowing func object(orMake make: () -> Object) -> Object {
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

/// A value that a thread has while it runs a closure.
///
/// Thread-local memory holds the address of a value on the stack of the thread, so setting, reading and restoring it are plain moves. Only
/// that thread reads the address, and ``with(_:_:)`` resets it before the value is destroyed. Each slot stands in one declaration, and so has
/// values of one type.
@safe
struct ThreadLocal<Value> {
  let slot: rs_slot

  /// The value, or `nil` if the thread has none.
  @inline(__always)
  var value: Value? {
    guard let address = unsafe rs_slot_content(slot) else { return nil }
    return unsafe address.assumingMemoryBound(to: Value.self).pointee
  }

  /// Calls `body` while the thread has `value`, and then restores the one before.
  @inline(__always)
  func with<Result, Failure: Error>(
    _ value: Value,
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try unsafe withUnsafePointer(to: value) { address throws(Failure) in
      let before = unsafe rs_slot_content(slot)
      unsafe rs_set_slot_content(slot, address)
      defer { unsafe rs_set_slot_content(slot, before) }
      return try body()
    }
  }
}

/// An object that a thread owns.
///
/// The thread-local memory owns one reference to the object. ``giveUp()`` and the end of the thread release it. Only the thread itself uses
/// that memory. One declaration has the slot, and so the objects have one type.
@safe
struct ThreadObject<Object: AnyObject> {
  let slot: rs_slot

  /// The object, or `nil` if the thread has none.
  var object: Object? { unsafe unmanaged?.takeUnretainedValue() }

  private var unmanaged: Unmanaged<Object>? {
    guard let address = unsafe rs_slot_content(slot) else { return nil }
    return unsafe Unmanaged.fromOpaque(address)
  }

  /// Calls `body` with the object of the thread, which `make` makes if there is none. The object is not retained meanwhile, so `body` does
  /// not give it up.
  @inline(__always)
  func with<Result>(orMake make: () -> Object, _ body: (Object) -> Result) -> Result {
    if let unmanaged = unsafe unmanaged { return unsafe unmanaged._withUnsafeGuaranteedRef(body) }
    let object = make()
    unsafe set(Unmanaged.passRetained(object).toOpaque())
    return body(object)
  }

  /// Releases the object.
  func giveUp() {
    guard let unmanaged = unsafe unmanaged else { return }
    unsafe set(nil)
    unsafe unmanaged.release()
  }

  private func set(_ address: UnsafeMutableRawPointer?) {
    unsafe rs_set_owned_object(slot, address) { object in
      if let object = unsafe object { unsafe Unmanaged<AnyObject>.fromOpaque(object).release() }
    }
  }
}

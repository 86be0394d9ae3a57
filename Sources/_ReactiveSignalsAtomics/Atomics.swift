// The atomics and the lock of the library. This file alone imports `Synchronization`, which the systems of Apple have since macOS 15 and
// iOS 18. A class has no stored properties that only newer systems know, so on all of them the types below take its place. They have the
// names and the meaning of those in `Synchronization`, as far as the library uses them. They are made as those are, of the instructions that the
// compiler has: behind functions of C, a value through a chain took up to ten times the instructions.
//
// Safe: an atomic needs one address for as long as threads share it, and memory that nothing but atomic instructions reads or writes. A field of
// an ordinary type promises neither. The compiler passes a struct of it in a register to a borrowing method, even one that is noncopyable or
// comes from C, so its address there is that of a copy. `&field` is an exclusive access, which other threads must not overlap, and `let`
// lets the compiler assume that nothing changes. Raw layout promises both: such a struct is memory without fields, always borrowed by its
// address, and never assumed to stay the same. It cannot be copied, and whoever moves it owns it alone. `Synchronization` is made
// of it as well. The forms of a fixed size, which these are, need nothing of the runtime.

#if REACTIVE_SIGNALS_OWN_ATOMICS

public import Builtin
public import _ReactiveSignalsShims

/// A value that threads read and change at the same time. Any value takes eight bytes, so that one instruction of each kind is enough.
///
/// `@unchecked Sendable`: all accesses are atomic.
@safe
@frozen
@_rawLayout(size: 8, alignment: 8)
public struct Atomic<Value: AtomicRepresentable>: ~Copyable, @unchecked Sendable {
  @_transparent
  public init(_ value: Value) { store(value, ordering: .relaxed) }

  @_transparent
  @usableFromInline
  var address: Builtin.RawPointer { Builtin.unprotectedAddressOfBorrow(self) }

  // The switches are gone when the compiler has read the order.

  @_transparent
  public borrowing func load(ordering: AtomicOrdering) -> Value {
    switch ordering.number {
    case 0: Value(_atomicWord: UInt64(Builtin.atomicload_monotonic_Int64(address)))
    case 2: Value(_atomicWord: UInt64(Builtin.atomicload_acquire_Int64(address)))
    default: Value(_atomicWord: UInt64(Builtin.atomicload_seqcst_Int64(address)))
    }
  }

  @_transparent
  public borrowing func store(_ value: Value, ordering: AtomicOrdering) {
    switch ordering.number {
    case 0: Builtin.atomicstore_monotonic_Int64(address, value._atomicWord._value)
    case 3: Builtin.atomicstore_release_Int64(address, value._atomicWord._value)
    default: Builtin.atomicstore_seqcst_Int64(address, value._atomicWord._value)
    }
  }

  @_transparent
  public borrowing func exchange(_ value: Value, ordering: AtomicOrdering) -> Value {
    switch ordering.number {
    case 0:
      Value(_atomicWord: UInt64(Builtin.atomicrmw_xchg_monotonic_Int64(address, value._atomicWord._value)))
    case 2:
      Value(_atomicWord: UInt64(Builtin.atomicrmw_xchg_acquire_Int64(address, value._atomicWord._value)))
    case 3:
      Value(_atomicWord: UInt64(Builtin.atomicrmw_xchg_release_Int64(address, value._atomicWord._value)))
    case 4: Value(_atomicWord: UInt64(Builtin.atomicrmw_xchg_acqrel_Int64(address, value._atomicWord._value)))
    default:
      Value(_atomicWord: UInt64(Builtin.atomicrmw_xchg_seqcst_Int64(address, value._atomicWord._value)))
    }
  }

  @_transparent
  public borrowing func compareExchange(
    expected: Value,
    desired: Value,
    ordering: AtomicOrdering
  ) -> (exchanged: Bool, original: Value) {
    let (old, new) = (expected._atomicWord._value, desired._atomicWord._value)
    let (word, isExchanged) =
      switch ordering.number {
      case 0: Builtin.cmpxchg_monotonic_monotonic_Int64(address, old, new)
      case 2: Builtin.cmpxchg_acquire_acquire_Int64(address, old, new)
      case 3: Builtin.cmpxchg_release_monotonic_Int64(address, old, new)
      case 4: Builtin.cmpxchg_acqrel_acquire_Int64(address, old, new)
      default: Builtin.cmpxchg_seqcst_seqcst_Int64(address, old, new)
      }
    return (Bool(_builtinBooleanLiteral: isExchanged), Value(_atomicWord: UInt64(word)))
  }

  @_transparent
  public borrowing func weakCompareExchange(
    expected: Value,
    desired: Value,
    ordering: AtomicOrdering
  ) -> (exchanged: Bool, original: Value) {
    compareExchange(expected: expected, desired: desired, ordering: ordering)
  }

  /// The order of a failure is the one that follows from the other.
  @_transparent
  public borrowing func weakCompareExchange(
    expected: Value,
    desired: Value,
    successOrdering: AtomicOrdering,
    failureOrdering: AtomicOrdering
  ) -> (exchanged: Bool, original: Value) {
    compareExchange(expected: expected, desired: desired, ordering: successOrdering)
  }
}

extension Atomic where Value: FixedWidthInteger {
  /// Replaces the value with that of `change`, which may be called several times.
  @inlinable
  @inline(__always)
  borrowing func update(_ ordering: AtomicOrdering, _ change: (Value) -> Value) -> (
    oldValue: Value, newValue: Value
  ) {
    var old = load(ordering: .relaxed)
    while true {
      let new = change(old)
      let (isExchanged, original) = compareExchange(expected: old, desired: new, ordering: ordering)
      if isExchanged { return (old, new) }
      old = original
    }
  }

  @inlinable
  @inline(__always)
  @discardableResult
  public borrowing func add(_ operand: Value, ordering: AtomicOrdering) -> (oldValue: Value, newValue: Value)
  {
    update(ordering) { $0 + operand }
  }

  @inlinable
  @inline(__always)
  @discardableResult
  public borrowing func subtract(_ operand: Value, ordering: AtomicOrdering) -> (
    oldValue: Value, newValue: Value
  ) {
    update(ordering) { $0 - operand }
  }

  @inlinable
  @inline(__always)
  @discardableResult
  public borrowing func wrappingAdd(_ operand: Value, ordering: AtomicOrdering) -> (
    oldValue: Value, newValue: Value
  ) {
    update(ordering) { $0 &+ operand }
  }

  @inlinable
  @inline(__always)
  @discardableResult
  public borrowing func wrappingSubtract(_ operand: Value, ordering: AtomicOrdering) -> (
    oldValue: Value, newValue: Value
  ) {
    update(ordering) { $0 &- operand }
  }

  @inlinable
  @inline(__always)
  @discardableResult
  public borrowing func bitwiseOr(_ operand: Value, ordering: AtomicOrdering) -> (
    oldValue: Value, newValue: Value
  ) {
    update(ordering) { $0 | operand }
  }

  @inlinable
  @inline(__always)
  @discardableResult
  public borrowing func bitwiseAnd(_ operand: Value, ordering: AtomicOrdering) -> (
    oldValue: Value, newValue: Value
  ) {
    update(ordering) { $0 & operand }
  }

  @inlinable
  @inline(__always)
  @discardableResult
  public borrowing func max(_ operand: Value, ordering: AtomicOrdering) -> (oldValue: Value, newValue: Value)
  {
    update(ordering) { Swift.max($0, operand) }
  }

  @inlinable
  @inline(__always)
  @discardableResult
  public borrowing func min(_ operand: Value, ordering: AtomicOrdering) -> (oldValue: Value, newValue: Value)
  {
    update(ordering) { Swift.min($0, operand) }
  }
}

/// The order of an atomic access among the others of its thread.
@frozen
public struct AtomicOrdering: Sendable {
  @usableFromInline let number: CInt

  @_transparent
  @usableFromInline
  init(_ number: CInt) { self.number = number }

  @_transparent public static var relaxed: Self { Self(0) }
  @_transparent public static var acquiring: Self { Self(2) }
  @_transparent public static var releasing: Self { Self(3) }
  @_transparent public static var acquiringAndReleasing: Self { Self(4) }
  @_transparent public static var sequentiallyConsistent: Self { Self(5) }
}

/// A value that an ``Atomic`` can have. Equal values have equal words.
public protocol AtomicRepresentable {
  init(_atomicWord: UInt64)
  var _atomicWord: UInt64 { get }
}

extension AtomicRepresentable where Self: FixedWidthInteger {
  @_transparent
  public init(_atomicWord: UInt64) { self.init(truncatingIfNeeded: _atomicWord) }

  @_transparent
  public var _atomicWord: UInt64 { UInt64(truncatingIfNeeded: self) }
}

extension Int: AtomicRepresentable {}
extension Int64: AtomicRepresentable {}
extension UInt: AtomicRepresentable {}
extension UInt8: AtomicRepresentable {}
extension UInt16: AtomicRepresentable {}
extension UInt64: AtomicRepresentable {}

extension Bool: AtomicRepresentable {
  @_transparent
  public init(_atomicWord: UInt64) { self = _atomicWord != 0 }

  @_transparent
  public var _atomicWord: UInt64 { self ? 1 : 0 }
}

extension UnsafeMutableRawPointer?: @unsafe AtomicRepresentable {
  @_transparent
  public init(_atomicWord: UInt64) {
    unsafe self = UnsafeMutableRawPointer(bitPattern: UInt(truncatingIfNeeded: _atomicWord))
  }

  @_transparent
  public var _atomicWord: UInt64 { UInt64(UInt(bitPattern: self)) }
}

extension RawRepresentable where Self: AtomicRepresentable, RawValue: AtomicRepresentable {
  @_transparent
  public init(_atomicWord: UInt64) {
    guard let value = Self(rawValue: RawValue(_atomicWord: _atomicWord)) else {
      fatalError("No atomic has this word")
    }
    self = value
  }

  @_transparent
  public var _atomicWord: UInt64 { rawValue._atomicWord }
}

/// A value that one thread at a time uses.
///
/// Eight bytes are the lock of the system. A value of up to 24 bytes is inside of the mutex, behind them, and refers weakly to nothing at
/// first, since it moves with the mutex until threads share it. In the place of any other value is its address.
///
/// `@unchecked Sendable`: the lock admits one thread.
@safe
@frozen
@_rawLayout(size: 32, alignment: 8)
public struct Mutex<Value: ~Copyable>: ~Copyable, @unchecked Sendable {
  @inlinable
  public init(_ value: consuming sending Value) {
    unsafe rs_lock_initialize(address)
    if !Self.isInside {
      unsafe room.storeBytes(
        of: UnsafeMutablePointer<Value>.allocate(capacity: 1),
        as: UnsafeMutablePointer<Value>.self
      )
    }
    unsafe place.initialize(to: value)
  }

  @inlinable
  deinit {
    unsafe place.deinitialize(count: 1)
    if !Self.isInside { unsafe place.deallocate() }
  }

  @inlinable static var isInside: Bool {
    MemoryLayout<Value>.size <= 24 && MemoryLayout<Value>.alignment <= 8
  }

  @_transparent
  @usableFromInline
  var address: UnsafeMutableRawPointer { UnsafeMutableRawPointer(Builtin.unprotectedAddressOfBorrow(self)) }

  @inlinable var room: UnsafeMutableRawPointer { unsafe address + 8 }

  @inlinable var place: UnsafeMutablePointer<Value> {
    Self.isInside
      ? unsafe room.assumingMemoryBound(to: Value.self)
      : unsafe room.load(as: UnsafeMutablePointer<Value>.self)
  }

  @inlinable
  public borrowing func withLock<Result: ~Copyable, Failure: Error>(
    _ body: (inout sending Value) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    _unsafeLock()
    defer { _unsafeUnlock() }
    // Without a constant, the thread sanitizer takes the access for one of the whole mutex.
    let place = unsafe place
    return try unsafe body(&place.pointee)
  }

  @_transparent
  public borrowing func _unsafeLock() { unsafe rs_lock(address) }

  @_transparent
  public borrowing func _unsafeUnlock() { unsafe rs_unlock(address) }
}

#else

@_exported public import Synchronization

#endif

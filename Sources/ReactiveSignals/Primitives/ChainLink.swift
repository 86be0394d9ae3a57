public import _ReactiveSignalsAtomics

/// A link of a chain: a value that may hold the next link.
///
/// Swift releases such a chain recursively, which would overflow the stack. A link is released in a loop instead (see ``Bounce``). It takes
/// no memory of its own, so an object or a closure contains it.
@usableFromInline
package struct ChainLink<Value: ~Copyable & Sendable>: ~Copyable, Sendable {
  @usableFromInline package var value: Value
  @usableFromInline let isKept = Atomic<Bool>(false)

  /// A Boolean value that indicates whether the value is released on the main actor, whichever thread has the last reference.
  @inlinable var staysOnMain: Bool { isKept.load(ordering: .relaxed) }

  @inlinable
  @inline(__always)
  package init(_ value: consuming Value) { self.value = value }

  @inlinable
  deinit {
    if staysOnMain, !isOnMain() { releaseOnMain(value) } else { Bounce.release(value) }
  }
}

/// An object with a link, for closures to capture. The optimizer leaves out the `deinit` of a link that a closure captures itself.
@usableFromInline
package final class ChainBox<Value: ~Copyable & Sendable>: Sendable {
  @usableFromInline package let link: ChainLink<Value>

  @inlinable
  package init(_ value: consuming Value) { link = ChainLink(value) }

  /// Lets the value be released on the main actor. The caller is there.
  @usableFromInline
  func stayOnMain() { link.isKept.store(true, ordering: .relaxed) }
}

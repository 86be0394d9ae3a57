import _ReactiveSignalsShims

/// A link of a chain: a value that may hold the next link.
///
/// Swift releases such a chain recursively, which would overflow the stack. A link is released in a loop instead (see ``Releasing``). It
/// takes no memory of its own, so an object or a closure contains it.
@usableFromInline
package struct ChainLink<Value: ~Copyable & Sendable>: ~Copyable, Sendable {
  @usableFromInline package var value: Value

  @inlinable
  @inline(__always)
  package init(_ value: consuming Value) { self.value = value }

  @inlinable
  deinit { Releasing.release(value) }
}

/// An object with a link, for closures to capture. The optimizer leaves out the `deinit` of a link that a closure captures itself.
@usableFromInline
package final class ChainBox<Value: ~Copyable & Sendable>: Sendable {
  @usableFromInline package let link: ChainLink<Value>

  @inlinable
  package init(_ value: consuming Value) { link = ChainLink(value) }
}

/// A loop that releases values one after another, which otherwise would release each other recursively and overflow the stack.
///
/// The releases of a thread that nest are counted. A release inside of sixteen others is postponed until these have returned.
///
/// Thread-local memory owns a reference to the first of the values that wait. Only that thread uses it.
@usableFromInline
package enum Releasing {
  @inlinable
  package static func release<Value: ~Copyable>(_ value: consuming Value) {
    guard enter() else { return postpone(value) }
    _ = consume value
    leave()
  }

  /// Counts a release. Returns `false` if too many nest.
  @usableFromInline
  static func enter() -> Bool {
    let depth = rs_release_depth()
    rs_set_release_depth(depth + 1)
    return depth < 16
  }

  /// Ends a release. The outermost one releases the values that wait.
  @usableFromInline
  static func leave() {
    let depth = rs_release_depth()
    if depth == 1 { releasePostponed() }
    rs_set_release_depth(depth - 1)
  }

  private static func releasePostponed() {
    while let first = unsafe rs_postponed_releases() {
      let postponed = unsafe Unmanaged<Postponed>.fromOpaque(first)
      unsafe rs_set_postponed_releases(postponed._withUnsafeGuaranteedRef { unsafe $0.next })
      // Last, since a release can postpone others.
      unsafe postponed.release()
    }
  }

  @usableFromInline
  @inline(never)
  static func postpone<Value: ~Copyable>(_ value: consuming Value) {
    rs_set_release_depth(rs_release_depth() - 1)
    let postponed = unsafe PostponedValue(value, before: rs_postponed_releases())
    unsafe rs_set_postponed_releases(Unmanaged.passRetained(postponed).toOpaque())
  }

  /// An entry of the list of values that wait.
  @safe
  private class Postponed {
    /// The next entry, to which the list owns a reference.
    final let next: UnsafeMutableRawPointer?

    init(before next: UnsafeMutableRawPointer?) { unsafe self.next = next }
  }

  private final class PostponedValue<Value: ~Copyable>: Postponed {
    private let value: Value

    init(_ value: consuming Value, before next: UnsafeMutableRawPointer?) {
      self.value = value
      unsafe super.init(before: next)
    }
  }
}

/// A closure in a struct of its own.
///
/// Where a type is a parameter, as in `Locked<State>`, Swift stores a bare closure in its most general form. Each time the
/// closure passes in or out it is wrapped in a function that converts it. A closure that `withLock` has lent out a
/// thousand times is called through two thousand functions. A struct is stored unchanged.
///
/// So closures, even optional ones and those in tuples, are stored in a struct. `scripts/check-closures` reports those
/// that are not.
@usableFromInline
package struct StoredClosure: Sendable {
  @usableFromInline package let run: @Sendable () -> Void

  @inlinable
  package init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}

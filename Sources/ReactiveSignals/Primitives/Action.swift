/// A closure in a box of its own type.
///
/// Where the type is a parameter, as in `Locked<State>`, Swift keeps a bare closure in its most general form. A closure
/// that passes in or out is wrapped in a function that converts it, and one that is lent out, as `withLock` does, in two
/// more each time: what has been looked at a thousand times is called through two thousand functions. A struct is kept as
/// it is. So closures, also optional ones and those in tuples, are kept in a struct; `scripts/check-closures` finds those
/// that are not.
package struct Action: Sendable {
  package let run: @Sendable () -> Void

  package init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}

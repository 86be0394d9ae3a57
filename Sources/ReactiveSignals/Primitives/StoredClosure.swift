/// A closure in a struct of its own.
///
/// Where a type is a parameter, as in `Locked<State>`, Swift converts a bare closure, even an optional one or one in a tuple, each time it
/// passes in or out: see *Closures in boxes* in `Documentation/Design/Core.md`. A struct is stored unchanged.
@usableFromInline
package struct StoredClosure: Sendable {
  @usableFromInline package let run: @Sendable () -> Void

  @inlinable
  package init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}

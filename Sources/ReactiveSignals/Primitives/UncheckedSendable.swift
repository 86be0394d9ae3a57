/// A value that may move between threads although its type is not `Sendable`.
///
/// `@unchecked Sendable`: each place that creates one states why the value is safe there. Either its type is documented
/// as safe to use from any thread, or the value has one user at a time: a closure held by a ``Sink``, which is called
/// serially, or by the links of a `LazyStream`, each of which makes the next.
@usableFromInline
package struct UncheckedSendable<Wrapped>: @unchecked Sendable {
  @usableFromInline package let wrapped: Wrapped

  @inlinable
  package init(_ wrapped: Wrapped) { self.wrapped = wrapped }
}

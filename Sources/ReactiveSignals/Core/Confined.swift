/// A value that is used by one subscription only, or one stream, serially, although its type does not say that it may
/// travel between threads: a closure with state of its own, for example.
///
/// `@unchecked Sendable`: it is made for one, handed over as `sending`, and held by a ``Sink``, which is called
/// serially, or by the links of a ``LazyStream``, of which each makes the next.
@frozen
@usableFromInline
struct Confined<Wrapped>: @unchecked Sendable {
  @usableFromInline let wrapped: Wrapped

  @inlinable
  init(_ wrapped: sending Wrapped) { self.wrapped = wrapped }
}

/// Something of another library that any thread may use, although its type does not say so.
///
/// `@unchecked Sendable`: whoever makes one vouches for it, and says why where he does.
package struct UncheckedSendable<Wrapped>: @unchecked Sendable {
  package let wrapped: Wrapped

  package init(_ wrapped: Wrapped) { self.wrapped = wrapped }
}

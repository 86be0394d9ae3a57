extension Array {
  /// The elements in an order.
  // Compiled once, for arrays of any type in diagnostics.
  @_semantics("optimize.sil.specialize.generic.never")
  @inline(never)
  func ordered(by precedes: (Element, Element) -> Bool) -> [Element] { sorted(by: precedes) }
}

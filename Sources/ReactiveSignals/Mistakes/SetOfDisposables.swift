// Disposables in a set, where users of Combine keep their cancellables. A conformance is no line of scripts/names.txt.

@_documentation(visibility: internal)
@available(
  *,
  unavailable,
  message: "In place of a set, write 'ScopedDisposable()'. Its 'store(in:)' needs no '&'."
)
extension BlockDisposable: Hashable {
  public static func == (one: BlockDisposable, other: BlockDisposable) -> Bool { neverCalled() }
  public func hash(into hasher: inout Hasher) { neverCalled() }
}

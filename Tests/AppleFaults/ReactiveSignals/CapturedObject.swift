#if canImport(ObjectiveC)
func fault(withdrawingFrom object: AnyObject) -> any Disposable {
  BlockDisposable { [weak object] in
    // error: capture of 'object' with non-Sendable type 'AnyObject?' in a '@Sendable' closure [#SendableClosureCaptures]  (macOS iOS)
    withExtendedLifetime(object) {}
  }
}
#endif

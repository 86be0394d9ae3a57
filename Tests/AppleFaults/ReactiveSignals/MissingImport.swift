#if canImport(ObjectiveC)
func fault(_ object: AnyObject, _ key: UnsafeRawPointer) -> Any? {
  // error: cannot find 'objc_getAssociatedObject' in scope  (macOS iOS)
  unsafe objc_getAssociatedObject(object, key)
}
#endif

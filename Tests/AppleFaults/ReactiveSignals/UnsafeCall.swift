#if canImport(ObjectiveC)
import ObjectiveC

func fault(_ object: Selector, _ key: UnsafeRawPointer) -> Any? {
  // error: expression uses unsafe constructs but is not marked with 'unsafe' [#StrictMemorySafety]  (macOS iOS)
  objc_getAssociatedObject(object, key)
}
#endif

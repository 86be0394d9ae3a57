#if canImport(os)
import os

func fault(_ name: String, _ signposter: OSSignposter) {
  // error: cannot convert value of type 'String' to expected argument type 'StaticString'  (macOS iOS)
  signposter.emitEvent(name)
}
#endif

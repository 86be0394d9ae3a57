#if canImport(ObjectiveC)
import Foundation

final class FaultyTarget: NSObject {
  func act() {}
  func selector() -> Selector {
    // error: argument of '#selector' refers to instance method 'act()' that is not exposed to Objective-C  (macOS iOS)
    #selector(FaultyTarget.act)
  }
}
#endif

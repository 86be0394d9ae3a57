#if canImport(UIKit) && !os(watchOS)
import Foundation
import UIKit

extension UIBarButtonItem {
  /// Sends an action of this item to a target, or to the first responder.
  func send(_ action: Selector, to target: AnyObject?) {
    if let application = Self.application {
      application.sendAction(action, to: target, from: self, for: nil)
    } else if let target = target as? any NSObjectProtocol {
      Methods.perform(action, on: target, with: self)
    }
  }

  /// The application, or `nil` in an extension, where the compiler rejects `UIApplication.shared`.
  private static var application: UIApplication? {
    Methods.shared(NSSelectorFromString("sharedApplication"), of: UIApplication.self) as? UIApplication
  }
}
#endif

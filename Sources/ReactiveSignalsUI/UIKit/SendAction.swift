#if canImport(UIKit) && !os(watchOS)
import Foundation
import UIKit

extension UIBarButtonItem {
  /// Sends an action of this item to a target, or to the first responder.
  ///
  /// Unsafe: the methods of Objective-C return an object that they do not retain for the caller. The result of an action is not used, and
  /// that of `sharedApplication` lives as long as the process.
  func send(_ action: Selector, to target: AnyObject?) {
    if let application = Self.application {
      application.sendAction(action, to: target, from: self, for: nil)
    } else if let target = target as? any NSObjectProtocol {
      _ = unsafe target.perform(action, with: self, with: nil)
    }
  }

  /// The application, or `nil` in an extension, where the compiler rejects `UIApplication.shared`.
  private static var application: UIApplication? {
    let selector = NSSelectorFromString("sharedApplication")
    guard UIApplication.responds(to: selector), let application = unsafe UIApplication.perform(selector)
    else {
      return nil
    }
    return unsafe application.takeUnretainedValue() as? UIApplication
  }
}
#endif

#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// The calls of methods, such as `viewDidLoad()`, are signals.
extension UIViewController: InterfaceObject {}
#endif

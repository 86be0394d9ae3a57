// Platforms: iOS tvOS watchOS visionOS
import _Concurrency
@_exported public import Foundation

@objc open class UIImage: NSObject, @unchecked Sendable {}

#if !os(watchOS)
@objc @MainActor open class UIResponder: NSObject {
  @objc public override nonisolated init()
}

@objc @MainActor open class UIEvent: NSObject {}

@objc @MainActor open class UIApplication: UIResponder {
  @discardableResult open func sendAction(
    _ action: Selector,
    to target: Any?,
    from sender: Any?,
    for event: UIEvent?
  ) -> Bool
}

@objc @MainActor open class UIWindow: UIView {
  public override init(frame: CGRect)
}

@objc @MainActor open class UIView: UIResponder {
  open var window: UIWindow? { get }
  public init(frame: CGRect)
  @objc open var isHidden: Bool
  open func addSubview(_ view: UIView)
  open func layoutIfNeeded()
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer)
}

@objc @MainActor open class UILabel: UIView {
  public override init(frame: CGRect)
  open var text: String?
}

@objc @MainActor open class UIImageView: UIView {
  public override init(frame: CGRect)
  open var image: UIImage?
}

@objc @MainActor open class UIProgressView: UIView {
  public override init(frame: CGRect)
  open var progress: Float
}

@objc @MainActor open class UIActivityIndicatorView: UIView {
  public override init(frame: CGRect)
  open func startAnimating()
  open func stopAnimating()
  open var isAnimating: Bool { get }
}

@objc @MainActor open class UITextView: UIScrollView {
  open var text: String!
}

extension UITextView {
  public class var textDidBeginEditingNotification: NSNotification.Name { get }
  public class var textDidChangeNotification: NSNotification.Name { get }
  public class var textDidEndEditingNotification: NSNotification.Name { get }
}

// A class of the main actor is sendable. An interface states it.
extension UIResponder: Sendable {}
#endif

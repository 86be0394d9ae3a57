#if !os(watchOS)
@objc @MainActor open class UIGestureRecognizer: NSObject {
  public enum State: Int, @unchecked Sendable {
    case possible = 0
    case began = 1
    case changed = 2
    case ended = 3
    case cancelled = 4
    case failed = 5
    public init?(rawValue: Int)
    public var rawValue: Int { get }
  }
  public init(target: Any?, action: Selector?)
  public convenience override init()
  open func addTarget(_ target: Any, action: Selector)
  open var state: UIGestureRecognizer.State { get }
  open var isEnabled: Bool
  open var view: UIView? { get }
  open func location(in view: UIView?) -> CGPoint
}

@objc @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  public override init(target: Any?, action: Selector?)
}

@objc @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  public override init(target: Any?, action: Selector?)
  open func translation(in view: UIView?) -> CGPoint
}

// A class of the main actor is sendable. An interface states it.
extension UIGestureRecognizer: Sendable {}
#endif

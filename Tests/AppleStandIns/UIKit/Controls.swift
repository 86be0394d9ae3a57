#if !os(watchOS)
@objc @MainActor open class UIMenuElement: NSObject {
  open var title: String { get }
  public struct Attributes: OptionSet, @unchecked Sendable {
    public init(rawValue: UInt)
    public var rawValue: UInt { get }
  }
  public enum State: Int, @unchecked Sendable {
    case off = 0
    case on = 1
    case mixed = 2
    public init?(rawValue: Int)
    public var rawValue: Int { get }
  }
}

public typealias UIActionHandler = (UIAction) -> Void

@objc @MainActor open class UIAction: UIMenuElement {
  public struct Identifier: Hashable, RawRepresentable, @unchecked Sendable {
    public init(_ rawValue: String)
    public init(rawValue: String)
    public var rawValue: String { get }
  }
  open var identifier: UIAction.Identifier { get }
  open var sender: Any? { get }
}

extension UIAction {
  public convenience init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    selectedImage: UIImage? = nil,
    identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  )
}

@objc @MainActor open class UIControl: UIView {
  public struct Event: OptionSet, @unchecked Sendable {
    public init(rawValue: UInt)
    public var rawValue: UInt { get }
    public static var touchUpInside: UIControl.Event { get }
    public static var valueChanged: UIControl.Event { get }
    public static var primaryActionTriggered: UIControl.Event { get }
    public static var editingChanged: UIControl.Event { get }
    public static var editingDidEnd: UIControl.Event { get }
    public static var editingDidEndOnExit: UIControl.Event { get }
  }
  public struct State: OptionSet, @unchecked Sendable {
    public init(rawValue: UInt)
    public var rawValue: UInt { get }
    public static var normal: UIControl.State { get }
  }
  public override init(frame: CGRect)
  open var isEnabled: Bool
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event)
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event)
  open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event)
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier,
    for controlEvents: UIControl.Event
  )
}

@objc @MainActor open class UIButton: UIControl {
  public override init(frame: CGRect)
  open func setTitle(_ title: String?, for state: UIControl.State)
  open func title(for state: UIControl.State) -> String?
}

@objc @MainActor open class UITextField: UIControl {
  public override init(frame: CGRect)
  open var text: String?
}

@objc @MainActor open class UISegmentedControl: UIControl {
  public override init(frame: CGRect)
  open var selectedSegmentIndex: Int
}

@objc @MainActor open class UIPageControl: UIControl {
  public override init(frame: CGRect)
  open var currentPage: Int
}

#if !os(tvOS)
@objc @MainActor open class UISwitch: UIControl {
  public override init(frame: CGRect)
  open var isOn: Bool
}

@objc @MainActor open class UISlider: UIControl {
  public override init(frame: CGRect)
  open var value: Float
}

@objc @MainActor open class UIStepper: UIControl {
  public override init(frame: CGRect)
  open var value: Double
}

@objc @MainActor open class UIDatePicker: UIControl {
  public override init(frame: CGRect)
  open var date: Date
}

@objc @MainActor open class UIRefreshControl: UIControl {
  public override init(frame: CGRect)
  open var isRefreshing: Bool { get }
  open func beginRefreshing()
  open func endRefreshing()
}
#endif

@objc @MainActor open class UIBarItem: NSObject {
  public override init()
  open var isEnabled: Bool
  open var title: String?
}

@objc @MainActor open class UIBarButtonItem: UIBarItem {
  public override init()
  open var action: Selector?
  weak open var target: AnyObject?
}

// A class of the main actor is sendable. An interface states it.
extension UIMenuElement: Sendable {}
extension UIBarItem: Sendable {}
#endif

// `UIImagePickerController.delegate` redeclares that of `UINavigationController`, which is left out for that reason.
#if !os(watchOS)
@objc @MainActor open class UIViewController: UIResponder {
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
  public convenience override init()
  open var view: UIView!
  @objc open func viewDidLoad()
  open func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  )
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil)
  open var presentingViewController: UIViewController? { get }
  open var isBeingDismissed: Bool { get }
  open var navigationItem: UINavigationItem { get }
  #if !os(tvOS)
  open var popoverPresentationController: UIPopoverPresentationController? { get }
  #endif
}

#if !os(tvOS)
@objc @MainActor open class UIPopoverPresentationController: NSObject {
  open var sourceView: UIView?
}
#endif

@objc @MainActor open class UINavigationItem: NSObject {
  open var rightBarButtonItem: UIBarButtonItem?
}

@objc @MainActor open class UIAlertAction: NSObject {
  public enum Style: Int, @unchecked Sendable {
    case `default` = 0
    case cancel = 1
    case destructive = 2
    public init?(rawValue: Int)
    public var rawValue: Int { get }
  }
  public convenience init(
    title: String?,
    style: UIAlertAction.Style,
    handler: ((UIAlertAction) -> Void)? = nil
  )
}

@objc @MainActor open class UIAlertController: UIViewController {
  public enum Style: Int, @unchecked Sendable {
    case actionSheet = 0
    case alert = 1
    public init?(rawValue: Int)
    public var rawValue: Int { get }
  }
  public convenience init(title: String?, message: String?, preferredStyle: UIAlertController.Style)
  open func addAction(_ action: UIAlertAction)
}

@objc @MainActor open class UINavigationController: UIViewController {}
@objc @MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {}

#if !os(tvOS)
@objc @MainActor public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  @objc optional func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  )
  @objc optional func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

@objc @MainActor open class UIImagePickerController: UINavigationController {
  public struct InfoKey: Hashable, RawRepresentable, @unchecked Sendable {
    public init(rawValue: String)
    public var rawValue: String { get }
    public static func == (lhs: UIImagePickerController.InfoKey, rhs: UIImagePickerController.InfoKey) -> Bool
    public func hash(into hasher: inout Hasher)
  }
  weak open var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
}

extension UIImagePickerController.InfoKey {
  public static let originalImage: UIImagePickerController.InfoKey
  public static let editedImage: UIImagePickerController.InfoKey
}

extension UIImagePickerController.InfoKey: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSString
  public static func _forceBridgeFromObjectiveC(_ x: NSString, result: inout UIImagePickerController.InfoKey?)
  public static func _conditionallyBridgeFromObjectiveC(
    _ x: NSString,
    result: inout UIImagePickerController.InfoKey?
  ) -> Bool
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?)
    -> UIImagePickerController.InfoKey
}

@objc @MainActor public protocol UIPickerViewDelegate: NSObjectProtocol {
  @objc optional func pickerView(
    _ pickerView: UIPickerView,
    didSelectRow row: Int,
    inComponent component: Int
  )
}

@objc @MainActor open class UIPickerView: UIView {
  public override init(frame: CGRect)
  weak open var delegate: (any UIPickerViewDelegate)?
}

@objc @MainActor public protocol UISearchBarDelegate: NSObjectProtocol {
  @objc optional func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  @objc optional func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

@objc @MainActor open class UISearchTextField: UITextField {}

@objc @MainActor open class UISearchBar: UIView {
  public override init(frame: CGRect)
  weak open var delegate: (any UISearchBarDelegate)?
  open var text: String?
  open var searchTextField: UISearchTextField { get }
}
#endif

// A class of the main actor is sendable. An interface states it.
extension UIAlertAction: Sendable {}
extension UINavigationItem: Sendable {}
#endif

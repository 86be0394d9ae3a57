// `UIImagePickerController` has the delegate of `UINavigationController` with another type, which Swift cannot write. So it is no subclass here.
#if !os(watchOS)
@objc @MainActor open class UIViewController: UIResponder {
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
  public convenience override init()
  open var view: UIView!
  open var title: String?
  @objc open func viewDidLoad()
  @objc open func viewWillAppear(_ animated: Bool)
  @objc open func viewDidAppear(_ animated: Bool)
  @objc open func viewDidDisappear(_ animated: Bool)
  open func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  )
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil)
  open var presentingViewController: UIViewController? { get }
  open var presentedViewController: UIViewController? { get }
  open var viewIfLoaded: UIView? { get }
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

@objc @MainActor open class UINavigationController: UIViewController {
  weak open var delegate: (any UINavigationControllerDelegate)?
}

@objc @MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
  @objc optional func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  )
  @objc optional func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  )
}

@objc @MainActor open class UITabBarItem: UIBarItem {
  public override init()
}

@objc @MainActor public protocol UITabBarDelegate: NSObjectProtocol {
  @objc optional func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

@objc @MainActor open class UITabBar: UIView {
  public override init(frame: CGRect)
  weak open var delegate: (any UITabBarDelegate)?
}

@objc @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
  @objc optional func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  )
}

@objc @MainActor open class UITabBarController: UIViewController {
  weak open var delegate: (any UITabBarControllerDelegate)?
}

#if !os(tvOS)
@objc @MainActor public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  @objc optional func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  )
  @objc optional func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

@objc @MainActor open class UIImagePickerController: UIViewController {
  public struct InfoKey: Hashable, RawRepresentable, @unchecked Sendable {
    public init(rawValue: String)
    public var rawValue: String { get }
  }
  weak open var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
}

extension UIImagePickerController.InfoKey {
  public static let originalImage: UIImagePickerController.InfoKey
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

@objc @MainActor public protocol UIPickerViewDataSource: NSObjectProtocol {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

@objc @MainActor public protocol UIPickerViewDelegate: NSObjectProtocol {
  @objc optional func pickerView(
    _ pickerView: UIPickerView,
    titleForRow row: Int,
    forComponent component: Int
  )
    -> String?
  @objc optional func pickerView(
    _ pickerView: UIPickerView,
    didSelectRow row: Int,
    inComponent component: Int
  )
}

@objc @MainActor open class UIPickerView: UIView {
  public override init(frame: CGRect)
  weak open var delegate: (any UIPickerViewDelegate)?
  weak open var dataSource: (any UIPickerViewDataSource)?
  open func reloadAllComponents()
}

@objc @MainActor public protocol UISearchBarDelegate: NSObjectProtocol {
  @objc optional func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  @objc optional func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  @objc optional func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  @objc optional func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  @objc optional func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  @objc optional func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  @objc optional func searchBar(
    _ searchBar: UISearchBar,
    selectedScopeButtonIndexDidChange selectedScope: Int
  )
}

@objc @MainActor open class UISearchBar: UIView {
  public override init(frame: CGRect)
  weak open var delegate: (any UISearchBarDelegate)?
  open var text: String?
}
#endif

// A class of the main actor is sendable. An interface states it.
extension UIAlertAction: Sendable {}
extension UINavigationItem: Sendable {}
#endif

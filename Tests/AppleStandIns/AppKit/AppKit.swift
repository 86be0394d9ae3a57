// Platforms: macOS
import _Concurrency
@_exported public import Foundation

@objc @MainActor open class NSResponder: NSObject {
  public override nonisolated init()
}

@objc @MainActor open class NSApplication: NSResponder {
  open class var shared: NSApplication { get }
  @discardableResult open func sendAction(_ action: Selector, to target: Any?, from sender: Any?) -> Bool
}

@objc @MainActor open class NSWindow: NSResponder {
  open var contentView: NSView?
}

@objc @MainActor open class NSView: NSResponder {
  public init(frame frameRect: CGRect)
  open var window: NSWindow? { get }
  open func addSubview(_ view: NSView)
}

@objc @MainActor open class NSControl: NSView {
  public struct StateValue: Hashable, RawRepresentable, @unchecked Sendable {
    public init(_ rawValue: Int)
    public init(rawValue: Int)
    public var rawValue: Int { get }
    public static let on: NSControl.StateValue
    public static let mixed: NSControl.StateValue
  }
  public override init(frame frameRect: CGRect)
  weak open var target: AnyObject?
  open var action: Selector?
  @discardableResult open func sendAction(_ action: Selector?, to target: Any?) -> Bool
  open func performClick(_ sender: Any?)
  open var isEnabled: Bool
  open var stringValue: String
  open var doubleValue: Double
}

extension NSControl {
  public class var textDidChangeNotification: NSNotification.Name { get }
  public class var textDidEndEditingNotification: NSNotification.Name { get }
}

@objc @MainActor open class NSButton: NSControl {
  public override init(frame frameRect: CGRect)
  open var title: String
  open var state: NSControl.StateValue
}

@objc @MainActor open class NSSlider: NSControl {
  public override init(frame frameRect: CGRect)
}

@objc @MainActor open class NSTextField: NSControl {
  public override init(frame frameRect: CGRect)
}

@objc @MainActor open class NSSearchField: NSTextField {
  public override init(frame frameRect: CGRect)
}

public struct NSUserInterfaceItemIdentifier: Hashable, RawRepresentable, @unchecked Sendable {
  public init(_ rawValue: String)
  public init(rawValue: String)
  public var rawValue: String { get }
}

@objc @MainActor open class NSTableColumn: NSObject {
  public init(identifier: NSUserInterfaceItemIdentifier)
}

@objc @MainActor public protocol NSTableViewDataSource: NSObjectProtocol {
  @objc optional func numberOfRows(in tableView: NSTableView) -> Int
}

@objc @MainActor public protocol NSControlTextEditingDelegate: NSObjectProtocol {}

@objc @MainActor public protocol NSTableViewDelegate: NSControlTextEditingDelegate {
  @objc optional func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int)
    -> NSView?
}

@objc @MainActor open class NSTableCellView: NSView {
  public override init(frame frameRect: CGRect)
  weak open var textField: NSTextField?
}

extension NSTableView {
  public struct AnimationOptions: OptionSet, @unchecked Sendable {
    public init(rawValue: UInt)
    public var rawValue: UInt { get }
    public static var effectFade: NSTableView.AnimationOptions { get }
  }
  public class var selectionDidChangeNotification: NSNotification.Name { get }
}

@objc @MainActor open class NSTableView: NSControl {
  public override init(frame frameRect: CGRect)
  weak open var dataSource: (any NSTableViewDataSource)?
  weak open var delegate: (any NSTableViewDelegate)?
  open var numberOfRows: Int { get }
  open var numberOfColumns: Int { get }
  open var selectedRowIndexes: IndexSet { get }
  open func addTableColumn(_ tableColumn: NSTableColumn)
  open func reloadData()
  open func reloadData(forRowIndexes rowIndexes: IndexSet, columnIndexes: IndexSet)
  open func makeView(withIdentifier identifier: NSUserInterfaceItemIdentifier, owner: Any?) -> NSView?
  open func beginUpdates()
  open func endUpdates()
  open func insertRows(
    at indexes: IndexSet,
    withAnimation animationOptions: NSTableView.AnimationOptions = []
  )
  open func removeRows(
    at indexes: IndexSet,
    withAnimation animationOptions: NSTableView.AnimationOptions = []
  )
  open func moveRow(at oldIndex: Int, to newIndex: Int)
}

@objc @MainActor open class NSText: NSView {
  public override init(frame frameRect: CGRect)
  open var string: String
}

extension NSText {
  public class var didChangeNotification: NSNotification.Name { get }
  public class var didEndEditingNotification: NSNotification.Name { get }
}

@objc @MainActor open class NSTextView: NSText {
  public override init(frame frameRect: CGRect)
}

@objc @MainActor open class NSGestureRecognizer: NSObject {
  public init(target: Any?, action: Selector?)
  public convenience override init()
  weak open var target: AnyObject?
  open var action: Selector?
}

@objc @MainActor open class NSClickGestureRecognizer: NSGestureRecognizer {
  public override init(target: Any?, action: Selector?)
  public convenience init()
  open var numberOfClicksRequired: Int
}

public struct NSBindingName: Hashable, RawRepresentable, @unchecked Sendable {
  public init(_ rawValue: String)
  public init(rawValue: String)
  public var rawValue: String { get }
  public static let value: NSBindingName
}

public struct NSBindingOption: Hashable, RawRepresentable, @unchecked Sendable {
  public init(rawValue: String)
  public var rawValue: String { get }
  public static let continuouslyUpdatesValue: NSBindingOption
}

extension NSObject {
  open func bind(
    _ binding: NSBindingName,
    to observable: Any,
    withKeyPath keyPath: String,
    options: [NSBindingOption: Any]? = nil
  )
  open func unbind(_ binding: NSBindingName)
}

// A class of the main actor is sendable. An interface states it.
extension NSResponder: Sendable {}
extension NSGestureRecognizer: Sendable {}

// `UITableView.delegate` and `UICollectionView.delegate` redeclare that of `UIScrollView` with a narrower protocol, which Swift cannot
// write. The stand-ins have that of `UIScrollView` alone.
#if !os(watchOS)
@objc @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  @objc optional func scrollViewDidScroll(_ scrollView: UIScrollView)
  @objc optional func scrollViewDidZoom(_ scrollView: UIScrollView)
  @objc optional func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  @objc optional func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  @objc optional func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  @objc optional func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  @objc optional func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  #if !os(tvOS)
  @objc optional func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  #endif
}

@objc @MainActor open class UIScrollView: UIView {
  public override init(frame: CGRect)
  open var contentOffset: CGPoint
  open var zoomScale: CGFloat
  weak open var delegate: (any UIScrollViewDelegate)?
}

@objc @MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {
  @objc optional func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  @objc optional func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
  #if !os(tvOS)
  @objc optional func tableView(
    _ tableView: UITableView,
    accessoryButtonTappedForRowWith indexPath: IndexPath
  )
  #endif
  @objc optional func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  )
  @objc optional func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  )
  @objc optional func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  @objc optional func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
}

@objc @MainActor public protocol UITableViewDataSource: NSObjectProtocol {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  @objc optional func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  @objc optional func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  @objc optional func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  )
  @objc optional func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  )
}

@objc @MainActor public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  @objc optional func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableView {
  public enum RowAnimation: Int, @unchecked Sendable {
    case fade = 0
    case right = 1
    case left = 2
    case top = 3
    case bottom = 4
    case none = 5
    case middle = 6
    case automatic = 100
    public init?(rawValue: Int)
    public var rawValue: Int { get }
  }
}

@objc @MainActor open class UITableView: UIScrollView {
  public override init(frame: CGRect)
  weak open var dataSource: (any UITableViewDataSource)?
  weak open var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  open var numberOfSections: Int { get }
  open func numberOfRows(inSection section: Int) -> Int
  open func reloadData()
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil)
  open func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation)
  open func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation)
  open func reconfigureRows(at indexPaths: [IndexPath])
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath)
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String)
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell?
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
}

extension UITableViewCell {
  @objc public enum EditingStyle: Int, @unchecked Sendable {
    case none = 0
    case delete = 1
    case insert = 2
    public init?(rawValue: Int)
    public var rawValue: Int { get }
  }
  public enum CellStyle: Int, @unchecked Sendable {
    case `default` = 0
    case value1 = 1
    case value2 = 2
    case subtitle = 3
    public init?(rawValue: Int)
    public var rawValue: Int { get }
  }
}

@objc @MainActor open class UITableViewCell: UIView {
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?)
  open var contentView: UIView { get }
  @objc open func prepareForReuse()
}

@objc @MainActor open class UITableViewHeaderFooterView: UIView {
  public init(reuseIdentifier: String?)
  @objc open func prepareForReuse()
}

@objc @MainActor public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  @objc optional func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  @objc optional func collectionView(
    _ collectionView: UICollectionView,
    didDeselectItemAt indexPath: IndexPath
  )
  @objc optional func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  )
  @objc optional func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  )
}

@objc @MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  @objc optional func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  @objc optional func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  )
}

@objc @MainActor public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  @objc optional func collectionView(
    _ collectionView: UICollectionView,
    cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  )
}

@objc @MainActor open class UICollectionViewLayout: NSObject {
  public override init()
}

@objc @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  public override init()
}

@objc @MainActor open class UICollectionView: UIScrollView {
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout)
  weak open var dataSource: (any UICollectionViewDataSource)?
  weak open var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  open var numberOfSections: Int { get }
  open func numberOfItems(inSection section: Int) -> Int
  open func reloadData()
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil)
  open func insertItems(at indexPaths: [IndexPath])
  open func deleteItems(at indexPaths: [IndexPath])
  open func reconfigureItems(at indexPaths: [IndexPath])
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath)
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String)
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
}

@objc @MainActor open class UICollectionReusableView: UIView {
  public override init(frame: CGRect)
  @objc open func prepareForReuse()
}

@objc @MainActor open class UICollectionViewCell: UICollectionReusableView {
  public override init(frame: CGRect)
  open var contentView: UIView { get }
}

extension IndexPath {
  public init(row: Int, section: Int)
  public init(item: Int, section: Int)
  public var section: Int { get set }
  public var row: Int { get set }
  public var item: Int { get set }
}

public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
where
  SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
  ItemIdentifierType: Sendable
{
  public init()
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType],
    toSection sectionIdentifier: SectionIdentifierType? = nil
  )
  public mutating func appendSections(_ identifiers: [SectionIdentifierType])
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType])
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType])
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType]
  public var itemIdentifiers: [ItemIdentifierType] { get }
  public var sectionIdentifiers: [SectionIdentifierType] { get }
}

@MainActor @preconcurrency
open class UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject
where
  SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
  ItemIdentifierType: Sendable
{
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) ->
    UITableViewCell?
  @MainActor @preconcurrency public init(
    tableView: UITableView,
    cellProvider:
      @escaping UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.CellProvider
  )
  nonisolated open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  nonisolated open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  )
}

@MainActor @preconcurrency
open class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject
where
  SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
  ItemIdentifierType: Sendable
{
  nonisolated open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  nonisolated open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  )
}

// A class of the main actor is sendable. An interface states it.
extension UITableViewDiffableDataSource: Sendable {}
extension UICollectionViewDiffableDataSource: Sendable {}
#endif

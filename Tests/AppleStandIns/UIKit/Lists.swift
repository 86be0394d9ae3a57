// `UITableView.delegate` and `UICollectionView.delegate` redeclare that of `UIScrollView` with a narrower protocol, which Swift cannot
// write. The stand-ins have that of `UIScrollView` alone.
#if !os(watchOS)
@objc @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  @objc optional func scrollViewDidScroll(_ scrollView: UIScrollView)
  @objc optional func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
}

@objc @MainActor open class UIScrollView: UIView {
  public override init(frame: CGRect)
  open var contentOffset: CGPoint
  weak open var delegate: (any UIScrollViewDelegate)?
}

@objc @MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {
  @objc optional func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  @objc optional func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
}

@objc @MainActor public protocol UITableViewDataSource: NSObjectProtocol {}

@objc @MainActor open class UITableView: UIScrollView {
  public override init(frame: CGRect)
  open func reloadData()
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
}

extension UITableViewCell {
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
}

@objc @MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {}

@objc @MainActor open class UICollectionView: UIScrollView {
  open func reloadData()
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

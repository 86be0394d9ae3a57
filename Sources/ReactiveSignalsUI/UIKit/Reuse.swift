#if canImport(UIKit) && !os(watchOS)
#if canImport(MapKit)
public import MapKit
#endif
public import ReactiveSignals
public import UIKit

/// A view that its container uses again for other content: a cell, a header, a footer or an annotation.
@MainActor
public protocol ReusableView: UIView {
  /// Prepares the view for other content. An override calls the implementation of its superclass.
  func prepareForReuse()
}

extension UITableViewCell: ReusableView {}
extension UITableViewHeaderFooterView: ReusableView {}
extension UICollectionReusableView: ReusableView {}
#if canImport(MapKit)
extension MKAnnotationView: ReusableView {}
#endif

extension ReusableView {
  /// A signal that sends each time this view is prepared for reuse.
  ///
  /// It sends after the implementation of `prepareForReuse()` in UIKit. A class that overrides the method has to call the
  /// implementation of its superclass.
  ///
  /// The first use replaces the implementation of `prepareForReuse()` in the class of UIKit by one that calls it and then sends.
  ///
  /// - **Sends**: a value each time the view is prepared for reuse.
  /// - **Ends**: completes when the view is released. It never fails.
  /// - **Disposal**: removes the subscription.
  /// - **Thread**: the main actor.
  /// - **Memory**: no value is kept. The view is not kept alive.
  ///
  /// RAC: `rac_prepareForReuseSignal`.
  ///
  /// - Complexity: O(1) for each event.
  public var reuses: MainSignal<Void, Never> { reuse.sent.mainSignal }

  /// The lifetime of the present content of this view, which ends when the view is prepared for reuse or released.
  ///
  /// <!-- fragment -->
  ///
  ///     func show(_ track: Track, in cell: TrackCell) {
  ///       track.title.signal.take(during: cell.contentLifetime).bind(to: \.text, on: cell.titleLabel)
  ///       cell.contentLifetime += cell.likeButton.bind(to: track.like)
  ///     }
  ///
  /// The next content has a new lifetime.
  ///
  /// RAC: `takeUntil: cell.rac_prepareForReuseSignal`.
  public var contentLifetime: Lifetime { reuse.content.lifetime }

  private var reuse: Reuse {
    Reuse.start()
    return associatedObject(of: self) { Reuse() }
  }
}

extension ReusableView {
  /// Ends the lifetime of the present content, and begins that of the next. A cell that is filled again is not prepared for reuse.
  func beginContent() -> Lifetime { reuse.content.renew() }
}

/// The reuses of one view.
private final class Reuse: Sendable {
  let sent = MainSubject<Void, Never>()
  let content = ViewContent()

  /// Makes all reusable views report their reuses. The first call replaces the implementations.
  @MainActor static func start() { _ = replacements }

  @MainActor private static let replacements: Void = {
    var classes: [AnyClass] = [
      UITableViewCell.self, UITableViewHeaderFooterView.self, UICollectionReusableView.self,
    ]
    #if canImport(MapKit)
    classes.append(MKAnnotationView.self)
    #endif
    for viewClass in classes {
      MethodInterception.replace(#selector(UITableViewCell.prepareForReuse), of: viewClass) {
        view,
        _,
        original in
        original()
        if let reuse = MethodInterception.existing(Reuse.self, of: view) {
          reuse.content.renew()
          reuse.sent.send(())
        }
      }
    }
  }()
}
#endif

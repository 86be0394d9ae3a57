#if canImport(UIKit) && !os(watchOS)
#if canImport(MapKit)
public import MapKit
#endif
import ObjectiveC
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
  public var reuses: Signal<Void, Never> { reuse.sent.erased }

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
  public var contentLifetime: Lifetime { reuse.lifetime }

  private var reuse: Reuse {
    ReuseInterception.start()
    return associatedObject(of: self) { Reuse() }
  }
}

/// The reuses of one view.
private final class Reuse: Sendable {
  let sent = Subject<Void, Never>()
  private let content = Locked(Lifetime.Token())

  var lifetime: Lifetime { content.withLock { $0 }.lifetime }

  func send() {
    let next = Lifetime.Token()
    let last = content.withLock { content in
      defer { content = next }
      return content
    }
    last.dispose()
    sent.send(())
  }

  deinit { sent.complete() }
}

/// The implementations of `prepareForReuse()` that report each call.
private enum ReuseInterception {
  private typealias Implementation = @convention(c) (AnyObject, Selector) -> Void

  /// Replaces the implementations, once in the process.
  @MainActor static func start() { _ = replacements }

  @MainActor private static let replacements: Void = {
    replace(in: UITableViewCell.self)
    replace(in: UITableViewHeaderFooterView.self)
    replace(in: UICollectionReusableView.self)
    #if canImport(MapKit)
    replace(in: MKAnnotationView.self)
    #endif
  }()

  @MainActor private static func replace(in viewClass: AnyClass) {
    let selector = #selector(UITableViewCell.prepareForReuse)
    guard let method = unsafe class_getInstanceMethod(viewClass, selector) else { return }
    // The method takes no argument and returns nothing, in each of the classes.
    let original = unsafe unsafeBitCast(method_getImplementation(method), to: Implementation.self)
    let replacement: @convention(block) (AnyObject) -> Void = { view in
      original(view, selector)
      associatedObject(of: view) { Reuse() }.send()
    }
    unsafe method_setImplementation(method, imp_implementationWithBlock(replacement))
  }
}
#endif

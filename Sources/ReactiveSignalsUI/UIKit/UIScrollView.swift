#if canImport(UIKit) && !os(watchOS)
public import ReactiveSignals
public import UIKit

extension UIScrollView {
  /// A signal of the content offset each time the view scrolls, even when the app scrolls it.
  ///
  /// <!-- fragment -->
  ///
  ///     tableView.scrolls.map { $0.y > 0 }.distinctUntilChanged().bind(to: \.showsShadow, on: header)
  ///
  /// Subscribing puts a ``DelegateProxy`` in front of the delegate of the view. A delegate that the app sets after that stands behind the
  /// proxy, and receives all calls.
  ///
  /// - **Sends**: the content offset at each scroll, by the user or by the app.
  /// - **Ends**: completes when the view is released. It never fails.
  /// - **Disposal**: removes the subscription.
  /// - **Thread**: the main actor.
  /// - **Memory**: no value is kept. The view is not kept alive.
  ///
  /// - Complexity: O(1) for each event.
  public var scrolls: MainSignal<CGPoint, Never> { calls(of: self, by: { $0.scrollProxy }) { $0.scrolls } }

  /// A signal that sends when the user begins to drag the content. It behaves as ``scrolls``.
  public var dragStarts: MainSignal<Void, Never> { calls(of: self, by: { $0.scrollProxy }) { $0.dragStarts } }

  /// A signal that sends when the user ends dragging: a Boolean value that indicates whether the content goes on moving. It behaves as
  /// ``scrolls``.
  public var dragEnds: MainSignal<Bool, Never> { calls(of: self, by: { $0.scrollProxy }) { $0.dragEnds } }

  /// A signal that sends when the content begins to slow down after a drag. It behaves as ``scrolls``.
  public var decelerationStarts: MainSignal<Void, Never> {
    calls(of: self, by: { $0.scrollProxy }) { $0.decelerationStarts }
  }

  /// A signal that sends when the content has stopped after a drag. It behaves as ``scrolls``.
  public var decelerationEnds: MainSignal<Void, Never> {
    calls(of: self, by: { $0.scrollProxy }) { $0.decelerationEnds }
  }

  /// A signal that sends when a scroll that the app has animated is over. It behaves as ``scrolls``.
  public var scrollAnimationEnds: MainSignal<Void, Never> {
    calls(of: self, by: { $0.scrollProxy }) { $0.scrollAnimationEnds }
  }

  /// A signal of the scale each time the content is zoomed. It behaves as ``scrolls``.
  public var zooms: MainSignal<CGFloat, Never> { calls(of: self, by: { $0.scrollProxy }) { $0.zooms } }

  #if !os(tvOS)
  /// A signal that sends when the content has come to its top after a tap on the status bar. It behaves as ``scrolls``.
  public var scrollsToTop: MainSignal<Void, Never> {
    calls(of: self, by: { $0.scrollProxy }) { $0.scrollsToTop }
  }
  #endif

  private var scrollProxy: ScrollViewProxy {
    delegateProxy(of: self, delegate: delegate) { $0.delegate = $1 as? any UIScrollViewDelegate }
  }
}

class ScrollViewProxy: DelegateProxy, UIScrollViewDelegate {
  let scrolls = MainSubject<CGPoint, Never>()
  let dragStarts = MainSubject<Void, Never>()
  let dragEnds = MainSubject<Bool, Never>()
  let decelerationStarts = MainSubject<Void, Never>()
  let decelerationEnds = MainSubject<Void, Never>()
  let scrollAnimationEnds = MainSubject<Void, Never>()
  let zooms = MainSubject<CGFloat, Never>()
  let scrollsToTop = MainSubject<Void, Never>()

  private var next: (any UIScrollViewDelegate)? { next(as: (any UIScrollViewDelegate).self) }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    scrolls.send(scrollView.contentOffset)
    next?.scrollViewDidScroll?(scrollView)
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    dragStarts.send(())
    next?.scrollViewWillBeginDragging?(scrollView)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    dragEnds.send(decelerate)
    next?.scrollViewDidEndDragging?(scrollView, willDecelerate: decelerate)
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    decelerationStarts.send(())
    next?.scrollViewWillBeginDecelerating?(scrollView)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    decelerationEnds.send(())
    next?.scrollViewDidEndDecelerating?(scrollView)
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    scrollAnimationEnds.send(())
    next?.scrollViewDidEndScrollingAnimation?(scrollView)
  }

  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    zooms.send(scrollView.zoomScale)
    next?.scrollViewDidZoom?(scrollView)
  }

  #if !os(tvOS)
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    scrollsToTop.send(())
    next?.scrollViewDidScrollToTop?(scrollView)
  }
  #endif
}
#endif

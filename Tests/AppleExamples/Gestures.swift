#if canImport(UIKit) && !os(watchOS)
import ReactiveSignals
import ReactiveSignalsUI
import UIKit

// F234: rac_gestureSignal
@MainActor func gestures(in view: UIView, _ label: UILabel) {
  let tap = UITapGestureRecognizer()
  let pan = UIPanGestureRecognizer()
  view.addGestureRecognizer(tap)
  view.addGestureRecognizer(pan)
  tap.actions.subscribe { tap in print(tap.location(in: tap.view)) }
  pan.actions.subscribe { [weak label] pan in
    label?.text = "\(pan.translation(in: pan.view).x)"
    if pan.state == .ended { label?.text = nil }
  }
}
#endif

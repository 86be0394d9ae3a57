#if canImport(UIKit) && !os(watchOS)
import ReactiveSignals
import ReactiveSignalsFoundation
import ReactiveSignalsUI
import UIKit

// F204: RAC(label, text) = signal. Any property of any control is a target.
@MainActor func bindings(_ label: UILabel, _ image: UIImageView, _ progress: UIProgressView, _ view: UIView) {
  Signal<String, Never>.just("Ada").bind(to: \.text, on: label)
  Signal<UIImage?, Never>.just(nil).bind(to: \.image, on: image)
  Signal<Float, Never>.just(1).bind(to: \.progress, on: progress)
  Signal<Bool, Never>.just(true).bind(to: \.isHidden, on: view)
}

// F220: a notification
@MainActor func notifications(_ view: UITextView) {
  NotificationCenter.default.signal(for: UITextView.textDidChangeNotification, object: view) { _ in }.observe
  { print("edited") }
}
#endif

#if canImport(UIKit) && !os(watchOS)
public import ReactiveSignals
public import UIKit

/// A button of an alert or an action sheet, with the value that it stands for.
public struct AlertChoice<Value> {
  let title: String
  let style: UIAlertAction.Style
  let value: Value

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - title: The title of the button.
  ///   - style: The style of the button.
  ///   - value: The value to send when the user taps the button.
  public init(_ title: String, style: UIAlertAction.Style = .default, value: Value) {
    self.title = title
    self.style = style
    self.value = value
  }
}

extension AlertChoice: Sendable where Value: Sendable {}

/// The reason why an alert was not presented.
public enum AlertError: Error, Hashable, Sendable {
  /// The view controller, or one that contains it, presents another one. UIKit presents one at a time.
  case anotherIsPresented
  /// The view of the view controller is in no window.
  case notOnScreen
}

extension UIViewController {
  /// Returns a signal that presents an alert, sends the choice of the user and completes.
  ///
  /// <!-- fragment -->
  ///
  ///     confirmations
  ///       .flatMap(.first) { [weak self] in
  ///         self?.alert("Delete the note?", choices: [
  ///           AlertChoice("Delete", style: .destructive, value: true), AlertChoice("Cancel", style: .cancel, value: false),
  ///         ]).replaceFailure(with: false).erased ?? .empty
  ///       }
  ///
  /// - **Sends**: the value of the button that the user taps. Each subscription presents an alert.
  /// - **Ends**: completes after the value, and without one when the app dismisses the alert or the view controller is released. It fails
  ///   when UIKit would not present the alert: another one is presented, or the view controller is not on screen.
  /// - **Disposal**: dismisses the alert.
  /// - **Thread**: the main actor.
  /// - **Memory**: one alert. The view controller is not kept alive.
  ///
  /// RAC: `rac_buttonClickedSignal` of `UIAlertView` and `UIActionSheet`, `rac_willDismissSignal`. The values replace the indexes of
  /// buttons.
  ///
  /// - Parameters:
  ///   - title: The title of the alert.
  ///   - message: The text below the title.
  ///   - style: The style: an alert or an action sheet.
  ///   - source: The view that an action sheet points to where it is a popover. Without one, it is the view of this view controller.
  ///   - choices: The buttons.
  /// - Returns: A signal of at most one choice.
  /// - Complexity: O(*n*) for *n* choices.
  public func alert<Value>(
    _ title: String?,
    message: String? = nil,
    style: UIAlertController.Style = .alert,
    from source: UIView? = nil,
    choices: [AlertChoice<Value>]
  ) -> MainSignal<Value, AlertError> {
    MainSignal.create { [weak self, weak source] subscriber in
      guard let self else { return subscriber.complete() }
      if presentedViewController != nil { return subscriber.fail(.anotherIsPresented) }
      if viewIfLoaded?.window == nil { return subscriber.fail(.notOnScreen) }
      let alert = UIAlertController(title: title, message: message, preferredStyle: style)
      for choice in choices {
        alert.addAction(
          UIAlertAction(title: choice.title, style: choice.style) { _ in
            subscriber.send(choice.value)
            subscriber.complete()
          }
        )
      }
      subscriber.add(Lifetime(of: alert).ended.onMain().subscribe(completed: { subscriber.complete() }))
      subscriber.onDispose { [weak alert] in
        if let alert, !alert.isBeingDismissed { alert.presentingViewController?.dismiss(animated: true) }
      }
      #if !os(tvOS)
      alert.popoverPresentationController?.sourceView = source ?? view
      #endif
      self.present(alert, animated: true)
    }
    .take(during: Lifetime(of: self))
  }
}
#endif

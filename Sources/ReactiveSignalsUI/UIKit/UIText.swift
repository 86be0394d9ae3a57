#if canImport(UIKit) && !os(watchOS)
public import ReactiveSignals
import ReactiveSignalsFoundation
public import UIKit

extension UITextField {
  /// A signal of the text: first the current one, then the text after each edit by the user.
  ///
  /// <!-- fragment -->
  ///
  ///     nameField.textSignal.map { !$0.isEmpty }.bind(to: \.isEnabled, on: saveButton)
  ///
  /// A text written by the app is not sent. The field of a `UISearchBar` is its `searchTextField`.
  ///
  /// - **Sends**: the current text, and then the text after each edit by the user.
  /// - **Ends**: completes when the field is released. It never fails.
  /// - **Disposal**: removes the subscription.
  /// - **Thread**: the main actor.
  /// - **Memory**: no value is kept. The field is not kept alive.
  ///
  /// RAC: `rac_textSignal`.
  ///
  /// - Complexity: O(1) for each event.
  public var textSignal: Signal<String, Never> { signal(of: \.content, for: .editingChanged) }

  /// Returns an end of a channel whose other end is the text.
  ///
  /// <!-- fragment -->
  ///
  ///     nameField.textChannel() <~> model.name
  ///
  /// The end sends the edits of the user, and neither a starting value nor what the app writes. A text sent to the end is written to
  /// the field, on the main actor, unless the field has it already. The end completes when the field is released.
  ///
  /// RAC: `rac_newTextChannel`.
  ///
  /// - Returns: A terminal of the channel.
  public func textChannel() -> ChannelTerminal<String> { channel(of: \.content, for: .editingChanged) }

  /// The text. Writing the same text leaves the selection and the marked text as they are.
  fileprivate var content: String {
    get { text ?? "" }
    set { if newValue != text { text = newValue } }
  }
}

extension UITextView {
  /// A signal of the text: first the current one, then the text after each edit by the user.
  ///
  /// It needs no delegate. It behaves as `textSignal` of a text field otherwise.
  ///
  /// RAC: `rac_textSignal`.
  public var textSignal: Signal<String, Never> { ReactiveSignalsUI.signal(of: self, \.content, edits: edits) }

  /// Returns an end of a channel whose other end is the text, as the channel of a text field is.
  ///
  /// - Returns: A terminal of the channel.
  public func textChannel() -> ChannelTerminal<String> {
    ReactiveSignalsUI.channel(of: self, \.content, edits: edits)
  }

  private var edits: Signal<Void, Never> {
    NotificationCenter.default.signal(for: UITextView.textDidChangeNotification, object: self) { _ in }
  }

  /// The text. Writing the same text leaves the selection and the marked text as they are.
  private var content: String {
    get { text ?? "" }
    set { if newValue != text { text = newValue } }
  }
}
#endif

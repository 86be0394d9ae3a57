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
  /// The end of editing counts as an edit if it leaves another text: a correction may change it there. A text written by the app is not sent
  /// until then. A `UISearchBar` has a signal of its own, which also sends when the cancel button clears the text.
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
  public var textSignal: MainSignal<String, Never> {
    ReactiveSignalsUI.signal(of: self, \.content, edits: edits)
  }

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
  public func textChannel() -> MainChannelTerminal<String> {
    ReactiveSignalsUI.channel(of: self, \.content, edits: edits)
  }

  private var edits: MainSignal<Void, Never> {
    textEdits(
      of: self,
      \.content,
      typing: signal(for: .editingChanged),
      ends: signal(for: [.editingDidEnd, .editingDidEndOnExit])
    )
  }

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
  public var textSignal: MainSignal<String, Never> {
    ReactiveSignalsUI.signal(of: self, \.content, edits: edits)
  }

  /// Returns an end of a channel whose other end is the text, as the channel of a text field is.
  ///
  /// - Returns: A terminal of the channel.
  public func textChannel() -> MainChannelTerminal<String> {
    ReactiveSignalsUI.channel(of: self, \.content, edits: edits)
  }

  /// A signal that sends when the user begins to edit the text. It behaves as `signal(for: .editingDidBegin)` of a text field.
  public var editingStarts: MainSignal<Void, Never> {
    NotificationCenter.default.signal(for: UITextView.textDidBeginEditingNotification, object: self) { _ in }
      .onMain().take(during: Lifetime(of: self))
  }

  /// A signal that sends when the user ends editing. It behaves as `signal(for: .editingDidEnd)` of a text field.
  public var editingEnds: MainSignal<Void, Never> {
    NotificationCenter.default.signal(for: UITextView.textDidEndEditingNotification, object: self) { _ in }
      .onMain().take(during: Lifetime(of: self))
  }

  private var edits: MainSignal<Void, Never> {
    let center = NotificationCenter.default
    return textEdits(
      of: self,
      \.content,
      typing: center.signal(for: UITextView.textDidChangeNotification, object: self) { _ in },
      ends: center.signal(for: UITextView.textDidEndEditingNotification, object: self) { _ in }
    )
  }

  /// The text. Writing the same text leaves the selection and the marked text as they are.
  private var content: String {
    get { text ?? "" }
    set { if newValue != text { text = newValue } }
  }
}
#endif

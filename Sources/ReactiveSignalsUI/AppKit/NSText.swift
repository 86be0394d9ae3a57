#if canImport(AppKit) && !targetEnvironment(macCatalyst)
public import AppKit
public import ReactiveSignals
import ReactiveSignalsFoundation

extension NSText {
  /// A signal of the text: first the current one, then the text after each edit by the user.
  ///
  /// The text of an `NSTextView` is one.
  ///
  /// - **Sends**: the current text, and then the text after each edit by the user.
  /// - **Ends**: completes when the object is released. It never fails.
  /// - **Disposal**: removes the subscription.
  /// - **Thread**: the main actor.
  /// - **Memory**: no value is kept. The object is not kept alive.
  ///
  /// RAC: `rac_textSignal`.
  ///
  /// - Complexity: O(1) for each event.
  public var textSignal: MainSignal<String, Never> {
    ReactiveSignalsUI.signal(of: self, \.string, edits: edits)
  }

  /// Returns an end of a channel whose other end is the text.
  ///
  /// The end sends the edits of the user, and neither a starting value nor what the app writes. A text sent to the end is written on
  /// the main actor. The end completes when the object is released.
  ///
  /// - Returns: A terminal of the channel.
  public func textChannel() -> MainChannelTerminal<String> {
    ReactiveSignalsUI.channel(of: self, \.string, edits: edits)
  }

  private var edits: MainSignal<Void, Never> {
    let center = NotificationCenter.default
    return textEdits(
      of: self,
      \.string,
      typing: center.signal(for: NSText.didChangeNotification, object: self) { _ in },
      ends: center.signal(for: NSText.didEndEditingNotification, object: self) { _ in }
    )
  }
}
#endif

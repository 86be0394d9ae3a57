#if canImport(AppKit) && !targetEnvironment(macCatalyst)
public import AppKit
public import ReactiveSignals
import ReactiveSignalsFoundation

extension NSText {
  /// A signal of the text: first the current one, then the text after each edit by the user.
  ///
  /// The text of an `NSTextView` is one. The main actor reads and sends it. The signal completes when the object is released, and does
  /// not keep it alive.
  ///
  /// RAC: `rac_textSignal`.
  public var textSignal: Signal<String, Never> { ReactiveSignalsUI.signal(of: self, \.string, edits: edits) }

  /// Returns an end of a channel whose other end is the text.
  ///
  /// The end sends the edits of the user, and neither a starting value nor what the app writes. A text sent to the end is written on
  /// the main actor. The end completes when the object is released.
  ///
  /// - Returns: A terminal of the channel.
  public func textChannel() -> ChannelTerminal<String> {
    ReactiveSignalsUI.channel(of: self, \.string, edits: edits)
  }

  private var edits: Signal<Void, Never> {
    NotificationCenter.default.signal(for: NSText.didChangeNotification, object: self) { _ in }
  }
}
#endif

#if (canImport(UIKit) && !os(watchOS)) || (canImport(AppKit) && !targetEnvironment(macCatalyst))
import ReactiveSignals

/// Returns a signal of the value at a key path of `object`: the current one, then the value after each edit of the user.
@MainActor
func signal<Object: AnyObject, Value: Sendable>(
  of object: Object,
  _ keyPath: KeyPath<Object, Value>,
  edits: some SignalProtocol<some Sendable, Never>
) -> Signal<Value, Never> {
  MainActorValue(of: object, keyPath, during: Lifetime(of: object), edits: edits).signal
}

/// Returns an end of a channel whose other end is the value at a key path of `object`.
@MainActor
func channel<Object: AnyObject, Value: Sendable>(
  of object: Object,
  _ keyPath: ReferenceWritableKeyPath<Object, Value>,
  edits: some SignalProtocol<some Sendable, Never>
) -> ChannelTerminal<Value> {
  MainActorValue(of: object, keyPath, during: Lifetime(of: object), edits: edits)
    .channel { [weak object] value in object?[keyPath: keyPath] = value }
}

/// Returns a signal of the edits of the text at a key path of `object`.
///
/// - Parameters:
///   - object: The object. It is held weakly.
///   - keyPath: The key path of the text.
///   - typing: A signal that sends after each edit.
///   - ends: A signal that sends when editing ends, which may change the text.
/// - Returns: A signal of both, without the ends that leave the text as it was.
@MainActor
func textEdits<Object: AnyObject>(
  of object: Object,
  _ keyPath: KeyPath<Object, String>,
  typing: some SignalProtocol<some Sendable, Never>,
  ends: some SignalProtocol<some Sendable, Never>
) -> Signal<Void, Never> {
  let text: @MainActor @Sendable () -> String? = { [weak object] in object?[keyPath: keyPath] }
  let all = typing.map { _ in true }.merge(ends.map { _ in false }).erased
  return .createOnMain { subscriber in
    let last = LastText(text())
    subscriber.add(
      all.observe { @MainActor isTyped in
        if isTyped {
          last.text.typed(text())
        } else if !last.text.ended(with: text()) {
          return
        }
        subscriber.send(())
      }
    )
  }
}

/// The last text of one subscription.
@MainActor
private final class LastText {
  var text: EditedText

  init(_ text: String?) { self.text = EditedText(text) }
}
#endif

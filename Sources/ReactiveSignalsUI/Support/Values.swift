#if (canImport(UIKit) && !os(watchOS)) || (canImport(AppKit) && !targetEnvironment(macCatalyst))
import ReactiveSignals

/// Returns a signal of the value at a key path of `object`: the current one, then the value after each edit of the user.
@MainActor
func signal<Object: AnyObject, Value>(
  of object: Object,
  _ keyPath: KeyPath<Object, Value>,
  edits: some MainSignalConvertible<some Any, Never>
) -> MainSignal<Value, Never> {
  .value(of: object, keyPath, during: Lifetime(of: object), edits: edits.mainSignal.mapReplace(()))
}

/// Returns an end of a channel whose other end is the value at a key path of `object`.
@MainActor
func channel<Object: AnyObject, Value>(
  of object: Object,
  _ keyPath: ReferenceWritableKeyPath<Object, Value>,
  edits: some MainSignalConvertible<some Any, Never>
) -> MainChannelTerminal<Value> {
  MainChannelTerminal(
    of: object,
    keyPath,
    during: Lifetime(of: object),
    edits: edits.mainSignal.mapReplace(())
  )
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
  typing: some MainSignalConvertible<some Any, Never>,
  ends: some MainSignalConvertible<some Any, Never>
) -> MainSignal<Void, Never> {
  .deferred { [weak object] in
    var last = EditedText(object?[keyPath: keyPath])
    return typing.mainSignal.mapReplace(true).merge(ends.mainSignal.mapReplace(false))
      .filter { isTyped in
        let text = object?[keyPath: keyPath]
        if isTyped { last.typed(text) } else { return last.ended(with: text) }
        return true
      }
      .mapReplace(())
  }
}
#endif

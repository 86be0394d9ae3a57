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
#endif

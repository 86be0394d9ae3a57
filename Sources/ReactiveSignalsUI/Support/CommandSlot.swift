#if (canImport(UIKit) && !os(watchOS)) || (canImport(AppKit) && !targetEnvironment(macCatalyst))
import ReactiveSignals

/// The place for the command of an object. It ends with the object.
private final class CommandSlot: Sendable {
  let binding = SerialDisposable()

  deinit { binding.dispose() }
}

/// Returns the container for the binding of a command to `object`.
func commandSlot(of object: AnyObject) -> SerialDisposable {
  associatedObject(of: object) { CommandSlot() }.binding
}
#endif

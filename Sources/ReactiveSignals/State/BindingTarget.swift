/// A property of an object, written in the isolation of a binding.
///
/// `@unchecked Sendable`: The object and the key path are used only in the isolation in which the binding was made. Without an
/// isolation, the sending thread uses them, and the caller of `bind(to:on:)` has allowed that.
final class BindingTarget<Value: Sendable>: @unchecked Sendable {
  private let set: (Value) -> Bool

  init<Object: AnyObject>(_ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>) {
    set = { [weak object] value in
      guard let object else { return false }
      object[keyPath: keyPath] = value
      return true
    }
  }

  /// Writes `value` and returns whether the object still exists.
  func write(_ value: Value) -> Bool { set(value) }
}

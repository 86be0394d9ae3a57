/// A property of an object, to be written where the object belongs.
///
/// `@unchecked Sendable`: object and key path are used in the isolation only in which the binding was made. Without one
/// they are used by the thread that sends, which is how the user has it.
final class TargetProperty<Value: Sendable>: @unchecked Sendable {
  private let set: (Value) -> Bool

  init<Object: AnyObject>(_ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>) {
    set = { [weak object] value in
      guard let object else { return false }
      object[keyPath: keyPath] = value
      return true
    }
  }

  /// Says whether the object is still there.
  func write(_ value: Value) -> Bool { set(value) }
}

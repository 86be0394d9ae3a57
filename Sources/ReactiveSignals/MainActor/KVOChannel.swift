#if canImport(ObjectiveC)
public import Foundation

extension MainChannelTerminal where Value: Sendable {
  /// Creates an end of a channel whose other end is the value at a key path of an Objective-C object of the main actor.
  ///
  /// <!-- fragment -->
  ///
  ///     let title = MainChannelTerminal(document, \.title)
  ///     title <~> model.title
  ///
  /// The end sends the current value, then every change that was not written through this end. A value sent to the end is written
  /// on the main actor, in order. The end does not keep the object alive, and completes when the object is released. Completion
  /// sent to the end closes the channel.
  ///
  /// It exists on Apple platforms only.
  ///
  /// RAC: `RACKVOChannel`, `RACChannelTo`.
  ///
  /// - Parameters:
  ///   - object: The object that has the value.
  ///   - keyPath: The key path, which must support key-value observing.
  public convenience init<Object: NSObject & Sendable>(
    _ object: Object,
    _ keyPath: ReferenceWritableKeyPath<Object, Value>
  ) {
    let isWriting = CurrentValue(false)
    self.init(
      values: KVOSignal(object, keyPath).filter { _ in !isWriting.value },
      during: Lifetime(of: object),
      write: { [weak object] value in
        _ = isWriting.remember(true)
        object?[keyPath: keyPath] = value
        _ = isWriting.remember(false)
      }
    )
  }
}

#endif

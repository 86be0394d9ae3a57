public import Observation

extension MainSignal where Failure == Never {
  /// Returns a signal of the value of an `@Observable` object's property, and of every change to it.
  ///
  ///     @MainActor @Observable final class Player {
  ///       var volume = 5
  ///     }
  ///     let player = Player()
  ///     MainSignal.observe(player, \.volume).subscribe { print($0) }
  ///     player.volume = 6
  ///     // 5
  ///     // 6
  ///
  /// It behaves as ``Signal/observe(_:_:isolation:)`` on the main actor. The value may be of any type.
  ///
  /// - Parameters:
  ///   - object: The object to observe, which is not kept alive.
  ///   - keyPath: The key path of the property.
  /// - Returns: A signal that sends the current value first.
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  public static func observe<Object: Observation.Observable & AnyObject>(
    _ object: Object,
    _ keyPath: KeyPath<Object, Value>
  ) -> MainSignal {
    MainSignal(
      observed(ObservedProperty(object, isolation: MainActor.shared) { OnMain($0[keyPath: keyPath]) })
    )
  }
}

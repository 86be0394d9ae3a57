#if (canImport(UIKit) && !os(watchOS)) || (canImport(AppKit) && !targetEnvironment(macCatalyst))
import Foundation
import ReactiveSignals

/// The target of the actions of one object: a signal of calls, for objects that send their actions to a target and a selector only.
@MainActor
final class ActionTarget: NSObject {
  static let action = #selector(act)

  /// A signal that sends when the action is sent.
  nonisolated let calls = Subject<Void, Never>()

  nonisolated override init() {}

  @objc private func act() { calls.send(()) }
}

extension InterfaceObject {
  /// Returns a signal that sends this object for each of its actions.
  ///
  /// All subscriptions share one target. It is released with the object.
  ///
  /// - Parameter setTarget: A closure that makes a target and a selector receive the actions of an object.
  func actions(
    _ setTarget: @escaping @MainActor @Sendable (Self, ActionTarget, Selector) -> Void
  ) -> Signal<Self, Never> {
    Signal
      .createOnMain { [weak self] subscriber in
        guard let self else { return }
        let target = associatedObject(of: self) { ActionTarget() }
        setTarget(self, target, ActionTarget.action)
        subscriber.add(
          target.calls.observe { @MainActor [weak self] in
            if let self { subscriber.send(self) }
          }
        )
      }
      .take(during: Lifetime(of: self))
      .erased
  }
}
#endif

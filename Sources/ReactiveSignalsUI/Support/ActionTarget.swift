#if (canImport(UIKit) && !os(watchOS)) || (canImport(AppKit) && !targetEnvironment(macCatalyst))
import Foundation
import ReactiveSignals

/// The target of the actions of one object: a signal of calls, for objects that send their actions to a target and a selector only.
///
/// A target and an action that the object had before are called too, and are there again when the last subscription has ended.
@MainActor
final class ActionTarget: NSObject {
  typealias Pair = TargetSlot<Selector>.Pair

  /// A signal that sends when the action is sent.
  nonisolated let calls = MainSubject<Void, Never>()
  private var slot = TargetSlot<Selector>()
  private var passOn: ((Selector, AnyObject?) -> Void)?
  private var isSetting = false

  nonisolated override init() {}

  /// Takes the place of the target, unless this has it.
  ///
  /// - Parameters:
  ///   - present: The target and the action that the object has.
  ///   - set: A closure that sets the target and the action of the object.
  ///   - passOn: A closure that sends an action to a target, or to the first responder.
  func subscribe(present: Pair, set: (Pair) -> Void, passOn: @escaping (Selector, AnyObject?) -> Void) {
    self.passOn = passOn
    guard slot.subscribe(present: present, own: self) else { return }
    isSetting = true
    set(Pair(self, #selector(act)))
    isSetting = false
  }

  /// Gives the place back at the end of the last subscription.
  ///
  /// - Parameters:
  ///   - present: The target and the action that the object has.
  ///   - set: A closure that sets the target and the action of the object.
  func unsubscribe(present: Pair, set: (Pair) -> Void) {
    if let pair = slot.unsubscribe(present: present, own: self) { set(pair) }
  }

  /// Makes the objects of a class pass on the targets and actions that the app sets while signals have their place.
  static func interceptSetters(of owner: AnyClass) {
    MethodInterception.replace(NSSelectorFromString("setTarget:"), of: owner) { object, target, original in
      let own = MethodInterception.existing(ActionTarget.self, of: object)
      if own?.take({ $0.take(target: target.map { $0 as AnyObject }) }) != true { original() }
    }
    MethodInterception.replace(NSSelectorFromString("setAction:"), of: owner) { object, action, original in
      let own = MethodInterception.existing(ActionTarget.self, of: object)
      if own?.take({ $0.take(action: action as? Selector) }) != true { original() }
    }
  }

  private func take(_ take: (inout TargetSlot<Selector>) -> Bool) -> Bool { !isSetting && take(&slot) }

  /// Reports an action, and adds itself to objects with many targets.
  @objc func act() {
    calls.send(())
    if let next = slot.next, let action = next.action { passOn?(action, next.target) }
  }
}

extension InterfaceObject {
  /// Returns a signal that sends this object for each of its actions, in the place of its target.
  ///
  /// All subscriptions share one target. It is released with the object.
  ///
  /// - Parameters:
  ///   - get: A closure that returns the target and the action of an object.
  ///   - set: A closure that sets them.
  ///   - passOn: A closure that sends an action of an object to a target, or to the first responder.
  func actions(
    get: @escaping @MainActor (Self) -> ActionTarget.Pair,
    set: @escaping @MainActor (Self, ActionTarget.Pair) -> Void,
    passOn: @escaping @MainActor (Self, Selector, AnyObject?) -> Void
  ) -> MainSignal<Self, Never> {
    actions { object, target in
      ActionTarget.interceptSetters(of: type(of: object))
      target.subscribe(present: get(object)) {
        set(object, $0)
      } passOn: { [weak object] action, receiver in
        if let object { passOn(object, action, receiver) }
      }
    } end: { object, target in
      target.unsubscribe(present: get(object)) { set(object, $0) }
    }
  }

  /// Returns a signal that sends this object for each of its actions.
  ///
  /// All subscriptions share one target. It is released with the object.
  ///
  /// - Parameters:
  ///   - begin: A closure that makes a target receive the actions of an object, at each subscription.
  ///   - end: A closure that is called at the end of each subscription.
  func actions(
    begin: @escaping @MainActor (Self, ActionTarget) -> Void,
    end: @escaping @MainActor (Self, ActionTarget) -> Void
  ) -> MainSignal<Self, Never> {
    MainSignal
      .create { [weak self] subscriber in
        guard let self else { return }
        let target = associatedObject(of: self) { ActionTarget() }
        begin(self, target)
        subscriber.onDispose { [weak self] in
          if let self { end(self, target) }
        }
        subscriber.add(
          target.calls.subscribe { [weak self] in
            if let self { subscriber.send(self) }
          }
        )
      }
      .take(during: Lifetime(of: self))
  }
}
#endif

#if canImport(UIKit) && !os(watchOS)
public import ReactiveSignals
public import UIKit

extension UIBarButtonItem: InterfaceObject {}

extension InterfaceObject where Self: UIBarButtonItem {
  /// A signal that sends this item when the user activates it.
  ///
  /// <!-- fragment -->
  ///
  ///     doneItem.actions.subscribe { [weak self] _ in self?.close() }
  ///
  /// Subscribing sets the `target` and the `action` of the item, which all subscriptions share. The target and the action from before are
  /// called after the subscribers, and are there again when the last subscription has ended. Those that the app sets later are kept
  /// in the same way. An item with a `primaryAction` ignores its target, and sends nothing here.
  ///
  /// - **Sends**: this item at each activation.
  /// - **Ends**: completes when the item is released. It never fails.
  /// - **Disposal**: removes the subscription.
  /// - **Thread**: the main actor.
  /// - **Memory**: no value is kept. The item is not kept alive.
  ///
  /// - Complexity: O(1) for each event.
  public var actions: MainSignal<Self, Never> {
    actions {
      ActionTarget.Pair($0.target, $0.action)
    } set: { item, pair in
      item.target = pair.target
      item.action = pair.action
    } passOn: { item, action, target in
      item.send(action, to: target)
    }
  }

  /// Executes a command when the user activates this item, which is enabled while the command is.
  ///
  /// The item has one command: a new one replaces the one before. When the binding ends, the item is enabled. The item keeps the
  /// command alive.
  ///
  /// RAC: `rac_command`.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - input: A closure that returns the input for this item, on the main actor.
  /// - Returns: The binding. Disposing it ends it. Releasing it does not.
  @discardableResult
  public func bind<Command: CommandProtocol>(
    to command: Command,
    input: @escaping @MainActor (Self) -> Command.Input
  ) -> any Disposable {
    command.bind(to: self, \.isEnabled, activations: actions, in: commandSlot(of: self)) {
      $0.activate(input($1))
    }
  }

  /// Executes a command without input when the user activates this item, as `bind(to:input:)` does.
  ///
  /// <!-- fragment -->
  ///
  ///     doneItem.bind(to: save)
  ///
  /// - Parameter command: The command.
  /// - Returns: The binding. Disposing it ends it. Releasing it does not.
  @discardableResult
  public func bind(to command: some CommandProtocol<Void>) -> any Disposable {
    bind(to: command) { _ in }
  }
}
#endif

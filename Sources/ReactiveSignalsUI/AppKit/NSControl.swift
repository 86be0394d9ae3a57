#if canImport(AppKit) && !targetEnvironment(macCatalyst)
public import AppKit
public import ReactiveSignals
import ReactiveSignalsFoundation

extension NSControl: InterfaceObject {}

extension InterfaceObject where Self: NSControl {
  /// A signal that sends this control each time it sends its action.
  ///
  /// <!-- fragment -->
  ///
  ///     closeButton.actions.subscribe { [weak self] _ in self?.close() }
  ///
  /// Subscribing sets the `target` and the `action` of the control, which all subscriptions share. The target and the action from before
  /// are called after the subscribers, and are there again when the last subscription has ended. Those that
  /// the app sets later are kept in the same way.
  ///
  /// - **Sends**: this control at each action.
  /// - **Ends**: completes when the control is released. It never fails.
  /// - **Disposal**: removes the subscription.
  /// - **Thread**: the main actor.
  /// - **Memory**: no value is kept. The control is not kept alive.
  ///
  /// - Complexity: O(1) for each event.
  public var actions: MainSignal<Self, Never> {
    actions {
      ActionTarget.Pair($0.target, $0.action)
    } set: { control, pair in
      control.target = pair.target
      control.action = pair.action
    } passOn: { control, action, target in
      control.sendAction(action, to: target)
    }
  }

  /// Returns a signal of a value of this control: first the current one, then the value at each action.
  ///
  /// <!-- fragment -->
  ///
  ///     volumeSlider.signal(of: \.doubleValue).bind(to: player.volume)
  ///
  /// A value written by the app is not sent. It behaves as `actions` otherwise.
  ///
  /// - Parameter keyPath: The key path of the value.
  /// - Returns: A signal of the values.
  public func signal<Value>(of keyPath: KeyPath<Self, Value>) -> MainSignal<Value, Never> {
    ReactiveSignalsUI.signal(of: self, keyPath, edits: actions)
  }

  /// Returns an end of a channel whose other end is a value of this control.
  ///
  /// <!-- fragment -->
  ///
  ///     volumeSlider.channel(of: \.doubleValue) <~> player.volume
  ///     nightBox.channel(of: \.state) <~> settings.night
  ///
  /// The end sends the value at each action, and neither a starting value nor what the app writes. A value sent to the end is written
  /// to the control, on the main actor. The end completes when the control is released, and does not keep it alive. Completion sent to
  /// the end closes the channel.
  ///
  /// - Parameter keyPath: The key path of the value.
  /// - Returns: A terminal of the channel.
  public func channel<Value>(
    of keyPath: ReferenceWritableKeyPath<Self, Value>
  ) -> MainChannelTerminal<Value> {
    ReactiveSignalsUI.channel(of: self, keyPath, edits: actions)
  }

  /// Executes a command when this control sends its action. The control is enabled while the command is.
  ///
  /// The control has one command: a new one replaces the one before. When the binding ends, the control is enabled. The control keeps
  /// the command alive.
  ///
  /// RAC: `rac_command`.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - input: A closure that returns the input for this control, on the main actor.
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

  /// Executes a command without input when this control sends its action, as `bind(to:input:)` does.
  ///
  /// - Parameter command: The command.
  /// - Returns: The binding. Disposing it ends it. Releasing it does not.
  @discardableResult
  public func bind(to command: some CommandProtocol<Void>) -> any Disposable {
    bind(to: command) { _ in }
  }
}

extension NSControl {
  /// A signal of the text: first the current one, then the text after each edit by the user.
  ///
  /// <!-- fragment -->
  ///
  ///     nameField.textSignal.map { !$0.isEmpty }.bind(to: \.isEnabled, on: saveButton)
  ///
  /// The end of editing counts as an edit if it leaves another text, and so does the cancel button of a search field. A text written by the
  /// app is not sent until then.
  ///
  /// - **Sends**: the current text, and then the text after each edit by the user.
  /// - **Ends**: completes when the control is released. It never fails.
  /// - **Disposal**: removes the subscription.
  /// - **Thread**: the main actor.
  /// - **Memory**: no value is kept. The control is not kept alive.
  ///
  /// RAC: `rac_textSignal`.
  ///
  /// - Complexity: O(1) for each event.
  public var textSignal: MainSignal<String, Never> {
    ReactiveSignalsUI.signal(of: self, \.stringValue, edits: edits)
  }

  /// Returns an end of a channel whose other end is the text.
  ///
  /// <!-- fragment -->
  ///
  ///     nameField.textChannel() <~> model.name
  ///
  /// The end sends the edits of the user, and neither a starting value nor what the app writes. A text sent to the end is written to
  /// the control, on the main actor. The end completes when the control is released.
  ///
  /// - Returns: A terminal of the channel.
  public func textChannel() -> MainChannelTerminal<String> {
    ReactiveSignalsUI.channel(of: self, \.stringValue, edits: edits)
  }

  /// The end of editing may change the text once more. The cancel button of a search field sends the action alone.
  private var edits: MainSignal<Void, Never> {
    let center = NotificationCenter.default
    let typing = center.signal(for: NSControl.textDidChangeNotification, object: self) { _ in }
    let end = center.signal(for: NSControl.textDidEndEditingNotification, object: self) { _ in }
    let ends = (self as? NSSearchField).map { end.onMain().merge($0.actions.mapReplace(())) } ?? end.onMain()
    return textEdits(of: self, \.stringValue, typing: typing, ends: ends)
  }
}
#endif

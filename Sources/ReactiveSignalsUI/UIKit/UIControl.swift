#if canImport(UIKit) && !os(watchOS)
public import ReactiveSignals
public import UIKit

extension UIControl: InterfaceObject {}

extension InterfaceObject where Self: UIControl {
  /// Returns a signal that sends this control for each of its events.
  ///
  /// <!-- fragment -->
  ///
  ///     button.signal(for: .touchUpInside).subscribe { [weak self] _ in self?.close() }
  ///
  /// Each subscription adds an action to the control.
  ///
  /// - **Sends**: this control at each event.
  /// - **Ends**: completes when the control is released. It never fails.
  /// - **Disposal**: removes the action from the control.
  /// - **Thread**: the main actor.
  /// - **Memory**: no value is kept. The control is not kept alive.
  ///
  /// RAC: `rac_signalForControlEvents:`.
  ///
  /// - Parameter events: The events.
  /// - Returns: A signal of this control.
  /// - Complexity: O(1) for each event.
  public func signal(for events: UIControl.Event) -> MainSignal<Self, Never> {
    MainSignal
      .create { [weak self] subscriber in
        guard let self else { return }
        let action = UIAction { [weak self] _ in
          if let self { subscriber.send(self) }
        }
        addAction(action, for: events)
        subscriber.onDispose { [weak self] in self?.removeAction(action, for: events) }
      }
      .take(during: Lifetime(of: self))
  }

  /// Returns a signal of a value of this control: first the current one, then the value at each of the control's events.
  ///
  /// <!-- fragment -->
  ///
  ///     volumeSlider.signal(of: \.value).bind(to: player.volume)
  ///     picker.signal(of: \.date).subscribe { [weak self] in self?.show($0) }
  ///
  /// A control announces the changes that the user makes. A value written by the app is not sent.
  ///
  /// - **Sends**: the current value, and then the value at each event.
  /// - **Ends**: completes when the control is released. It never fails.
  /// - **Disposal**: removes the subscription.
  /// - **Thread**: the main actor.
  /// - **Memory**: no value is kept. The control is not kept alive.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the value.
  ///   - events: The events at which the value is read.
  /// - Returns: A signal of the values.
  /// - Complexity: O(1) for each event.
  public func signal<Value>(
    of keyPath: KeyPath<Self, Value>,
    for events: UIControl.Event = .valueChanged
  ) -> MainSignal<Value, Never> {
    ReactiveSignalsUI.signal(of: self, keyPath, edits: signal(for: events))
  }

  /// Returns an end of a channel whose other end is a value of this control.
  ///
  /// <!-- fragment -->
  ///
  ///     volumeSlider.channel(of: \.value) <~> player.volume
  ///     nightSwitch.channel(of: \.isOn) <~> settings.isNight
  ///     datePicker.channel(of: \.date) <~> event.date
  ///     segments.channel(of: \.selectedSegmentIndex) <~> page
  ///
  /// The end sends the changes that the user makes, and neither a starting value nor what the app writes. A value sent to the end is
  /// written to the control, on the main actor. The end completes when the control is released, and does not keep it alive. Completion
  /// sent to the end closes the channel.
  ///
  /// RAC: `rac_newValueChannelWithNilValue:` of `UISlider` and `UIStepper`, `rac_newOnChannel`, `rac_newDateChannelWithNilValue:`,
  /// `rac_newSelectedSegmentIndexChannelWithNilValue:`, `rac_channelForControlEvents:key:nilValue:`.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the value.
  ///   - events: The events at which the value is sent.
  /// - Returns: A terminal of the channel.
  public func channel<Value>(
    of keyPath: ReferenceWritableKeyPath<Self, Value>,
    for events: UIControl.Event = .valueChanged
  ) -> MainChannelTerminal<Value> {
    ReactiveSignalsUI.channel(of: self, keyPath, edits: signal(for: events))
  }

  /// Executes a command when the user activates this control, which is enabled while the command is.
  ///
  /// <!-- fragment -->
  ///
  ///     saveButton.bind(to: save) { [weak self] _ in self?.note ?? Note() }
  ///
  /// The control has one command: a new one replaces the one before. When the binding ends, the control is enabled. The control keeps
  /// the command alive.
  ///
  /// RAC: `rac_command`, whose input was the sender, and which left a button disabled when it was set to `nil`.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - events: The events that execute it.
  ///   - input: A closure that returns the input for this control, on the main actor.
  /// - Returns: The binding. Disposing it ends it. Releasing it does not.
  @discardableResult
  public func bind<Command: CommandProtocol>(
    to command: Command,
    for events: UIControl.Event = .primaryActionTriggered,
    input: @escaping @MainActor (Self) -> Command.Input
  ) -> any Disposable {
    command.bind(to: self, \.isEnabled, activations: signal(for: events), in: commandSlot(of: self)) {
      $0.activate(input($1))
    }
  }

  /// Executes a command without input when the user activates this control, as `bind(to:for:input:)` does.
  ///
  /// <!-- fragment -->
  ///
  ///     reloadButton.bind(to: reload)
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - events: The events that execute it.
  /// - Returns: The binding. Disposing it ends it. Releasing it does not.
  @discardableResult
  public func bind(
    to command: some CommandProtocol<Void>,
    for events: UIControl.Event = .primaryActionTriggered
  ) -> any Disposable {
    bind(to: command, for: events) { _ in }
  }
}
#endif

extension Command {
  /// Executes this command when the user activates an object, which is enabled while the command is.
  ///
  /// - Parameters:
  ///   - object: The object, which is held weakly.
  ///   - isEnabled: The key path of the property that follows the state of the command. It becomes `true` when the binding ends.
  ///   - activations: A signal that sends the object when the user activates it.
  ///   - slot: The container of the object's binding. The binding replaces the one before it.
  ///   - execute: A closure that executes the command.
  /// - Returns: The binding, which keeps the command alive.
  @MainActor
  package func bind<Object: AnyObject & Sendable>(
    to object: Object,
    _ isEnabled: ReferenceWritableKeyPath<Object, Bool>,
    activations: some SignalProtocol<Object, Never>,
    in slot: SerialDisposable,
    _ execute: @escaping @MainActor @Sendable (Command, Object) -> Void
  ) -> any Disposable {
    slot.inner = nil
    let enable: @MainActor @Sendable () -> Void = { [weak object] in object?[keyPath: isEnabled] = true }
    let binding = CompoundDisposable()
    binding.add(self.isEnabled.signal.bind(to: isEnabled, on: object))
    binding.add(activations.observe { @MainActor object in execute(self, object) })
    binding.add(BlockDisposable { runOnMain(enable) })
    slot.inner = binding
    return binding
  }
}

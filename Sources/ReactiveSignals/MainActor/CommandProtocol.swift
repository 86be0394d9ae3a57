/// A command that the controls of a user interface execute: a ``Command`` or a ``MainCommand``.
public protocol CommandProtocol<Input>: AnyObject {
  /// The type of the input.
  associatedtype Input

  /// A signal of the current value of `isEnabled` and of each later one, on the main actor.
  @MainActor var enablement: MainSignal<Bool, Never> { get }

  /// Executes the command, if it is enabled.
  ///
  /// - Parameter input: The input of the work.
  /// - Returns: A signal that completes when the execution has ended, and immediately if the command is not enabled.
  @discardableResult
  @MainActor func activate(_ input: Input) -> MainSignal<Never, Never>
}

extension Command: CommandProtocol {
  @MainActor public var enablement: MainSignal<Bool, Never> { isEnabled.signalOnMain }

  @MainActor
  @discardableResult
  public func activate(_ input: Input) -> MainSignal<Never, Never> {
    execute(input, replay: .last(0)).onMain().ended
  }
}

extension Property {
  /// The values on the main actor.
  // Compiled once, and not for each type that the library needs.
  @_semantics("optimize.sil.specialize.generic.never")
  @MainActor fileprivate var signalOnMain: MainSignal<Value, Never> {
    @inline(never) get { signal.onMain() }
  }
}

extension MainCommand: nonisolated CommandProtocol {
  public var enablement: MainSignal<Bool, Never> { isEnabled.signal }

  @discardableResult
  public func activate(_ input: Input) -> MainSignal<Never, Never> { execute(input, replay: .last(0)).ended }
}

extension MainSignalProtocol {
  /// The end of this signal.
  fileprivate var ended: MainSignal<Never, Never> { ignoreValues(as: Never.self).catch { _ in .empty } }
}

extension CommandProtocol {
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
  package func bind<Object: AnyObject>(
    to object: Object,
    _ isEnabled: ReferenceWritableKeyPath<Object, Bool>,
    activations: some MainSignalConvertible<Object, Never>,
    in slot: SerialDisposable,
    _ execute: @escaping @MainActor (Self, Object) -> Void
  ) -> any Disposable {
    slot.inner = nil
    let binding = CompoundDisposable()
    binding.add(enablement.bind(to: isEnabled, on: object))
    binding.add(activations.mainSignal.subscribe { execute(self, $0) })
    binding.add(
      BlockDisposable(
        unisolated { [weak object] in performOnMain { object?[keyPath: isEnabled] = true } }
      )
    )
    slot.inner = binding
    return binding
  }
}

extension Command {
  /// Creates a command whose work depends on a property, and that is enabled while the value of the property allows it.
  ///
  ///     let cart = MutableProperty([Int]())
  ///     let order = Command(state: cart, enabledIf: { !$0.isEmpty }) { (items: [Int], note: String) in
  ///       Signal<String, Never>.just("\(items.count) items, \(note)")
  ///     }
  ///     cart.value = [1, 2]
  ///     order.execute("today").subscribe(next: { print($0) }, failed: { print($0) })
  ///     // 2 items, today
  ///
  /// The work receives the value that the property has when the execution starts. Another thread can change the property between
  /// the decision that the command is enabled and the call of the work.
  ///
  /// ReactiveSwift: `Action(state:enabledIf:execute:)`.
  ///
  /// - Parameters:
  ///   - state: The property. The command keeps it alive.
  ///   - isEnabled: A predicate of the value. By default the command is always enabled.
  ///   - policy: The initial value of ``whileExecuting``.
  ///   - scheduler: The scheduler that announces changes of state, executions and failures. Without one, the thread that causes
  ///     them does.
  ///   - work: A closure that returns the work for a value of the property and an input. It is called once for each execution, on
  ///     the thread that executes the command.
  public convenience init<State: PropertyProtocol, Work: SignalProtocol<Value, Failure>>(
    state: State,
    enabledIf isEnabled: @escaping @Sendable (State.Value) -> Bool = { _ in true },
    whileExecuting policy: CommandPolicy = .refuse,
    announcingOn scheduler: (any Scheduler)? = nil,
    _ work: @escaping @Sendable (State.Value, Input) -> Work
  ) {
    let state = state.property
    self.init(enabledIf: state.map(isEnabled), whileExecuting: policy, announcingOn: scheduler) {
      work(state.value, $0)
    }
  }
}

extension Command {
  /// Creates a command whose executions are tasks.
  ///
  ///     let rename = Command(task: { (name: String) in
  ///       if name.isEmpty { throw FileError.noPath }
  ///       return "\(name).txt"
  ///     })
  ///     print(try await rename.execute("notes").first() ?? "")
  ///     // notes.txt
  ///
  /// An execution sends the result of the closure and completes, or fails with its error. ``Execution/cancel()`` cancels the task.
  /// The failures have the type `any Error` unless the closure states another one:
  ///
  ///     let load = Command(task: { (page: Int) async throws(LoadError) in [page] })
  ///
  /// It behaves as the command whose closure returns ``Signal/task(on:_:)``.
  ///
  /// - Parameters:
  ///   - condition: The property. The command keeps it alive. A command without a condition is always enabled.
  ///   - policy: The initial value of ``whileExecuting``.
  ///   - scheduler: The scheduler that announces changes of state, executions and failures. Without one, the thread that causes
  ///     them does.
  ///   - work: An asynchronous closure that returns the result of an execution. It is called once for each execution, in a task.
  public convenience init(
    enabledIf condition: some PropertyProtocol<Bool> = alwaysEnabled,
    whileExecuting policy: CommandPolicy = .refuse,
    announcingOn scheduler: (any Scheduler)? = nil,
    task work: @escaping @Sendable (Input) async throws(Failure) -> Value
  ) {
    self.init(enabledIf: condition, whileExecuting: policy, announcingOn: scheduler) { input in
      Signal<Value, Failure>.task { () async throws(Failure) in try await work(input) }
    }
  }

  /// Creates a command whose executions are tasks, and that is enabled while the latest value of a signal is `true`.
  ///
  ///     let refresh = Command(enabledIf: connection.isOnline, initially: false, task: { try await server.load() })
  ///
  /// - Parameters:
  ///   - condition: The signal. The command subscribes to it immediately. After completion its last value stays in force.
  ///   - isEnabled: A Boolean value that indicates whether the command is enabled until the signal sends a value.
  ///   - policy: The initial value of ``whileExecuting``.
  ///   - scheduler: The scheduler that announces changes of state, executions and failures. Without one, the thread that causes
  ///     them does.
  ///   - work: An asynchronous closure that returns the result of an execution. It is called once for each execution, in a task.
  public convenience init(
    enabledIf condition: some SignalProtocol<Bool, Never>,
    initially isEnabled: Bool = true,
    whileExecuting policy: CommandPolicy = .refuse,
    announcingOn scheduler: (any Scheduler)? = nil,
    task work: @escaping @Sendable (Input) async throws(Failure) -> Value
  ) {
    self.init(
      enabledIf: Property(initial: isEnabled, then: condition),
      whileExecuting: policy,
      announcingOn: scheduler,
      task: work
    )
  }
}

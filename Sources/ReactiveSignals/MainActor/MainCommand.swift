/// A command of the main actor: work with a condition, whose executions, results and failures are signals.
///
///     @MainActor final class Login {
///       @MainMutableProperty var name = ""
///       private(set) lazy var submit = MainCommand<Void, Int, Never>(
///         enabledIf: $name.map { !$0.isEmpty }
///       ) { [unowned self] in .just(name.count) }
///     }
///
/// It behaves as ``Command``. Its closure may use the view model around it, and its values may be of any type.
///
/// RAC: `RACCommand`.
@MainActor
public final class MainCommand<Input, Value, Failure: Error> {
  @usableFromInline let owner: OnMainOwner<Command<OnMain<Input>, OnMain<Value>, Failure>>

  @usableFromInline var command: Command<OnMain<Input>, OnMain<Value>, Failure> { owner.object }

  /// A property that is `true` while an execution runs.
  public private(set) lazy var isExecuting: MainProperty<Bool> = command.isExecuting.onMain

  /// A property that is `true` when the command can be executed.
  public private(set) lazy var isEnabled: MainProperty<Bool> = command.isEnabled.onMain

  private init(
    _ condition: Property<Bool>,
    _ policy: CommandPolicy,
    _ work: @escaping (Input) -> MainSignal<Value, Failure>
  ) {
    let command = Command<OnMain<Input>, OnMain<Value>, Failure>(
      condition,
      policy,
      staysOnMain: true,
      unisolated { work($0.value).base }
    )
    owner = OnMainOwner(command)
  }

  /// Creates a command that is always enabled, unless it is executing.
  ///
  /// - Parameters:
  ///   - policy: The policy for calls while it executes.
  ///   - work: A closure that returns the signal of an execution.
  public convenience init(
    whileExecuting policy: CommandPolicy = .refuse,
    _ work: @escaping (Input) -> MainSignal<Value, Failure>
  ) {
    self.init(alwaysEnabled, policy, work)
  }

  /// Creates a command with a condition.
  ///
  /// - Parameters:
  ///   - condition: The condition under which the command is enabled.
  ///   - policy: The policy for calls while it executes.
  ///   - work: A closure that returns the signal of an execution.
  public convenience init(
    enabledIf condition: some MainPropertyProtocol<Bool>,
    whileExecuting policy: CommandPolicy = .refuse,
    _ work: @escaping (Input) -> MainSignal<Value, Failure>
  ) {
    self.init(condition.property.base.map(unisolated { $0.value }), policy, work)
  }

  /// Creates a command with a condition that a signal sends.
  ///
  /// - Parameters:
  ///   - condition: A signal of the condition.
  ///   - isEnabled: The condition until the signal sends one.
  ///   - policy: The policy for calls while it executes.
  ///   - work: A closure that returns the signal of an execution.
  @_disfavoredOverload
  public convenience init(
    enabledIf condition: some MainSignalConvertible<Bool, Never>,
    initially isEnabled: Bool = true,
    whileExecuting policy: CommandPolicy = .refuse,
    _ work: @escaping (Input) -> MainSignal<Value, Failure>
  ) {
    let condition = MainProperty(initial: isEnabled, then: condition)
    self.init(condition.base.map(unisolated { $0.value }), policy, work)
  }

  // A closure that returns a `MainSignal` takes another initializer, so that the factories inside it get their types.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  public convenience init<Work: MainSignalConvertible<Value, Failure>>(
    whileExecuting policy: CommandPolicy = .refuse,
    _ work: @escaping (Input) -> Work
  ) {
    self.init(alwaysEnabled, policy) { work($0).mainSignal }
  }

  @_documentation(visibility: internal)
  @_disfavoredOverload
  public convenience init<Work: MainSignalConvertible<Value, Failure>>(
    enabledIf condition: some MainPropertyProtocol<Bool>,
    whileExecuting policy: CommandPolicy = .refuse,
    _ work: @escaping (Input) -> Work
  ) {
    self.init(enabledIf: condition, whileExecuting: policy) { work($0).mainSignal }
  }

  /// Creates a command whose executions are tasks of the main actor.
  ///
  /// - Parameters:
  ///   - policy: The policy for calls while it executes.
  ///   - work: An asynchronous closure that returns the result of an execution.
  public convenience init(
    whileExecuting policy: CommandPolicy = .refuse,
    task work: @escaping @MainActor (Input) async throws(Failure) -> Value
  ) {
    self.init(alwaysEnabled, policy, Self.tasks(work))
  }

  /// Creates a command with a condition, whose executions are tasks of the main actor.
  ///
  /// - Parameters:
  ///   - condition: The condition under which the command is enabled.
  ///   - policy: The policy for calls while it executes.
  ///   - work: An asynchronous closure that returns the result of an execution.
  public convenience init(
    enabledIf condition: some MainPropertyProtocol<Bool>,
    whileExecuting policy: CommandPolicy = .refuse,
    task work: @escaping @MainActor (Input) async throws(Failure) -> Value
  ) {
    self.init(enabledIf: condition, whileExecuting: policy, Self.tasks(work))
  }

  /// Creates a command whose executions may overlap.
  @_documentation(visibility: internal)
  public convenience init(
    enabledIf condition: MainProperty<Bool>? = nil,
    concurrent isConcurrent: Bool,
    _ work: @escaping (Input) -> MainSignal<Value, Failure>
  ) {
    let condition = condition.map { $0.base.map(unisolated { $0.value }) } ?? alwaysEnabled
    self.init(condition, isConcurrent ? .concurrent : .refuse, work)
  }

  private static func tasks(
    _ work: @escaping @MainActor (Input) async throws(Failure) -> Value
  ) -> @MainActor (Input) -> MainSignal<Value, Failure> {
    { input in MainSignal.task { () async throws(Failure) in try await work(input) } }
  }

  /// The policy for calls while the command executes. It applies to later calls.
  public var whileExecuting: CommandPolicy {
    get { command.whileExecuting.value }
    set { command.whileExecuting.value = newValue }
  }

  /// A signal of the values of each execution.
  public var executions: MainSignal<MainSignal<Value, Never>, Never> {
    MainSignal(owner.signal { $0.executions.map(unisolated { OnMain(MainSignal($0.erased)) }) })
  }

  /// A signal of the values of all executions.
  public var values: MainSignal<Value, Never> { executions.flatten() }

  /// A signal of the failures of all executions.
  public var failures: MainSignal<Failure, Never> {
    MainSignal(owner.signal { $0.failures.map { OnMain($0) } })
  }

  /// A signal of the inputs of calls while the command was not enabled.
  public var rejections: MainSignal<Input, Never> { MainSignal(owner.signal { $0.rejections }) }

  /// Executes the command, if it is enabled.
  ///
  /// - Parameters:
  ///   - input: The input of the work.
  ///   - capacity: The number of values that a later subscriber of the result receives.
  /// - Returns: The execution, which fails immediately if the command is not enabled.
  @discardableResult
  public func execute(
    _ input: Input,
    replay capacity: ReplayCapacity = .unlimited
  ) -> MainExecution<Value, Failure> {
    MainExecution(command.execute(OnMain(input), replay: capacity))
  }
}

extension Property {
  /// The property on the main actor.
  // Compiled once, and not for each type that the library needs.
  @_semantics("optimize.sil.specialize.generic.never")
  @MainActor fileprivate var onMain: MainProperty<Value> {
    @inline(never) get { MainProperty(map { OnMain($0) }) }
  }
}

extension MainCommand where Input == Void {
  /// Executes the command, if it is enabled.
  @discardableResult
  public func execute() -> MainExecution<Value, Failure> { execute(()) }
}

/// One execution of a command of the main actor, as ``Execution``.
@MainActor
public struct MainExecution<Value, WorkFailure: Error>: nonisolated MainSignalProtocol {
  private let execution: Execution<OnMain<Value>, WorkFailure>

  init(_ execution: Execution<OnMain<Value>, WorkFailure>) { self.execution = execution }

  /// The values of the execution.
  public var mainSignal: MainSignal<Value, CommandError<WorkFailure>> {
    MainSignal(execution.erased)
  }

  /// Ends the execution.
  public func cancel() { execution.cancel() }
}

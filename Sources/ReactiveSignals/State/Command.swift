/// An action that can be executed while it is enabled, such as the action of a button, with its work and its state.
///
///     let save = Command(enabledIf: form.isValid) { (note: Note) in server.save(note) }
///     save.isEnabled.signal.bind(to: button.isEnabled)
///     save.isExecuting.signal.bind(to: spinner.isVisible)
///     save.failures.subscribe { alert.show($0) }
///     save.execute(note)
///
/// Each execution calls the work closure with the input and subscribes to the signal that it returns. The command is enabled while
/// its condition holds and it is not executing. When two threads execute it at the same time, one execution starts and the other fails. With
/// another policy than ``CommandPolicy/refuse``, a call while it executes joins the execution, waits for it, replaces it or runs beside it.
/// A token is refreshed once for all who need it:
///
///     let refresh = Command(whileExecuting: .join, task: { await server.token() })
///     let token = try await refresh.execute().first()
///
/// The command announces ``isExecuting``, ``isEnabled``, ``executions``, ``failures`` and ``rejections``, in place or on a scheduler.
/// For each execution it announces, in this order:
///
/// 1. that it is executing,
/// 2. the execution,
/// 3. the end of the execution,
/// 4. the failure, if any,
/// 5. that it is no longer executing.
///
/// An observer may execute the command during any announcement. The command may execute again from the moment an execution ends.
/// The work starts immediately, or, if it waits for the end of others, or another thread still begins a canceled one or cleans it up, when
/// that has been done, on that thread. Its announcements are queued behind earlier ones, on any thread, and behind a transaction in progress.
/// Failures therefore arrive in the order in which executions fail, and repeated executions take constant stack space.
///
/// When the command is released, all that it announces completes, and running executions continue. The command keeps its condition
/// alive, and the execution that it has accepted last while that has not ended.
///
/// RAC: `RACCommand`, which announced its state and did its work on the main queue.
public final class Command<Input: Sendable, Value: Sendable, Failure: Error>: Sendable {
  /// The policy for calls while the command executes. It may be written at any time, and applies to later calls.
  ///
  /// An execution of another policy that has not ended counts: the next one waits for it, unless the policy is ``CommandPolicy/concurrent``.
  ///
  /// RAC: `allowsConcurrentExecution`.
  public var whileExecuting: MutableProperty<CommandPolicy> {
    changedPolicy.object { MutableProperty(initialPolicy, staysOnMain: status.running.staysOnMain) }
  }

  /// A property that is `true` while an execution has not ended.
  ///
  /// RAC: `executing`.
  public var isExecuting: Property<Bool> { Property(executingNode.object { makeExecuting() }, owner: nil) }

  /// A property that is `true` while the command can be executed.
  ///
  /// With a scheduler, it is the announced state. ``execute(_:replay:)`` decides by the current state.
  ///
  /// RAC: `enabled`.
  public var isEnabled: Property<Bool> {
    Property(enabledNode.object { makeEnabled(isExecuting.node).node }, owner: nil)
  }

  /// The condition, unless the command is always enabled.
  private let condition: Property<Bool>?
  let status: CommandStatus
  private let initialPolicy: CommandPolicy

  // Made when somebody looks. Until then nobody can miss a change or a value.

  private let changedPolicy = LazyReference<MutableProperty<CommandPolicy>>()
  private let executingNode = LazyReference<ValueNode<Bool>>()
  private let enabledNode = LazyReference<ValueNode<Bool>>()
  let signals = CommandSignals<Value, Failure>()
  private let sentRejections = LazyReference<Subject<Input, Never>>()
  let work: @Sendable (Input) -> Signal<Value, Failure>

  /// Creates a command that is enabled while a property is `true`.
  ///
  ///     let submit = Command(enabledIf: problems.map(\.isEmpty)) { server.signUp(form.value) }
  ///
  /// - Parameters:
  ///   - condition: The property. The command keeps it alive. A command without a condition is always enabled.
  ///   - policy: The initial value of ``whileExecuting``.
  ///   - scheduler: The scheduler that announces changes of state, executions and failures. Without one, the thread that causes
  ///     them does.
  ///   - work: A closure that returns the work for an input. It is called once for each execution, on the thread that executes
  ///     the command.
  public convenience init(
    enabledIf condition: some PropertyProtocol<Bool> = alwaysEnabled,
    whileExecuting policy: CommandPolicy = .refuse,
    announcingOn scheduler: (any Scheduler)? = nil,
    _ work: @escaping @Sendable (Input) -> Signal<Value, Failure>
  ) {
    self.init(condition.property, policy, scheduler, staysOnMain: false, work)
  }

  /// Creates a command.
  ///
  /// - Parameters:
  ///   - condition: The condition under which the command is enabled.
  ///   - policy: The policy for calls while it executes.
  ///   - scheduler: The scheduler of the announcements, if they have one.
  ///   - staysOnMain: A Boolean value that indicates whether the command is used on the main actor alone.
  ///   - work: A closure that returns the signal of an execution.
  init(
    _ condition: Property<Bool>,
    _ policy: CommandPolicy,
    _ scheduler: (any Scheduler)? = nil,
    staysOnMain: Bool,
    _ work: @escaping @Sendable (Input) -> Signal<Value, Failure>
  ) {
    self.condition = condition.node === alwaysEnabled.node ? nil : condition
    initialPolicy = policy
    status = CommandStatus(announcingOn: scheduler, staysOnMain: staysOnMain, of: Self.self)
    self.work = work
    guard scheduler != nil else { return }
    // The announcements begin with the present state.
    let executing = makeExecuting()
    // An array, whose code is half that of a pair.
    let both = [Property(executing, owner: nil), makeEnabled(executing)]
    let announced = status.announced(.combineLatest(both))
    _ = executingNode.object { announced.map { $0[0] }.distinctUntilChanged().node }
    _ = enabledNode.object { announced.map { $0[1] }.distinctUntilChanged().node }
  }

  /// Creates a command that is enabled while the latest value of a signal is `true`.
  ///
  ///     let refresh = Command(enabledIf: connection.isOnline, initially: false) { server.load() }
  ///
  /// - Parameters:
  ///   - condition: The signal. The command subscribes to it immediately. After completion its last value stays in force.
  ///   - isEnabled: A Boolean value that indicates whether the command is enabled until the signal sends a value.
  ///   - policy: The initial value of ``whileExecuting``.
  ///   - scheduler: The scheduler that announces changes of state, executions and failures. Without one, the thread that causes
  ///     them does.
  ///   - work: A closure that returns the work for an input. It is called once for each execution, on the thread that executes
  ///     the command.
  public convenience init(
    enabledIf condition: some SignalProtocol<Bool, Never>,
    initially isEnabled: Bool = true,
    whileExecuting policy: CommandPolicy = .refuse,
    announcingOn scheduler: (any Scheduler)? = nil,
    _ work: @escaping @Sendable (Input) -> Signal<Value, Failure>
  ) {
    self.init(
      enabledIf: Property(initial: isEnabled, then: condition),
      whileExecuting: policy,
      announcingOn: scheduler,
      work
    )
  }

  /// Creates a command whose work is a signal of any type.
  // A closure that returns a `Signal` takes the other initializer, so that the factories inside it get their types.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  public convenience init<Work: SignalProtocol<Value, Failure>>(
    enabledIf condition: some PropertyProtocol<Bool> = alwaysEnabled,
    whileExecuting policy: CommandPolicy = .refuse,
    announcingOn scheduler: (any Scheduler)? = nil,
    _ work: @escaping @Sendable (Input) -> Work
  ) {
    self.init(
      enabledIf: condition,
      whileExecuting: policy,
      announcingOn: scheduler,
      { work($0).erased } as @Sendable (Input) -> Signal<Value, Failure>
    )
  }

  /// Creates a command that is enabled while the latest value of a signal is `true`, whose work is a signal of any type.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  public convenience init<Work: SignalProtocol<Value, Failure>>(
    enabledIf condition: some SignalProtocol<Bool, Never>,
    initially isEnabled: Bool = true,
    whileExecuting policy: CommandPolicy = .refuse,
    announcingOn scheduler: (any Scheduler)? = nil,
    _ work: @escaping @Sendable (Input) -> Work
  ) {
    self.init(
      enabledIf: condition,
      initially: isEnabled,
      whileExecuting: policy,
      announcingOn: scheduler,
      { work($0).erased } as @Sendable (Input) -> Signal<Value, Failure>
    )
  }

  /// Creates a command whose executions may overlap.
  @_documentation(visibility: internal)
  public convenience init(
    enabledIf condition: some PropertyProtocol<Bool> = alwaysEnabled,
    concurrent isConcurrent: Bool,
    _ work: @escaping @Sendable (Input) -> Signal<Value, Failure>
  ) {
    self.init(enabledIf: condition, whileExecuting: isConcurrent ? .concurrent : .refuse, work)
  }

  deinit {
    // Nobody has looked at the announcements of a command that has none of its signals.
    let isWatched = signals.executions.isMade || signals.failures.isMade || sentRejections.isMade
    if !isWatched, status.endUnused() { return }
    status.end { [signals, rejections = sentRejections.object] in
      signals.executions.object?.complete()
      signals.failures.object?.complete()
      rejections?.complete()
    }
  }

  private func makeExecuting() -> ValueNode<Bool> {
    let running = status.running
    return DerivedNode<Bool>(InputLinks(running), isSame: ==) { moment, derive in
      let running = running.state(at: moment)
      derive(PropertyNode.Stamps(running.stamp)) { running.value.running > 0 }
    }
  }

  /// Returns the property ``isEnabled``.
  ///
  /// It is derived from ``isExecuting`` rather than from the source of that, so that it is published after it and ends with it.
  private func makeEnabled(_ executing: ValueNode<Bool>) -> Property<Bool> {
    let running = status.running, policy = whileExecuting.source, condition = condition?.node
    // A node of its own, so that this property is published after `isExecuting`.
    let count = DerivedNode<Int>(InputLinks(running), isSame: ==) { moment, derive in
      let running = running.state(at: moment)
      derive(PropertyNode.Stamps(running.stamp)) { running.value.running }
    }
    let links = InputLinks(
      executing,
      and: [count, policy] + (condition.map { [$0] } ?? []),
      endsWithFirst: true
    )
    let node = DerivedNode<Bool>(links, isSame: ==) { moment, derive in
      let count = count.state(at: moment)
      let policy = policy.state(at: moment)
      let condition = condition?.state(at: moment)
      derive(PropertyNode.Stamps(count.stamp, policy.stamp, others: condition.map { [$0.stamp] })) {
        condition?.value != false && policy.value.accepts(beside: count.value)
      }
    }
    return Property(node, owner: nil)
  }

  /// A signal that sends a signal for each execution when it starts.
  ///
  /// - **Sends**: a signal for each execution that starts after the subscription. The inner signal sends the values of
  ///   the execution.
  /// - **Ends**: completes when the command is released. It never fails. An inner signal completes when the execution
  ///   ends, even when the execution fails.
  /// - **Disposal**: ends the subscription, and no execution.
  /// - **Thread**: the one that announces the start, or the scheduler given by `announcingOn:`.
  /// - **Memory**: no value is kept.
  ///
  ///     command.executions.switchToLatest().subscribe { list.show($0) }
  ///
  /// RAC: `executionSignals`.
  ///
  /// - Complexity: O(*n*) for each execution, with *n* subscribers.
  public var executions: Signal<Signal<Value, Never>, Never> {
    signals.executions.object { Subject() }.erased
  }

  /// A signal that sends the values of all executions.
  ///
  ///     let double = Command { (number: Int) in Signal<Int, Never>.just(number * 2) }
  ///     double.values.subscribe { print($0) }
  ///     double.execute(21)
  ///     // 42
  ///
  /// - **Sends**: the values of each execution that starts after the subscription.
  /// - **Ends**: completes when the command has been released and the executions have ended. It never fails.
  /// - **Disposal**: ends the subscription, and no execution.
  /// - **Thread**: that of the execution which sends the value.
  /// - **Memory**: no value is kept.
  ///
  /// ReactiveSwift: `values`.
  ///
  /// - Complexity: O(*n*) for each value, with *n* subscribers.
  public var values: Signal<Value, Never> { executions.flatten().erased }

  /// A signal that sends the failures of executions as values.
  ///
  /// - **Sends**: the failure of each execution, and not ``CommandError/notEnabled``.
  /// - **Ends**: completes when the command is released. It never fails.
  /// - **Disposal**: ends the subscription.
  /// - **Thread**: the one that announces the failure, or the scheduler given by `announcingOn:`.
  /// - **Memory**: no value is kept.
  ///
  /// RAC: `errors`.
  ///
  /// - Complexity: O(*n*) for each failure, with *n* subscribers.
  public var failures: Signal<Failure, Never> { signals.failures.object { Subject() }.erased }

  /// A signal that sends the input of each execution that the command refused because it was not enabled.
  ///
  ///     let save = Command(enabledIf: Property(false)) { (note: String) in Signal<Int, Never>.just(note.count) }
  ///     save.rejections.subscribe { print("not now:", $0) }
  ///     save.execute("draft")
  ///     // not now: draft
  ///
  /// - **Sends**: the input of each execution that fails with ``CommandError/notEnabled``.
  /// - **Ends**: completes when the command is released. It never fails.
  /// - **Disposal**: ends the subscription.
  /// - **Thread**: the one that calls ``execute(_:replay:)``, or the scheduler given by `announcingOn:`.
  /// - **Memory**: no value is kept.
  ///
  /// ReactiveSwift: `disabledErrors`, without the input.
  ///
  /// - Complexity: O(*n*) for each input, with *n* subscribers.
  public var rejections: Signal<Input, Never> { sentRejections.object { Subject() }.erased }

  /// Executes the command if it is enabled.
  ///
  /// The command announces the execution, then calls the work closure and subscribes to its signal, on the caller's thread. If the
  /// command is not enabled, the execution fails with ``CommandError/notEnabled``, no work starts, and ``rejections`` sends the input.
  ///
  /// The execution buffers its values for late subscribers until the work has ended and the execution has been released.
  ///
  /// RAC: `execute:`.
  ///
  /// - Parameters:
  ///   - input: The input of the work.
  ///   - capacity: The number of values that the execution replays to late subscribers.
  /// - Returns: The execution, which can be canceled.
  @discardableResult
  public func execute(
    _ input: Input,
    replay capacity: ReplayCapacity = .unlimited
  ) -> Execution<Value, Failure> {
    let policy = policy
    guard !policy.joins else { return join(input, replay: capacity) }
    let execution = Execution<Value, Failure>(of: status, signals, replay: capacity)
    guard let start = status.start(execution, policy, if: { condition?.value != false }).start else {
      reject(execution, input)
      return execution
    }
    begin(execution, start, input, policy)
    return execution
  }

  /// Announces an execution that has been accepted, and begins its work when its turn comes.
  func begin(
    _ execution: Execution<Value, Failure>,
    _ start: CommandStatus.Start,
    _ input: Input,
    _ policy: CommandPolicy
  ) {
    status.announceStart(start.number) { [signals] in
      signals.executions.object?.send(execution.withoutFailure)
    }
    if status.beginsWork(start, policy) {
      execution.begin { work(input) }
    } else {
      let begin = StoredClosure { [work] in execution.begin { work(input) } }
      status.beginWorkLater(start, execution.end, begin)
    }
  }

  /// Joins the execution that runs, or starts one that others join.
  func join(_ input: Input, replay capacity: ReplayCapacity) -> Execution<Value, Failure> {
    let call = Execution<Value, Failure>(of: nil, signals, replay: capacity)
    let execution = Execution<Value, Failure>(of: status, signals, replay: .unlimited)
    execution.progress.admitCallers()
    let (start, joined) = status.start(execution, .join) { condition?.value != false }
    if let start {
      call.join(execution)
      begin(execution, start, input, .join)
    } else if let joined = joined as? Execution<Value, Failure> {
      call.join(joined)
    } else {
      reject(call, input)
    }
    return call
  }

  func reject(_ execution: Execution<Value, Failure>, _ input: Input) {
    status.announce { self.sentRejections.object?.send(input) }
    execution.refuse()
  }

  /// The current value of ``whileExecuting``.
  private var policy: CommandPolicy { changedPolicy.object?.source.acceptedValue ?? initialPolicy }
}

extension Command where Input == Void {
  /// Executes the command if it is enabled, as ``execute(_:replay:)`` does.
  ///
  /// - Returns: The execution, which can be canceled.
  @_alwaysEmitIntoClient
  @discardableResult
  public func execute() -> Execution<Value, Failure> { execute(()) }
}

/// The condition of a command that has none.
@usableFromInline let alwaysEnabled = Property(true)

/// The signals of a command that its executions send to, once somebody has asked for them.
final class CommandSignals<Value: Sendable, Failure: Error>: Sendable {
  let executions = LazyReference<Subject<Signal<Value, Never>, Never>>()
  let failures = LazyReference<Subject<Failure, Never>>()
}

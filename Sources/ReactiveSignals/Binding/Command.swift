/// Something that can be done when it is enabled: a button's action, with its work, and what others have to know of it.
///
///     let save = Command(enabledIf: form.isValid) { (note: Note) in server.save(note) }
///     save.isEnabled.signal.bind(to: button.isEnabled)
///     save.isExecuting.signal.bind(to: spinner.isVisible)
///     save.failures.subscribe { alert.show($0) }
///     save.execute(note)
///
/// For each execution it makes a signal of the input, the work, and subscribes to it. It is enabled as long as its condition
/// holds, and unless it is executing already: then it may only be executed when it ``isConcurrent``. Of two threads
/// that execute it at the same moment only one does.
///
/// What is announced is ``isExecuting``, ``isEnabled``, ``executions`` and ``failures``; in place, or on a scheduler that is
/// given. It is announced in this order: that it is executing; the execution; at the end the execution's end, then
/// its failure, if there is one, and that it is no longer executing.
///
/// Observers may execute the command, at any of these moments: it may be executed again from the moment an execution ends. The
/// work is started at once; what there is to announce of it waits until what happened before has been announced, whichever
/// thread is at it, and until after a transaction that it is executed in. So failures come in the order in which executions fail,
/// and any number of rounds takes constant stack.
///
/// When the command is released everything that it announces completes. Executions that are running go on.
/// It holds its condition, and does not hold its executions.
///
/// RAC: `RACCommand`, which announced everything, and did its work, on the main queue.
public final class Command<Input: Sendable, Value: Sendable, Failure: Error>: Sendable {
  /// Whether it may be executed while it is executing. It may be changed at any time.
  ///
  /// RAC: `allowsConcurrentExecution`.
  public let isConcurrent: MutableProperty<Bool>

  /// Whether there are executions that have not ended.
  ///
  /// RAC: `executing`.
  public let isExecuting: Property<Bool>

  /// Whether it can be executed.
  ///
  /// With a scheduler it is what has been announced; the decision whether to execute is made on what is so.
  ///
  /// RAC: `enabled`.
  public let isEnabled: Property<Bool>

  private let condition: Property<Bool>
  private let status: CommandStatus<Value, Failure>
  private let work: @Sendable (Input) -> Signal<Value, Failure>

  /// A command that can be executed while `condition` holds.
  ///
  /// - Parameters:
  ///   - condition: is kept by the command.
  ///   - isConcurrent: whether it may be executed while it is executing.
  ///   - scheduler: where to announce; in place without one.
  ///   - work: makes the work of the input: once for each execution, when that starts, on its thread.
  public init<Work: SignalProtocol<Value, Failure>>(
    enabledIf condition: some PropertyProtocol<Bool> = Property(true),
    concurrent isConcurrent: Bool = false,
    announcingOn scheduler: (any Scheduler)? = nil,
    _ work: @escaping @Sendable (Input) -> Work
  ) {
    let condition = condition.property
    let concurrent = MutableProperty(isConcurrent)
    let status = CommandStatus<Value, Failure>(announcingOn: scheduler)
    self.condition = condition
    self.isConcurrent = concurrent
    self.status = status
    self.work = { Signal(work($0)) }
    let executing = Self.executing(status)
    let enabled = Self.enabled(executing, concurrent.property.node, condition.node)
    if scheduler == nil {
      (isExecuting, isEnabled) = (executing, enabled)
    } else {
      let both = status.announced(executing.combineLatest(enabled))
      isExecuting = both.map(\.0).distinctUntilChanged()
      isEnabled = both.map(\.1).distinctUntilChanged()
    }
  }

  /// A command that can be executed while the last value of `condition` is true, and until there is one.
  ///
  /// - Parameters:
  ///   - condition: Is subscribed to at once. When it completes its last value stays in force.
  ///   - isConcurrent: Whether executions may overlap, at first.
  ///   - scheduler: Where its state and its failures are announced; without one, where they change.
  ///   - work: Makes the signal of an execution. It is called where the command is executed.
  public convenience init<Work: SignalProtocol<Value, Failure>>(
    enabledIf condition: some SignalProtocol<Bool, Never>,
    concurrent isConcurrent: Bool = false,
    announcingOn scheduler: (any Scheduler)? = nil,
    _ work: @escaping @Sendable (Input) -> Work
  ) {
    self.init(
      enabledIf: Property(initial: true, then: condition),
      concurrent: isConcurrent,
      announcingOn: scheduler,
      work
    )
  }

  deinit { status.end() }

  private static func executing(_ status: CommandStatus<Value, Failure>) -> Property<Bool> {
    let running = status.running
    let inputs: [any PropertyNode] = [running, status.started]
    let node = DerivedNode<Bool>(from: inputs, hub: PropertyHub(), endsWithFirst: true, isSame: ==) {
      moment in
      let running = running.state(at: moment)
      return .init(stamps: [running.stamp]) { running.value.count > 0 }
    }
    return Property(node, owners: [])
  }

  /// It is derived from `executing`, not from what that is derived from, so that it is told after it; and ends with it.
  private static func enabled(
    _ executing: Property<Bool>,
    _ isConcurrent: any ValueNode<Bool>,
    _ condition: any ValueNode<Bool>
  ) -> Property<Bool> {
    let executing = executing.node
    let inputs: [any PropertyNode] = [executing, isConcurrent, condition]
    let node = DerivedNode<Bool>(from: inputs, hub: PropertyHub(), endsWithFirst: true, isSame: ==) {
      moment in
      let executing = executing.state(at: moment)
      let isConcurrent = isConcurrent.state(at: moment)
      let condition = condition.state(at: moment)
      return .init(stamps: [executing.stamp, isConcurrent.stamp, condition.stamp]) {
        condition.value && (isConcurrent.value || !executing.value)
      }
    }
    return Property(node, owners: [])
  }

  /// Sends each execution when it starts, as a signal: it sends what the execution sends, from its beginning, and completes when
  /// that ends, also when it fails.
  ///
  ///     command.executions.switchToLatest().subscribe { list.show($0) }
  ///
  /// RAC: `executionSignals`.
  public var executions: Signal<Signal<Value, Never>, Never> { status.executions.erased }

  /// Sends the failures of executions, as values: of those that are running, and those that start. That
  /// the command was not enabled is not among them.
  ///
  /// RAC: `errors`.
  public var failures: Signal<Failure, Never> { status.failures.erased }

  /// Executes the command, if it is enabled.
  ///
  /// It is announced, and then the work is made and subscribed to, here and now, on the caller's thread. A command that is not enabled does nothing,
  /// and the execution fails with ``CommandError/notEnabled``.
  ///
  /// The execution keeps what it sends for those who subscribe late, as long as the work runs or somebody has the
  /// execution.
  ///
  /// RAC: `execute:`.
  ///
  /// - Parameters:
  ///   - input: what the work is made of.
  ///   - capacity: how much of what it sends the execution keeps.
  /// - Returns: the execution, also to cancel it.
  @discardableResult
  public func execute(
    _ input: Input,
    replay capacity: ReplayCapacity = .unlimited
  ) -> Execution<Value, Failure> {
    let number = status.start { running in
      condition.value && (running == 0 || isConcurrent.value)
    }
    guard let number else { return Execution(of: nil, replay: capacity) }
    let execution = Execution(of: status, replay: capacity)
    status.announce(execution.catch(to: Signal<Value, Never>.empty).erased, startedAs: number)
    execution.start(work(input))
    return execution
  }
}

extension Command where Input == Void {
  /// Executes the command, if it is enabled. See ``execute(_:replay:)``.
  @discardableResult
  public func execute() -> Execution<Value, Failure> { execute(()) }
}

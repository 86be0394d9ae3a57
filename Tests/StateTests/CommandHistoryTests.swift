import TestSupport

/// Random histories of a command: calls, works that send, end and fail in any order, cancellations, conditions and policies that change. There
/// is one of each policy for every eight of `REACTIVE_SIGNALS_HISTORIES`.
@Suite(.withoutLeaks) struct CommandHistoryTests {
  private static let policies: [[CommandPolicy]] = [
    [.refuse], [.join], [.queue], [.queue(2)], [.restart], [.keepLatest], [.concurrent], [.concurrent(2)],
    [.refuse, .join, .queue, .queue(1), .restart, .keepLatest, .concurrent, .concurrent(2)],
  ]

  @Test(
    "Random histories of each policy, also one that changes, follow a model",
    .proves("B375", "B386", "B392"),
    arguments: policies
  )
  func histories(policies: [CommandPolicy]) {
    for number in 0..<UInt64(isSanitized ? 100 : History.count / 8) {
      guard let fault = run(policies, seed: History.seed &* 1_000_000 &+ number) else { continue }
      Issue.record("\(fault) (history \(number), seed \(History.seed))")
      return
    }
  }

  private func run(_ policies: [CommandPolicy], seed: UInt64) -> String? {
    var generator = SeededGenerator(seed: seed)
    var model = CommandModel(policy: policies[0])
    var log: [String] = []
    let works = (0..<12).map { _ in Subject<Int, TestFailure>() }
    let isOn = MutableProperty(true)
    let (begun, ended) = (Log<Int>(), Log<Int>())
    let command = Command<Int, Int, TestFailure>(enabledIf: isOn, whileExecuting: model.policy) { number in
      begun.append(number)
      return works[number].finally { ended.append(number) }.erased
    }
    let announced = Counter()
    let subscription = command.executions.subscribe { _ in announced.next() }
    defer { subscription.dispose() }
    let failures = command.failures.recorded().recorder
    let executing = command.isExecuting.signal.recorded().recorder
    let enabled = command.isEnabled.signal.recorded().recorder
    var calls:
      [(execution: Execution<Int, TestFailure>, recorder: Recorder<Int, CommandError<TestFailure>>)] = []
    for step in 0..<20 {
      switch Int.random(in: 0..<10, using: &generator) {
      case 0:
        isOn.value.toggle()
        model.isOn.toggle()
        log.append("\(model.isOn)")
      case 1:
        guard let policy = policies.randomElement(using: &generator) else { continue }
        command.whileExecuting.value = policy
        model.policy = policy
        log.append("\(policy)")
      case 2, 3:
        guard let index = calls.indices.randomElement(using: &generator) else { continue }
        log.append("cancel \(index)")
        calls[index].execution.cancel()
        model.cancel(index)
      case 4, 5, 6:
        guard let number = begun.entries.suffix(3).randomElement(using: &generator) else { continue }
        switch Int.random(in: 0..<4, using: &generator) {
        case 0:
          log.append("\(number) fails")
          works[number].fail(.one)
          model.end(number, .failed(.failed(.one)))
        case 1:
          log.append("\(number) completes")
          works[number].complete()
          model.end(number, .completed)
        default:
          log.append("\(number) sends \(step)")
          works[number].send(step)
          model.send(number, step)
        }
      default:
        guard calls.count < works.count else { continue }
        log.append("call \(calls.count)")
        let execution = command.execute(calls.count)
        calls.append((execution, execution.recorded().recorder))
        model.execute()
      }
      let events = calls.map(\.recorder.events)
      if events != model.events { return "\(events) instead of \(model.events) after \(log)" }
      if begun.entries != model.begun { return "begun: \(begun.entries), not \(model.begun) after \(log)" }
      if Set(ended.entries) != Set(model.begun).subtracting(model.running.map(\.number)) {
        return "\(ended.entries) ended after \(log)"
      }
      if command.isExecuting.value == model.open.isEmpty { return "isExecuting is wrong after \(log)" }
      if command.isEnabled.value != model.isEnabled { return "isEnabled is wrong after \(log)" }
      model.announce()
      if executing.values != model.executing { return "\(executing.values) of executing after \(log)" }
      if enabled.values != model.enabled { return "\(enabled.values) of enabled after \(log)" }
      if announced.value != model.accepted.count { return "\(announced.value) announced after \(log)" }
      if failures.values.count != model.failures { return "\(failures.values) announced after \(log)" }
    }
    for work in works { work.complete() }
    return nil
  }
}

/// The executions of a command after each step, on one thread. A call and the execution that it starts have the same number.
private struct CommandModel {
  typealias Event = ReactiveSignals.Event<Int, CommandError<TestFailure>>

  struct Execution {
    let number: Int, canBeJoined: Bool
    var callers: [Int]
  }

  var policy: CommandPolicy, isOn = true
  /// The executions that have not ended, as they were accepted. The first ones run, and the others wait.
  var open: [Execution] = [], runningCount = 0, limit = 1
  var accepted: [Int] = [], begun: [Int] = [], failures = 0
  /// The events of each call. Each caller of an execution gets all its values.
  var events: [[Event]] = []
  /// What the properties have announced.
  var executing = [false], enabled = [true]

  var running: [Execution] { Array(open.prefix(runningCount)) }

  var isEnabled: Bool {
    let room: [CommandPolicy: Int] = [.refuse: 1, .queue(1): 2, .queue(2): 3, .concurrent(2): 2]
    return isOn && open.count < room[policy] ?? .max
  }

  /// Announces the state after a step, if it has changed.
  mutating func announce() {
    if executing.last == open.isEmpty { executing.append(!open.isEmpty) }
    if enabled.last != isEnabled { enabled.append(isEnabled) }
  }

  mutating func execute() {
    let number = events.count
    events.append(isEnabled ? [] : [.failed(.notEnabled)])
    guard isEnabled else { return }
    let former = open.last?.number == accepted.last ? open.last : nil
    if policy == .join, let former, former.canBeJoined {
      open[open.count - 1].callers.append(number)
      return events[number] = events[former.callers[0]]
    }
    accepted.append(number)
    limit = policy == .concurrent ? .max : policy == .concurrent(2) ? 2 : 1
    let isReplaced = policy == .restart || policy == .keepLatest && open.count > runningCount
    if let former, isReplaced { end(former.number, .completed) }
    open.append(Execution(number: number, canBeJoined: policy == .join, callers: [number]))
    begin()
  }

  mutating func send(_ number: Int, _ value: Int) {
    for call in open.first(where: { $0.number == number })?.callers ?? [] {
      events[call].append(.next(value))
    }
  }

  mutating func cancel(_ call: Int) {
    guard let index = open.firstIndex(where: { $0.callers.contains(call) }) else { return }
    if open[index].callers == [call] { return end(open[index].number, .completed) }
    open[index].callers.removeAll { $0 == call }
    events[call].append(.completed)
  }

  mutating func end(_ number: Int, _ event: Event) {
    guard let index = open.firstIndex(where: { $0.number == number }) else { return }
    for call in open.remove(at: index).callers { events[call].append(event) }
    if event != .completed { failures += 1 }
    if index < runningCount { runningCount -= 1 }
    begin()
  }

  private mutating func begin() {
    while runningCount < min(limit, open.count) {
      begun.append(open[runningCount].number)
      runningCount += 1
    }
  }
}

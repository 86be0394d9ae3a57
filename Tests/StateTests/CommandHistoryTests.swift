import ReactiveSignals
import ReactiveSignalsTesting
import ReactiveSignalsTestingTraits
import TestSupport
import Testing

/// Random histories of a command: calls, works that send, end and fail in any order, cancellations, conditions and policies that change. There
/// is one of each policy for every eight of `REACTIVE_SIGNALS_HISTORIES`.
@Suite(.withoutLeaks) struct CommandHistoryTests {
  private static let policies: [[CommandPolicy]] = [
    [.refuse], [.join], [.queue], [.queue(2)], [.restart], [.keepLatest], [.concurrent], [.concurrent(2)],
    [.refuse, .join, .queue, .queue(1), .restart, .keepLatest, .concurrent, .concurrent(2)],
  ]

  @Test(
    "Random histories of each policy, and of policies that change, follow a sequential model",
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
          if model.running.contains(number) { model.end(number, .failed(.failed(.one))) }
        case 1:
          log.append("\(number) completes")
          works[number].complete()
          if model.running.contains(number) { model.end(number, .completed) }
        default:
          log.append("\(number) sends \(step)")
          works[number].send(step)
          if model.running.contains(number) { model.send(number, step) }
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
      if Set(ended.entries) != Set(model.begun).subtracting(model.running) {
        return "\(ended.entries) ended after \(log)"
      }
      if command.isExecuting.value == model.open.isEmpty { return "isExecuting is wrong after \(log)" }
      if command.isEnabled.value != model.isEnabled { return "isEnabled is wrong after \(log)" }
      if announced.value != model.accepted { return "\(announced.value) announced after \(log)" }
      if failures.values.count != model.failures { return "\(failures.values) announced after \(log)" }
    }
    for work in works { work.complete() }
    return nil
  }
}

/// The executions of a command after each step, on one thread. A call and the execution that it starts have the same number.
private struct CommandModel {
  typealias Events = [Event<Int, CommandError<TestFailure>>]

  var policy: CommandPolicy, isOn = true
  /// The executions that have not ended, those that wait, and those whose work runs, in order.
  var open: [Int] = [], waiting: [Int] = [], running: [Int] = [], begun: [Int] = []
  var limit = 1, accepted = 0, failures = 0
  /// The execution that was accepted last, until it ends, whether others had not ended then, and whether others can join it.
  var latest: (number: Int, isBehind: Bool, joins: Bool)?
  /// The execution of each call, unless it was refused, and its events.
  var executions: [Int?] = [], events: [Events] = []

  private var room: Int {
    switch policy {
    case .refuse, .concurrent(1): 1
    case .queue(1), .concurrent(2): 2
    case .queue(2): 3
    default: .max
    }
  }

  var isEnabled: Bool { isOn && open.count < room }

  mutating func execute() {
    let number = events.count, former = latest
    events.append(isEnabled ? [] : [.failed(.notEnabled)])
    executions.append(isEnabled ? number : nil)
    guard isEnabled else { return }
    if policy == .join, let latest, latest.joins {
      executions[number] = latest.number
      return events[number] = sent[latest.number, default: []]
    }
    accepted += 1
    latest = (number, !open.isEmpty, policy == .join)
    open.append(number)
    if let former {
      let isWaiting = former.isBehind && waiting.contains(former.number)
      if policy == .restart || policy == .keepLatest && isWaiting { end(former.number, .completed) }
    }
    limit = policy == .concurrent ? .max : policy == .concurrent(2) ? 2 : 1
    waiting.append(number)
    begin()
  }

  /// The values of each execution.
  private var sent: [Int: Events] = [:]

  init(policy: CommandPolicy) { self.policy = policy }

  mutating func send(_ number: Int, _ value: Int) {
    sent[number, default: []].append(.next(value))
    for call in callers(of: number) { events[call].append(.next(value)) }
  }

  mutating func cancel(_ call: Int) {
    guard let number = executions[call], callers(of: number).contains(call) else { return }
    if callers(of: number).count == 1 { return end(number, .completed) }
    events[call].append(.completed)
  }

  mutating func end(_ number: Int, _ end: Event<Int, CommandError<TestFailure>>) {
    for call in callers(of: number) { events[call].append(end) }
    if end != .completed { failures += 1 }
    for list in [\Self.open, \.waiting, \.running] { self[keyPath: list].removeAll { $0 == number } }
    if latest?.number == number { latest = nil }
    begin()
  }

  private func callers(of number: Int) -> [Int] {
    executions.indices.filter { executions[$0] == number && events[$0].last?.isTerminal != true }
  }

  private mutating func begin() {
    while running.count < limit, !waiting.isEmpty {
      running.append(waiting.removeFirst())
      begun.append(running[running.count - 1])
    }
  }
}

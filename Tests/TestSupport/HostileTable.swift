import Dispatch
import Foundation
package import ReactiveSignals
import _ReactiveSignalsAtomics
import TestShims
package import ReactiveSignalsTestingTraits
package import Testing
import _ReactiveSignalsSimulationShims

// The hostile table: handlers that do the worst, while several threads send. `expectLaws` calls it, so every operator is in it.
// `scripts/hostile` makes many rounds, see `Documentation/Design/Hostile.md`.

/// The acts of a handler in the hostile table.
enum HostileAct: String, CaseIterable, Sendable {
  case sends = "sends again"
  case disposesItself = "disposes itself"
  case disposesAnother = "disposes another"
  case subscribes = "subscribes"
  case drops = "drops the last reference"
  case blocks = "waits for the lock of a sender"
}

/// A signal under hostile handlers, and the ways to make it send from any thread.
package struct HostileStage<Result: SignalProtocol>: Sendable {
  let result: Result
  let send: @Sendable (Int) -> Void
  let end: @Sendable () -> Void
  /// The number of times that the signal has subscribed to its source. The events of a signal with one subscription to its source can
  /// be counted in advance.
  let attachments: @Sendable () -> Int
  /// The number of times that each run of the source has been cleaned up.
  let cleanups: @Sendable () -> [Int]

  package init(
    result: Result,
    send: @escaping @Sendable (Int) -> Void,
    end: @escaping @Sendable () -> Void,
    attachments: @escaping @Sendable () -> Int = { 0 },
    cleanups: @escaping @Sendable () -> [Int] = { [] }
  ) {
    self.result = result
    self.send = send
    self.end = end
    self.attachments = attachments
    self.cleanups = cleanups
  }
}

/// Tries the rules of events with hostile handlers on a signal that several threads make send, and records an issue for each rule that it
/// breaks.
///
/// - Parameters:
///   - name: The name of the signal.
///   - except: The laws that do not apply.
///   - values: The values to send.
///   - drained: A closure that releases delayed events.
///   - make: A closure that makes the signal. The source captures the object.
package func expectUnharmed<Result: SignalProtocol>(
  _ name: String,
  except: Set<RuleOfEvents> = [],
  values: [Int] = Array(1...20),
  drained: @escaping @Sendable () -> Void = {},
  sourceLocation: SourceLocation = #_sourceLocation,
  _ make: @escaping (Tracked) -> HostileStage<Result>
) {
  var trials = HostileTrials(name, values, drained) { capture, _ in make(capture) }
  trials.runAll()
  trials.note()
  for violation in trials.violations where !except.contains(violation.law) {
    Issue.record("\(name) breaks the law \(violation)", sourceLocation: sourceLocation)
  }
}

/// Tries hostile handlers on an operator, which ``expectLaws`` does too.
package func expectUnharmed<Result: SignalProtocol>(
  _ name: String,
  drained: @escaping @Sendable () -> Void,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ operate: @escaping (Signal<Int, TestFailure>) -> Result
) {
  let checker = LawChecker(Array(1...20), 0, .seconds(120), drained, operate)
  checker.checkHostileHandlers(name, isNoted: true)
  for violation in checker.violations {
    Issue.record("\(name) breaks the law \(violation)", sourceLocation: sourceLocation)
  }
}

/// The rounds with hostile handlers on one signal.
struct HostileTrials<Result: SignalProtocol> {
  typealias Probe = HostileProbe<Result.Value, Result.Failure>

  /// The number of rounds for each act.
  private let rounds = hostileRounds
  /// The time after which a thread that has not ended hangs. Nothing waits for it otherwise.
  private let patience: DispatchTimeInterval

  private let name: String
  private let values: [Int]
  private let drained: @Sendable () -> Void
  private let make: (Tracked, _ isSubject: Bool) -> HostileStage<Result>
  private var expectations: [String: Expectation] = [:]
  private var releases: [Bool: Bool] = [:]
  private var acted: [HostileAct: Int] = [:]
  private(set) var violations: [LawViolation] = []

  init(
    _ name: String,
    _ values: [Int],
    _ drained: @escaping @Sendable () -> Void,
    patience: DispatchTimeInterval = .seconds(120),
    _ make: @escaping (Tracked, _ isSubject: Bool) -> HostileStage<Result>
  ) {
    self.name = name
    self.values = values
    self.drained = drained
    self.patience = patience
    self.make = make
  }

  mutating func runAll() {
    for act in HostileAct.allCases {
      // A name has its own seed, the same in each process.
      let hash = (name + act.rawValue).utf8.reduce(History.seed) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
      for round in 0..<rounds {
        var generator = SeededGenerator(seed: hash &+ UInt64(round))
        run(HostilePlan(act, values, using: &generator))
      }
    }
  }

  /// Notes the rounds for the table, and for each act the rounds in which the handler has come to it.
  func note() {
    let sanitizer = rs_is_thread_sanitized() ? "thread" : rs_is_address_sanitized() ? "address" : "none"
    let counts = HostileAct.allCases.map { "\(acted[$0] ?? 0)" }
    Proofs.note("hostile", name, ([sanitizer, "\(rounds)"] + counts).joined(separator: " "))
  }

  private mutating func expect(
    _ law: RuleOfEvents,
    _ plan: HostilePlan,
    _ isKept: Bool,
    _ detail: @autoclosure () -> String
  ) {
    let prefix = "a handler \(plan.act.rawValue): "
    if isKept || violations.contains(where: { $0.law == law && $0.detail.hasPrefix(prefix) }) { return }
    violations.append(LawViolation(law: law, detail: prefix + detail() + ", \(plan)"))
  }

  private mutating func run(_ plan: HostilePlan) {
    let handlers = Lifetimes()
    let sources = Lifetimes()
    guard meet(plan, handlers, sources) else { return }
    drained()
    expect(.release, plan, handlers.live == 0, "\(handlers.live) handlers are held at the end")
    expect(.release, plan, sources.live == 0, "the source is held at the end")
  }

  /// Returns whether all threads have ended.
  private mutating func meet(_ plan: HostilePlan, _ handlers: Lifetimes, _ sources: Lifetimes) -> Bool {
    let stage = Shared<HostileStage<Result>?>(make(sources.make(), plan.isSubject))
    let sent = Counter()
    let acts = Counter()
    let hasBegun = Shared(false)
    let hasGivenUp = Shared(false)
    let others = Shared<[Probe]>([])
    let lock = PatientLock()
    let patience = patience

    let send: @Sendable (Int) -> Void = { number in
      guard let stage = stage.value else { return }
      sent.next()
      stage.send(plan.value(number))
    }
    let act: Probe.Act
    switch plan.act {
    case .sends:
      // A value that is sent while it subscribes may come before the subscription to the source.
      act = { _, number in
        if hasBegun.value, acts.value < plan.stop, acts.next() <= plan.stop { send(number) }
      }
    case .disposesItself:
      act = { probe, number in
        guard number == plan.stop else { return }
        acts.next()
        probe.dispose(allowing: 0)
      }
    case .disposesAnother:
      act = { probe, number in
        guard number == plan.stop else { return }
        for other in others.value where other !== probe {
          acts.next()
          // The delivery in progress on another thread may come to its handler.
          other.dispose(allowing: 1)
        }
      }
    case .subscribes:
      act = { _, number in
        guard number % plan.stop == 0, acts.value < 4, acts.next() <= 4, let stage = stage.value else {
          return
        }
        let leaves = number % 2 == 0
        let other = Probe(holding: handlers.make()) { probe, _ in if leaves { probe.dispose(allowing: 0) } }
        others.withLock { $0.append(other) }
        stage.result.subscribe(other)
      }
    case .drops:
      act = { probe, number in
        guard number == plan.stop else { return }
        acts.next()
        probe.dropSubscription()
        _ = stage.exchange(nil)
      }
    case .blocks:
      act = { _, _ in
        acts.next()
        if lock.lock(patience) { lock.unlock() } else { _ = hasGivenUp.exchange(true) }
      }
    }

    let probe = Probe(holding: handlers.make(), act)
    others.withLock { $0.append(probe) }
    stage.value?.result.subscribe(probe)
    if plan.act == .disposesAnother {
      let second = Probe(holding: handlers.make(), act)
      others.withLock { $0.append(second) }
      stage.value?.result.subscribe(second)
    }
    drained()
    hasBegun.exchange(true)
    let haveEnded = onThreads(plan.threads + 1, patience) { [drained] thread in
      for number in 0..<plan.count {
        // The last thread is the clock.
        guard thread < plan.threads else {
          drained()
          continue
        }
        let locks = plan.act == .blocks && thread % 2 == 1
        if locks, !lock.lock(patience) {
          _ = hasGivenUp.exchange(true)
          return
        }
        send(thread + number)
        if locks { lock.unlock() }
        guard number == plan.stop else { continue }
        if plan.ends, thread == 0 { stage.value?.end() }
        if plan.leaves, thread == 1 { probe.dispose(allowing: 1) }
      }
    }
    expect(.waitless, plan, haveEnded, "threads that send hang")
    guard haveEnded else { return false }
    expect(.waitless, plan, !hasGivenUp.value, "a thread that sends waits for the handler of another one")
    for _ in 1...4 { drained() }

    // Values that come of the end are not counted, nor what their handlers send.
    let received = Expectation(values: probe.values, ends: 0)
    let sentCount = sent.value
    stage.value?.end()
    for _ in 1...4 { drained() }
    if plan.isCounted, let expected = expectation(sentCount, plan) {
      let all = Expectation(values: received.values, ends: probe.ends)
      expect(.complete, plan, all == expected, "\(all) of \(sentCount) sent, otherwise \(expected)")
    }

    if plan.act != .drops {
      for probe in others.value { probe.dispose(allowing: 0) }
      let counts = stage.value?.cleanups() ?? []
      expect(.cleanup, plan, counts.allSatisfy { $0 == 1 }, "cleanups ran \(counts) times")
    }
    for probe in others.value {
      expect(.serial, plan, probe.worstInside <= 1, "\(probe.worstInside) events at the same time")
      expect(.grammar, plan, probe.late == 0 && probe.ends <= 1, "\(probe.late) events after the end")
      expect(.silence, plan, probe.excess <= 0, "\(probe.excess) events after disposal")
      // Breaks the circle of the probe and its subscription.
      probe.dropSubscription()
    }
    let remains = others.value.map(\.remains)
    _ = others.exchange([])
    _ = stage.exchange(nil)
    // An operator that subscribes again refers to its source, which refers to the subscriber. Then a disposal releases both.
    if plan.act == .drops, handlers.live > 0, !isReleasedWhenDropped(plan) {
      for remainder in remains { remainder.dispose() }
    }
    if acts.value > 0 { acted[plan.act, default: 0] += 1 }
    return true
  }

  /// Returns whether a subscription that one thread drops between two values releases everything.
  private mutating func isReleasedWhenDropped(_ plan: HostilePlan) -> Bool {
    if let known = releases[plan.isSubject] { return known }
    let lifetimes = Lifetimes()
    func subscribeAndDrop(ends: Bool) {
      let stage = make(lifetimes.make(), plan.isSubject)
      let probe = Probe(holding: lifetimes.make()) { _, _ in }
      stage.result.subscribe(probe)
      for value in values { stage.send(value) }
      if ends { stage.end() }
      drained()
      probe.dropSubscription()
    }
    for ends in [false, true] { subscribeAndDrop(ends: ends) }
    drained()
    releases[plan.isSubject] = lifetimes.live == 0
    return lifetimes.live == 0
  }

  // MARK: - Counting in advance

  /// The number of values, and of ends after the source has ended.
  private struct Expectation: Equatable, CustomStringConvertible {
    let values: Int
    let ends: Int

    var description: String { "\(values) values and \(ends) ends" }
  }

  /// Returns what arrives when one thread sends the same value `count` times, or `nil` if that depends on time or on the order of several
  /// subscriptions.
  private mutating func expectation(_ count: Int, _ plan: HostilePlan) -> Expectation? {
    let key = "\(count) \(plan.value(0)) \(plan.isSubject)"
    if let known = expectations[key] { return known.ends < 0 ? nil : known }
    let atOnce = arrivals(count, plan, drainsEach: false)
    let found = atOnce.flatMap { $0 == arrivals(count, plan, drainsEach: true) ? $0 : nil }
    expectations[key] = found ?? Expectation(values: 0, ends: -1)
    return found
  }

  private func arrivals(_ count: Int, _ plan: HostilePlan, drainsEach: Bool) -> Expectation? {
    let lifetimes = Lifetimes()
    let stage = make(lifetimes.make(), plan.isSubject)
    let probe = Probe(holding: lifetimes.make()) { _, _ in }
    stage.result.subscribe(probe)
    drained()
    for number in 0..<count {
      stage.send(plan.value(number))
      if drainsEach { drained() }
    }
    for _ in 1...4 { drained() }
    let values = probe.values
    let attachments = stage.attachments()
    stage.end()
    for _ in 1...4 { drained() }
    probe.dispose(allowing: 0)
    probe.dropSubscription()
    return attachments == 1 ? Expectation(values: values, ends: probe.ends) : nil
  }
}

/// The random choices of a round.
struct HostilePlan: CustomStringConvertible, Sendable {
  let act: HostileAct
  /// The number of threads that send.
  let threads: Int
  /// The number of values of each thread.
  let count: Int
  /// The number of the value at which something happens.
  let stop: Int
  /// A Boolean value that indicates whether the source is a subject, and not one that is created for each subscription.
  let isSubject: Bool
  /// A Boolean value that indicates whether a thread ends the source while others send.
  let ends: Bool
  /// A Boolean value that indicates whether a thread disposes the subscription while others send.
  let leaves: Bool
  /// A Boolean value that indicates whether all values are the same, so that those that arrive can be counted in advance.
  let isCounted: Bool
  private let values: [Int]

  init(_ act: HostileAct, _ values: [Int], using generator: inout some RandomNumberGenerator) {
    self.act = act
    threads = .random(in: 2...8, using: &generator)
    count = .random(in: 4...24, using: &generator)
    stop = .random(in: 1...([1, 4, 40].randomElement(using: &generator) ?? 1), using: &generator)
    isSubject = .random(using: &generator)
    let mayBeCounted = act == .sends || act == .subscribes || act == .blocks
    isCounted = mayBeCounted && .random(using: &generator)
    ends = !isCounted && .random(using: &generator)
    leaves = !isCounted && act != .drops && Int.random(in: 0..<4, using: &generator) == 0
    self.values = values.shuffled(using: &generator)
  }

  func value(_ number: Int) -> Int { values[isCounted ? 0 : number % values.count] }

  var description: String {
    "\(threads) threads with \(count) values each, at value \(stop)" + (isSubject ? ", a subject" : "")
      + (ends ? ", ended meanwhile" : "") + (leaves ? ", disposed meanwhile" : "")
  }
}

/// A subscriber of the hostile table.
///
/// Its counters are relaxed, and one variable is plain: the thread sanitizer sees whether the library orders the deliveries.
final class HostileProbe<Value: Sendable, Failure: Error>: SubscriberProtocol {
  /// A closure that runs inside the handler of each value, with its number from 1.
  typealias Act = @Sendable (HostileProbe, Int) -> Void

  /// A subscription that nothing else has to retain.
  struct Remainder: Sendable {
    weak var subscription: (any Disposable)?

    func dispose() { subscription?.dispose() }
  }

  private let subscription = Shared<(any Disposable)?>(nil)
  private let dropped = Shared(Remainder())
  private let token: Tracked
  private let act: Act
  nonisolated(unsafe) private var plainCount = 0
  private let inside = Atomic(0)
  private let worst = Atomic(0)
  private let started = Atomic(0)
  private let valueCount = Atomic(0)
  private let endCount = Atomic(0)
  private let lateCount = Atomic(0)
  /// The number of events that may have started when the subscription has been disposed.
  private let limit = Atomic(Int.max)

  init(holding token: Tracked, _ act: @escaping Act) {
    self.token = token
    self.act = act
  }

  func add(_ disposable: any Disposable) { subscription.exchange(disposable) }

  func send(_ value: Value) {
    receive { act(self, valueCount.add(1, ordering: .relaxed).newValue) }
  }

  func fail(_ error: Failure) { receive { endCount.add(1, ordering: .relaxed) } }
  func complete() { receive { endCount.add(1, ordering: .relaxed) } }

  private func receive(_ body: () -> Void) {
    // Deliveries are serial, so one thread at a time is here.
    unsafe plainCount += 1
    started.add(1, ordering: .relaxed)
    worst.max(inside.add(1, ordering: .relaxed).newValue, ordering: .relaxed)
    if ends > 0 { lateCount.add(1, ordering: .relaxed) }
    body()
    // Other threads come while this one is inside.
    if started.load(ordering: .relaxed) % 3 == 0 { sched_yield() }
    inside.subtract(1, ordering: .relaxed)
  }

  /// Releases the subscription without disposing it.
  func dropSubscription() {
    let former = subscription.exchange(nil)
    if let former { dropped.exchange(Remainder(subscription: former)) }
  }

  /// What is left of a subscription that has been dropped.
  var remains: Remainder { dropped.value }

  /// Disposes the subscription. `allowance` more events may start when this returns.
  func dispose(allowing allowance: Int) {
    guard let subscription = subscription.value else { return }
    subscription.dispose()
    limit.min(started.load(ordering: .relaxed) + allowance, ordering: .relaxed)
  }

  var values: Int { valueCount.load(ordering: .relaxed) }
  var ends: Int { endCount.load(ordering: .relaxed) }
  var late: Int { lateCount.load(ordering: .relaxed) }
  var worstInside: Int { worst.load(ordering: .relaxed) }
  /// The number of events that have started too late after a disposal.
  var excess: Int { started.load(ordering: .relaxed) - limit.load(ordering: .relaxed) }
}

/// Runs `body` on new threads at the same time. Returns whether all have ended in time; those that hang go on.
private func onThreads(
  _ count: Int,
  _ patience: DispatchTimeInterval,
  _ body: @escaping @Sendable (Int) -> Void
) -> Bool {
  let group = DispatchGroup()
  let start = Gathering(count)
  for index in 0..<count {
    // A queue without a target always gets a thread, also on a busy machine.
    DispatchQueue(label: "hostile thread \(index)").async(group: group) {
      start.arrive()
      body(index)
    }
  }
  return group.wait(timeout: .now() + patience) == .success
}

/// A place where threads wait for each other.
private final class Gathering: Sendable {
  private let missing: Atomic<Int>
  private let semaphore = DispatchSemaphore(value: 0)

  init(_ count: Int) { missing = Atomic(count) }

  /// Waits until all threads are here. The last one lets the others go.
  func arrive() {
    if missing.subtract(1, ordering: .acquiringAndReleasing).newValue == 0 { semaphore.signal() }
    semaphore.wait()
    semaphore.signal()
  }
}

// MARK: - Operators

extension LawChecker {
  /// Tries the operator with hostile handlers. See `expectUnharmed`.
  package func checkHostileHandlers(_ name: String, isNoted: Bool = false) {
    var trials = HostileTrials(name, values, drained) { [operate] capture, isSubject in
      isSubject ? Self.stage(of: Subject(), capture, operate) : Self.stage(capture, operate)
    }
    trials.runAll()
    if isNoted { trials.note() }
    for violation in trials.violations { expect(violation.law, false, violation.detail) }
  }

  /// A source that is created for each subscription.
  private static func stage(
    _ capture: Tracked,
    _ operate: (Signal<Int, TestFailure>) -> Result
  ) -> HostileStage<Result> {
    let source = LawSource(capturing: capture)
    return HostileStage(
      result: operate(source.signal),
      send: { source.send($0) },
      end: { source.send(event: .completed) },
      attachments: { source.runs.count },
      cleanups: { source.runs.map(\.cleanups) }
    )
  }

  private static func stage(
    of subject: Subject<Int, TestFailure>,
    _ capture: Tracked,
    _ operate: (Signal<Int, TestFailure>) -> Result
  ) -> HostileStage<Result> {
    let source = Thrice(subject, limit: 20)
    return HostileStage(
      result: operate(Signal(source)),
      send: { value in withExtendedLifetime(capture) { subject.send(value) } },
      end: { subject.complete() },
      attachments: { source.attachments }
    )
  }
}

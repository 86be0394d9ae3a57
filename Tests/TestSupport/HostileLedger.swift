import ReactiveSignals
import ReactiveSignalsTesting
import _ReactiveSignalsAtomics
import TestShims
import ReactiveSignalsTestingTraits
import Testing
import _ReactiveSignalsSimulationShims

// The ledger of the hostile table: threads send, others subscribe meanwhile, and one of them releases the last reference, at random points.
// All that is sent is received. `scripts/hostile` makes many rounds, see `Documentation/Design/Hostile.md`.

/// The random choices of a round.
private struct LedgerPlan: CustomStringConvertible, Sendable {
  /// The number of threads that send, and of those that subscribe: together 2 to 8.
  let senders: Int
  let joiners: Int
  /// The number of values that each thread sends.
  let count: Int
  /// A group ends at every value with such a number, where time or a signal ends groups.
  let pause: Int
  private let seed: UInt64

  init(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let threads = Int.random(in: 2...8, using: &generator)
    senders = .random(in: 1..<threads, using: &generator)
    joiners = threads - senders
    count = .random(in: 4...40, using: &generator)
    pause = .random(in: 1...10, using: &generator)
    self.seed = seed
  }

  /// Random numbers for a thread.
  func generator(_ thread: Int) -> SeededGenerator {
    SeededGenerator(seed: seed ^ UInt64(thread + 1) &* 0x9E37_79B9_7F4A_7C15)
  }

  var description: String {
    "\(senders) threads with \(count) values each, and \(joiners) that subscribe (seed \(seed))"
  }
}

/// Passes some time, mostly none, so that threads meet at another step.
private func dawdle(using generator: inout SeededGenerator) {
  let spins = Int.random(in: 0...([0, 10, 300].randomElement(using: &generator) ?? 0), using: &generator)
  let count = Atomic(0)
  while count.load(ordering: .relaxed) < spins { count.add(1, ordering: .relaxed) }
}

private func makeRounds(_ name: String, _ round: (LedgerPlan) -> String?) {
  let rounds = 20 * hostileRounds
  let sanitizer = rs_is_thread_sanitized() ? "thread" : rs_is_address_sanitized() ? "address" : "none"
  Proofs.note("ledger", name, "\(sanitizer) \(rounds)")
  let seed = name.utf8.reduce(History.seed) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  var failures = (count: 0, first: "")
  for number in 0..<rounds {
    let plan = LedgerPlan(seed &+ UInt64(number))
    guard let problem = round(plan) else { continue }
    if failures.count == 0 { failures.first = "\(problem), \(plan)" }
    failures.count += 1
  }
  if failures.count > 0 { Issue.record("\(name): \(failures.count) of \(rounds) rounds, \(failures.first)") }
}

/// Makes rounds in which each group of a signal is subscribed to on another thread, and released there or on a third one. Each value is
/// received once, and each subscriber receives one end.
package func expectLedger(of kind: GroupingKind) {
  makeRounds(kind.rawValue) { plan in
    let (clock, ticks) = (TestScheduler(), Subject<Int, TestFailure>())
    let source = Subject<Int, TestFailure>()
    let groups = Shared<[Signal<Int, TestFailure>]>([])
    let copies = Shared<[Signal<Int, TestFailure>]>([])
    let recorders = Log<Recorder<Int, TestFailure>>()
    let sending = Atomic(plan.senders)
    kind.groups(of: source, clock, ticks) { $0 % 3 }
      .subscribe(next: { group in groups.withLock { $0.append(group) } }, failed: { _ in })
    onThreads(plan.senders + plan.joiners) { thread in
      var generator = plan.generator(thread)
      if thread < plan.senders {
        for number in 0..<plan.count {
          source.send(thread * plan.count + number)
          guard thread == 0, number % plan.pause == 0 else { continue }
          clock.advance(by: .seconds(1))
          ticks.send(0)
        }
        sending.subtract(1, ordering: .acquiringAndReleasing)
        return
      }
      while true {
        let hasEnded = sending.load(ordering: .acquiring) == 0
        let group = groups.withLock { $0.popLast() }
        if group == nil, hasEnded { break }
        // Other threads have subscribed, or are about to.
        copies.exchange([])
        guard let group else { continue }
        if .random(using: &generator) { copies.withLock { $0.append(group) } }
        dawdle(using: &generator)
        recorders.append(group.recorded().recorder)
        dawdle(using: &generator)
      }
    }
    copies.exchange([])
    source.complete()
    ticks.complete()
    let received = recorders.entries.flatMap(\.values)
    let different = kind.overlaps ? Array(Set(received)) : received
    let sent = 0..<plan.senders * plan.count
    if different.sorted() != Array(sent) { return "\(different.count) of \(sent.count) values are received" }
    return recorders.entries.allSatisfy(\.isCompleted) ? nil : "a group does not end"
  }
}

/// Makes rounds in which threads subscribe to a signal with the events of one source, and the threads that send or subscribe release it. A
/// subscriber receives all that follows the values of the replay, and one end.
package func expectLedger(of kind: SharingKind) {
  makeRounds(kind.rawValue) { plan in
    let threads = plan.senders + plan.joiners
    let recorders = Log<Recorder<Int, TestFailure>>()
    func run() -> Recorder<Int, TestFailure> {
      let (stage, first) = kind.make()
      let stages = Shared<[SharingKind.Stage?]>(Array(repeating: stage, count: threads))
      onThreads(threads) { [stages] thread in
        var generator = plan.generator(thread)
        guard let stage = stages.withLock({ $0[thread].take() }) else { return }
        dawdle(using: &generator)
        if thread < plan.senders {
          for number in 1...plan.count { stage.send(thread * plan.count + number) }
        } else {
          recorders.append(stage.signal.recorded().recorder)
        }
        dawdle(using: &generator)
      }
      return first
    }
    let first = run()
    let all = first.values
    if all.sorted() != Array(0...plan.senders * plan.count) { return "the first subscriber receives \(all)" }
    for recorder in [first] + recorders.entries {
      let values = recorder.values
      if !recorder.isCompleted { return "a subscriber receives no end" }
      if values != all.suffix(values.count) { return "\(values) are no suffix of \(all)" }
      if values.count < min(kind.replayCount, all.count) {
        return "\(values.count) of \(all.count) values are received"
      }
    }
    return nil
  }
}

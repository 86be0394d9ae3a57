package import Dispatch
package import ReactiveSignals
import _ReactiveSignalsAtomics
import _ReactiveSignalsSimulationShims

/// A rule that an operator breaks.
package struct LawViolation: Sendable, CustomStringConvertible {
  package let law: RuleOfEvents
  package let detail: String

  package init(law: RuleOfEvents, detail: String) {
    self.law = law
    self.detail = detail
  }

  package var description: String { "“\(law.rawValue)”: \(detail)" }
}

/// The rules that an operator breaks.
package func lawViolations<Result: SignalProtocol>(
  except: Set<RuleOfEvents> = [],
  values: [Int] = Array(1...20),
  repetitions: Int = 10_000,
  patience: DispatchTimeInterval = .seconds(20),
  drained: @escaping @Sendable () -> Void = {},
  _ operate: @escaping (Signal<Int, TestFailure>) -> Result
) -> [LawViolation] {
  let checker = LawChecker(values, repetitions, patience, drained, operate)
  leavingSubscriptions { checker.checkAll() }
  return checker.violations.filter { !except.contains($0.law) }
}

/// Calls `body`, whose subscriptions the trait `withoutLeaks` does not see. The checkers of releases drop subscriptions on purpose.
package func leavingSubscriptions<Result>(_ body: () -> Result) -> Result {
  SubscriptionList.$ofTask.withValue(nil, operation: body)
}

/// Runs the rules of events against an operator.
package final class LawChecker<Result: SignalProtocol> {
  package typealias Probe = LawProbe<Result.Value, Result.Failure>

  package let values: [Int]
  package let repetitions: Int
  package let patience: DispatchTimeInterval
  package let drained: @Sendable () -> Void
  package let operate: (Signal<Int, TestFailure>) -> Result
  package var violations: [LawViolation] = []
  /// The number of values of a source that stops only at disposal.
  package var longCount = 10_000

  /// Each way for a source to end.
  package let ends: [Event<Int, TestFailure>] = [.completed, .failed(.one)]
  /// The events that a source without rules sends after its end.
  package let afterwards: [Event<Int, TestFailure>] = [.next(1), .completed, .failed(.two), .next(2)]

  package init(
    _ values: [Int],
    _ repetitions: Int,
    _ patience: DispatchTimeInterval,
    _ drained: @escaping @Sendable () -> Void,
    _ operate: @escaping (Signal<Int, TestFailure>) -> Result
  ) {
    self.values = values
    self.repetitions = repetitions
    self.patience = patience
    self.drained = drained
    self.operate = operate
  }

  package func checkAll() {
    checkLaziness()
    checkFreshness()
    checkDrivenSource()
    checkSynchronousSource()
    checkEndOfChains()
    checkLawlessSource()
    checkSeveralThreads()
    checkSecondThread(disposes: false)
    checkSecondThread(disposes: true)
    checkLockOfHandler()
    checkReentrancy()
    checkSubscribingAgain()
    checkSubscribingAgainToSubject()
    checkDisposalBetweenEvents()
    checkDisposalFromInside()
    checkDisposalOfWhatWaits()
    checkDisposalOfAnother()
    checkDisposalOfSynchronousSource()
    checkRepeatedDisposal()
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
      checkSlowConsumer()
      checkOrderForSlowConsumer()
      checkConsumerThatLeaves()
    }
    checkStackOfReentrantSends()
    checkStackOfSubscribingAgain()
    checkReleaseAtEnd()
    checkReleaseAtDisposal()
    checkReleaseOfTheDropped()
  }

  /// The rules that a signal keeps whose events all come on one thread.
  package func checkOnOneThread() {
    checkLaziness()
    checkFreshness()
    checkDrivenSource()
    checkSynchronousSource()
    checkEndOfChains()
    checkLawlessSource()
    checkReentrancy()
    checkSubscribingAgain()
    checkDisposalBetweenEvents()
    checkDisposalFromInside()
    checkDisposalOfWhatWaits()
    checkDisposalOfAnother()
    checkDisposalOfSynchronousSource()
    checkReleaseAtEnd()
    checkReleaseAtDisposal()
    checkReleaseOfTheDropped()
  }

  // MARK: - Tools

  /// Records a violation, once for each kind.
  package func expect(_ law: RuleOfEvents, _ isKept: Bool, _ detail: @autoclosure () -> String) {
    guard !isKept else { return }
    let violation = LawViolation(law: law, detail: detail())
    if !violations.contains(where: { $0.description == violation.description }) {
      violations.append(violation)
    }
  }

  /// The rules for every subscription.
  package func expectContract(_ probe: Probe, _ situation: String) {
    let excess = probe.countAfterTerminal
    expect(.grammar, excess == 0, "\(excess) events after a terminal event, \(situation)")
    let worst = probe.worstInside
    expect(.serial, worst <= 1, "\(worst) events at the same time, or one in another, \(situation)")
  }

  /// The rules for the sources of an ended subscription.
  package func expectCleanedUp(_ source: LawSource, _ situation: String) {
    let counts = source.runs.map(\.cleanups)
    expect(.cleanup, counts.allSatisfy { $0 == 1 }, "cleanups ran \(counts) times, \(situation)")
  }

  package func attachStrictly(_ probe: Probe, to signal: Result) -> CompoundDisposable {
    let subscription = CompoundDisposable()
    probe.add(subscription)
    signal.attach(StrictSink(probe: probe, subscription: subscription), in: subscription)
    return subscription
  }

  // MARK: - Laziness

  package func checkLaziness() {
    let source = LawSource()
    let result = operate(source.signal)
    drained()
    expect(.lazy, source.runs.isEmpty, "the source ran before anyone subscribed")
    withExtendedLifetime(result) {}
  }

  package func checkFreshness() {
    for end in ends {
      let source = LawSource.script(values, end)
      let result = operate(source.signal)
      var logs: [[String]] = []
      var counts: [Int] = []
      for _ in 1...2 {
        let probe = Probe()
        result.subscribe(probe)
        drained()
        probe.dispose()
        logs.append(probe.log)
        counts.append(source.runs.count)
        source.reset()
      }
      expect(
        .fresh,
        counts[0] == counts[1],
        "the source ran \(counts[0]) times for the first subscription, \(counts[1]) for the second"
      )
      expect(.fresh, logs[0] == logs[1], "the first subscription got \(logs[0]), the second \(logs[1])")
    }
  }

  // MARK: - Grammar, cleanup, early ends

  package func checkDrivenSource() {
    for end in ends {
      let source = LawSource()
      let probe = Probe(of: source)
      let subscription = attachStrictly(probe, to: operate(source.signal))
      for value in values {
        source.send(value)
        if probe.isTerminated { expectStopped(source, "when the result ended at \(value)") }
      }
      source.send(event: end)
      drained()
      expect(.delivers, probe.count > 0, "nothing came of \(values.count) values and \(end)")
      if probe.isTerminated {
        expect(.upstreamEnds, subscription.isDisposed, "the subscription lives on after the end")
      }
      // The first runs got the terminal event. An operator may have subscribed again because of it.
      let counts = source.runs.map(\.cleanups)
      expect(.cleanup, counts.first ?? 1 == 1, "cleanups ran \(counts) times after \(end)")
      // The producer continues against the rules.
      for event in afterwards { source.send(event: event) }
      drained()
      expectContract(probe, "the source going on after \(end)")
      if let counts = probe.cleanupsAtTerminal {
        let kept = counts.allSatisfy { $0 == 1 }
        expect(
          .cleanupFirst,
          kept,
          "cleanups had run \(counts) times when the terminal event came, after \(end)"
        )
      }
      subscription.dispose()
      expectStopped(source, "after \(end) and disposal")
    }
  }

  package func checkSynchronousSource() {
    for end in ends + [nil] {
      let source = LawSource.script(values, end)
      let probe = Probe(of: source)
      let subscription = attachStrictly(probe, to: operate(source.signal))
      drained()
      expectContract(probe, "the source sending synchronously")
      if let counts = probe.cleanupsAtTerminal {
        // A run ended from inside its own closure is cleaned up too.
        let kept = counts.allSatisfy { $0 == 1 }
        expect(
          .cleanupFirst,
          kept,
          "cleanups had run \(counts) times when the terminal event came, synchronously"
        )
      }
      subscription.dispose()
      expectStopped(source, "the source sending synchronously")
    }
    // A source that stops only at disposal.
    let source = LawSource.script(Array(1...longCount), nil)
    let probe = Probe(writesLog: false)
    let subscription = attachStrictly(probe, to: operate(source.signal))
    drained()
    if probe.isTerminated { expectStopped(source, "the source being endless") }
    expectContract(probe, "the source being endless")
    subscription.dispose()
  }

  /// Checks the result at the end of chains of erased operators. Each is attached inside the one behind it, and some of the attachments wait,
  /// as ``Signal`` does not let more than sixteen nest.
  package func checkEndOfChains() {
    for end in ends {
      let alone = log(atEndOf: 0, end)
      for length in [13, 14, 15, 16, 17, 30, 31, 32, 33, 34] {
        let log = log(atEndOf: length, end)
        expect(
          .anyLength,
          log == alone,
          "\(log) at the end of \(length) operators, otherwise \(alone), the source sending synchronously"
        )
      }
    }
  }

  private func log(atEndOf length: Int, _ end: Event<Int, TestFailure>) -> [String] {
    let source = LawSource.script(values, end)
    let probe = Probe()
    var result = Signal(operate(source.signal))
    for _ in 0..<length { result = result.map { $0 }.erased }
    result.subscribe(probe)
    drained()
    probe.dispose()
    expectStopped(source, "at the end of \(length) operators")
    return probe.log
  }

  package func checkLawlessSource() {
    for end in ends {
      let source = RawSource()
      let probe = Probe()
      operate(Signal(source)).subscribe(probe)
      for value in values { source.send(event: .next(value)) }
      for event in [end] + afterwards { source.send(event: event) }
      drained()
      expectContract(probe, "the source breaking the rules")
      probe.dispose()
      let count = probe.count
      for event in afterwards { source.send(event: event) }
      drained()
      expect(.silence, probe.count == count, "the source breaking the rules")
    }
  }

  /// Checks that the runs of the source have been stopped and cleaned up.
  package func expectStopped(_ source: LawSource, _ situation: String) {
    expect(.upstreamEnds, source.areAllDisposed, "the source was not disposed, \(situation)")
    expectCleanedUp(source, situation)
  }

  // MARK: - Threads

  package func checkSeveralThreads() {
    let values = values
    let rounds = 200 / values.count + 1
    for end in ends {
      let source = LawSource()
      let probe = Probe()
      let subscription = attachStrictly(probe, to: operate(source.signal))
      onThreads(4) { thread in
        for round in 0..<rounds {
          for value in values { source.send(value) }
          if thread == 0, round == rounds / 2 { source.send(event: end) }
        }
      }
      drained()
      expectContract(probe, "several threads sending")
      subscription.dispose()
      expectStopped(source, "several threads having sent")
    }
  }

  /// While one thread is held inside a handler, another one sends, or disposes.
  package func checkSecondThread(disposes: Bool) {
    let values = values
    let source = LawSource()
    let entered = Moment(patience: patience)
    let leave = Moment(patience: patience)
    let holdsNext = Shared(false)
    let wasHeldTooLong = Shared(false)
    let probe = Probe { _, _ in
      guard holdsNext.exchange(false) else { return }
      entered.signal()
      if !leave.wait() { _ = wasHeldTooLong.exchange(true) }
    }
    operate(source.signal).subscribe(probe)
    // Events sent while subscribing are not held up: no other thread can act on the subscription yet.
    let countBefore = probe.count
    _ = holdsNext.exchange(true)
    onThreads(2) { thread in
      if thread == 0 {
        for value in values { source.send(value) }
        source.send(event: .completed)
        // Without an event the other thread does not have to wait.
        entered.signal()
      } else {
        _ = entered.wait()
        if disposes {
          probe.dispose()
        } else {
          for value in values { source.send(value) }
        }
        leave.signal()
      }
    }
    let act = disposes ? "disposing" : "sending"
    expect(.waitless, !wasHeldTooLong.value, "\(act) waited for the handler of another thread")
    drained()
    expectContract(probe, "another thread \(act) during a delivery")
    let excess = probe.count - countBefore - 1
    if disposes, excess > 0 {
      expect(.silence, false, "\(excess) events started after another thread had disposed")
    }
    probe.dispose()
    expectStopped(source, "another thread \(act) during a delivery")
  }

  /// A handler waits for a lock that another thread holds while it sends.
  package func checkLockOfHandler() {
    let values = values
    let patience = patience
    let source = LawSource()
    let lock = PatientLock()
    let entered = Moment(patience: patience)
    let isHeld = Moment(patience: patience)
    let waits = Shared(false)
    let hasGivenUp = Shared(false)
    let probe = Probe { _, _ in
      if waits.exchange(false) {
        entered.signal()
        _ = isHeld.wait()
      }
      // Each handler takes the lock, as a handler with guarded state does.
      if lock.lock(patience) { lock.unlock() } else { _ = hasGivenUp.exchange(true) }
    }
    operate(source.signal).subscribe(probe)
    _ = waits.exchange(true)
    onThreads(2) { thread in
      if thread == 0 {
        for value in values { source.send(value) }
        source.send(event: .completed)
        // Without an event the other thread does not have to wait.
        entered.signal()
      } else {
        _ = entered.wait()
        _ = lock.lock(patience)
        isHeld.signal()
        for value in values { source.send(value) }
        source.send(event: .completed)
        lock.unlock()
      }
    }
    expect(.waitless, !hasGivenUp.value, "a thread that sends waits for a handler that waits for its lock")
    drained()
    expectContract(probe, "a handler taking a lock that another thread holds while it sends")
    probe.dispose()
    expectStopped(source, "a handler having taken a lock")
  }

  // MARK: - Re-entrancy

  package func checkReentrancy() {
    for end in ends + [nil] {
      let events = values.map(Event.next) + (end.map { [$0] } ?? [])
      // A subject, because an operator may subscribe to its source more than once, and all subscriptions need one order.
      let plain = log(of: events, handlersSend: false)
      let reentrant = log(of: events, handlersSend: true)
      expect(.order, reentrant == plain, "\(reentrant) when handlers send, otherwise \(plain)")
    }
  }

  private func log(of events: [Event<Int, TestFailure>], handlersSend: Bool) -> [String] {
    let subject = Subject<Int, TestFailure>()
    let feed = Feed(events)
    let probe = Probe { _, _ in
      if handlersSend, let event = feed.next() { subject.send(event: event) }
    }
    let subscription = attachStrictly(probe, to: operate(Signal(Thrice(subject))))
    while let event = feed.next() { subject.send(event: event) }
    drained()
    expectContract(probe, handlersSend ? "handlers sending" : "a subject sending")
    subscription.dispose()
    return probe.log
  }

  /// The handler of the first event subscribes to the result once more: both subscriptions get everything.
  package func checkSubscribingAgain() {
    for end in ends {
      let measured = LawSource.script(values, end)
      let plain = Probe()
      operate(measured.signal).subscribe(plain)
      for _ in 1...3 { drained() }
      plain.dispose()
      // The source falls silent for an operator that subscribes repeatedly, so each signal needs its own source.
      let isEndless = measured.runs.count >= 3
      let source = LawSource.script(values, end, limit: isEndless ? 3 : 10)
      let other = isEndless ? LawSource.script(values, end) : source
      let result = operate(source.signal)
      let otherResult = isEndless ? operate(other.signal) : result
      let second = Probe()
      let isFirst = Shared(true)
      let first = Probe { _, _ in
        if isFirst.exchange(false) { otherResult.subscribe(second) }
      }
      result.subscribe(first)
      for _ in 1...4 { drained() }
      for (probe, name) in [(first, "first"), (second, "second")] {
        expectContract(probe, "the \(name) of two subscriptions, one made by a handler of the other")
        expect(
          .again,
          probe.count == plain.count,
          "\(probe.count) events, otherwise \(plain.count), for the \(name) of two subscriptions, one made by "
            + "a handler of the other"
        )
        probe.dispose()
      }
      expectStopped(source, "a handler having subscribed again")
      expectStopped(other, "a handler having subscribed again")
    }
  }

  /// Handlers subscribe repeatedly to the result during its deliveries.
  package func checkSubscribingAgainToSubject() {
    for end in ends {
      let events = values.map(Event.next) + [end]
      let plain = log(of: events, handlersSend: false)
      let subject = Subject<Int, TestFailure>()
      let result = operate(Signal(Thrice(subject, limit: 20)))
      let others = (0..<3).map { _ in Probe() }
      let next = Shared(0)
      let probe = Probe { _, _ in
        let number = next.withLock { number in
          number += 1
          return number - 1
        }
        if number < others.count { result.subscribe(others[number]) }
      }
      result.subscribe(probe)
      for event in events { subject.send(event: event) }
      for _ in 1...2 { drained() }
      // An operator that subscribes again counts the subscriptions of the others too.
      if plain.count == probe.count {
        expect(.order, probe.log == plain, "\(probe.log) when handlers subscribe, otherwise \(plain)")
      }
      for probe in [probe] + others {
        expectContract(probe, "handlers subscribing to a subject")
        probe.dispose()
      }
    }
  }

  // MARK: - Disposal

  package func checkDisposalBetweenEvents() {
    for count in Set([0, 1, values.count / 2, values.count]) {
      let source = LawSource()
      let probe = Probe()
      let subscription = attachStrictly(probe, to: operate(source.signal))
      for value in values.prefix(count) { source.send(value) }
      for _ in 1...2 { subscription.dispose() }
      let before = probe.count
      expectStopped(source, "after disposal")
      drained()
      for value in values { source.send(value) }
      source.send(event: .completed)
      drained()
      let excess = probe.count - before
      expect(.silence, excess == 0, "\(excess) events after disposal, with \(count) values sent before")
      expectStopped(source, "after disposal")
    }
  }

  /// A probe that disposes its subscription while it handles value number `limit`.
  private func disposingProbe(
    at limit: Int,
    sending send: @escaping @Sendable () -> Void = {},
    _ note: @escaping @Sendable () -> Void = {}
  ) -> Probe {
    let seen = Shared(0)
    return Probe { probe, event in
      guard !event.isTerminal,
        seen.withLock({
          $0 += 1; return $0 == limit
        })
      else { return }
      send()
      probe.dispose()
      note()
    }
  }

  package func checkDisposalFromInside() {
    for limit in 1...2 {
      let probe = disposingProbe(at: limit)
      let source = LawSource()
      operate(source.signal).subscribe(probe)
      for value in values { source.send(value) }
      source.send(event: .completed)
      drained()
      expectSilence(probe, limit, "a driven source")
      probe.dispose()
      expectStopped(source, "a handler having disposed")

      let second = disposingProbe(at: limit)
      let subject = Subject<Int, TestFailure>()
      operate(Signal(Thrice(subject))).subscribe(second)
      for value in values { subject.send(value) }
      subject.complete()
      drained()
      expectSilence(second, limit, "a subject")
      second.dispose()
    }
  }

  /// A handler that sends and then disposes. The value that it has sent waits at that time.
  package func checkDisposalOfWhatWaits() {
    let values = values
    for limit in 1...2 {
      let source = LawSource()
      let subject = Subject<Int, TestFailure>()
      let first = disposingProbe(at: limit, sending: { for value in values { source.send(value) } })
      let second = disposingProbe(at: limit, sending: { for value in values { subject.send(value) } })
      _ = attachStrictly(first, to: operate(source.signal))
      _ = attachStrictly(second, to: operate(Signal(Thrice(subject))))
      for value in values {
        source.send(value)
        subject.send(value)
      }
      drained()
      expectSilence(first, limit, "more waiting")
      expectSilence(second, limit, "more of a subject waiting")
      first.dispose()
      second.dispose()
    }
  }

  /// The handler of one subscriber disposes the subscription of the next one, before that has got the same event.
  package func checkDisposalOfAnother() {
    let subject = Subject<Int, TestFailure>()
    let result = operate(Signal(Thrice(subject, limit: 6)))
    let second = Probe()
    let first = Probe { _, _ in second.dispose() }
    _ = attachStrictly(first, to: result)
    _ = attachStrictly(second, to: result)
    // Events sent while subscribing are tested elsewhere.
    let countBefore = second.count
    for value in values { subject.send(value) }
    drained()
    let excess = second.count - countBefore
    expect(.silence, excess <= 0, "\(excess) events after the handler of another subscriber had disposed")
    first.dispose()
    second.dispose()
  }

  package func checkDisposalOfSynchronousSource() {
    for limit in 1...2 {
      let source = LawSource.script(Array(0..<longCount), nil)
      let produced = Shared<[Int]>([])
      let probe = disposingProbe(at: limit) {
        let now = source.runs.map(\.produced)
        produced.withLock { $0 = now }
      }
      operate(source.signal).subscribe(probe)
      drained()
      expectSilence(probe, limit, "a synchronous source")
      if probe.count == limit, !probe.isTerminated {
        let excess = source.runs.map(\.produced).reduce(0, +) - produced.value.reduce(0, +)
        expect(.upstreamEnds, excess == 0, "a synchronous source went on for \(excess) values after disposal")
      }
      probe.dispose()
      expectStopped(source, "a handler having disposed, the source being synchronous")

      let sequence = CountingSequence()
      let taken = Shared(0)
      let second = disposingProbe(at: limit) { _ = taken.exchange(sequence.taken) }
      operate(Signal(Thrice(Signal.from(sequence)))).subscribe(second)
      drained()
      expectSilence(second, limit, "a sequence")
      if second.count == limit, !second.isTerminated {
        let excess = sequence.taken - taken.value
        // One is taken before the source looks whether it has been disposed.
        expect(.upstreamEnds, excess <= 1, "a sequence went on for \(excess) elements after disposal")
      }
      second.dispose()
    }
  }

  private func expectSilence(_ probe: Probe, _ limit: Int, _ source: String) {
    // Fewer when the operator has fewer to send; a terminal event among them is not disposed of.
    let excess = probe.count - limit
    expect(.silence, excess <= 0, "\(excess) events after a handler had disposed, with \(source)")
    expectContract(probe, "a handler disposing, with \(source)")
  }

  package func checkRepeatedDisposal() {
    let source = LawSource()
    let subscription = operate(source.signal).subscribeEvents { _ in }
    source.send(values[0])
    onThreads(4) { _ in
      for _ in 1...3 { subscription.dispose() }
    }
    expect(.upstreamEnds, subscription.isDisposed, "a disposed subscription does not say so")
    expectStopped(source, "disposed twelve times by four threads")
  }

  // MARK: - Stack

  /// Measures a few events before many.
  private func expectConstantStack(_ situation: String, _ spread: (Int) -> UInt) {
    for count in [2_000, repetitions] {
      let bytes = spread(count)
      guard bytes > 65_536 else { continue }
      expect(.constantStack, false, "\(bytes) bytes of stack for \(count) \(situation)")
      return
    }
  }

  package func checkStackOfReentrantSends() {
    let values = values
    expectConstantStack("re-entrant sends") { count in
      let subject = Subject<Int, TestFailure>()
      let feed = Feed(count) { .next(values[$0 % values.count]) }
      let probe = Probe(writesLog: false) { _, _ in
        if let event = feed.next() { subject.send(event: event) }
      }
      operate(Signal(Thrice(subject))).subscribe(probe)
      while let event = feed.next() { subject.send(event: event) }
      drained()
      probe.dispose()
      return probe.stackSpread
    }
  }

  package func checkStackOfSubscribingAgain() {
    let value = values[0]
    for end in ends {
      expectConstantStack("subscriptions to a source that ends at once") { count in
        let count = count / 5
        let extent = Shared((shallowest: UInt.max, deepest: UInt.min))
        let source = LawSource { subscriber, _, number in
          let here = stackAddress()
          extent.withLock { $0 = (min($0.shallowest, here), max($0.deepest, here)) }
          guard number < count else { return }
          subscriber.send(value)
          subscriber.send(event: end)
        }
        let subscription = operate(source.signal).subscribeEvents { _ in }
        drained()
        subscription.dispose()
        source.reset()
        let (shallowest, deepest) = extent.value
        return deepest > shallowest ? deepest - shallowest : 0
      }
    }
  }

  // MARK: - Memory

  private func subscribe(_ result: Result, holding token: Tracked) -> any Disposable {
    result.subscribe(
      next: { _ in withExtendedLifetime(token) {} },
      failed: { _ in withExtendedLifetime(token) {} },
      completed: { withExtendedLifetime(token) {} }
    )
  }

  package func checkReleaseAtEnd() {
    for end in ends {
      let lifetimes = Lifetimes()
      let source = LawSource()
      let result = operate(source.signal)
      let subscription = subscribe(result, holding: lifetimes.make())
      for value in values { source.send(value) }
      source.send(event: end)
      drained()
      if subscription.isDisposed {
        expect(.release, lifetimes.live == 0, "the handlers outlive \(end)")
      }
      subscription.dispose()
      withExtendedLifetime((source, result)) {}
    }
  }

  package func checkReleaseAtDisposal() {
    let lifetimes = Lifetimes()
    let source = LawSource()
    let result = operate(source.signal)
    for count in [0, values.count] {
      let subscription = subscribe(result, holding: lifetimes.make())
      for value in values.prefix(count) { source.send(value) }
      subscription.dispose()
      drained()
      expect(.release, lifetimes.live == 0, "the handlers outlive disposal")
      withExtendedLifetime(subscription) {}
    }
    withExtendedLifetime((source, result)) {}
  }

  package func checkReleaseOfTheDropped() {
    func subscribeAndDrop(_ handlers: Lifetimes, _ sources: Lifetimes, _ end: Event<Int, TestFailure>?) {
      let source = LawSource(capturing: sources.make())
      _ = subscribe(operate(source.signal), holding: handlers.make())
      for value in values { source.send(value) }
      if let end { source.send(event: end) }
      drained()
      // The producer releases its subscribers, so that nothing can be sent anymore.
      source.reset()
    }
    for end in ends + [nil] {
      let handlers = Lifetimes()
      let sources = Lifetimes()
      subscribeAndDrop(handlers, sources, end)
      let situation = end.map { "dropped after \($0)" } ?? "dropped"
      expect(.release, handlers.live == 0, "the handlers are held by something, \(situation)")
      expect(.release, sources.live == 0, "the source is held by something, \(situation)")
    }
  }
}

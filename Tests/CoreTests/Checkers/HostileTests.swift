import TestSupport

/// The rows of the hostile table that are no operators with a synchronous source. The operators are in the table by `expectLaws`.
@Suite(.withoutLeaks) struct HostileTests {
  @Test("No hostile handler harms a subject", arguments: SubjectKind.allCases)
  func subjects(kind: SubjectKind) {
    expectUnharmed("\(kind) subject") { capture in
      let subject = kind.make()
      return HostileStage(
        result: subject.signal,
        send: { value in withExtendedLifetime(capture) { subject.subscriber.send(value) } },
        end: { subject.subscriber.complete() },
        attachments: { 1 }
      )
    }
  }

  @Test("No hostile handler harms operators whose upstreams meet")
  func operators() {
    let scheduler = TestScheduler()
    let drained: @Sendable () -> Void = { scheduler.advance(ticks: 1) }
    expectUnharmed("map", drained: {}) { $0.map { $0 + 1 } }
    expectUnharmed("merge", drained: {}) { $0.merge(Signal.never) }
    expectUnharmed("combineLatest", drained: {}) { $0.combineLatest(Signal.just(0).merge(Signal.never)) }
    expectUnharmed("flatMap", drained: {}) { $0.flatMap { .just($0) } }
    expectUnharmed("share", drained: {}) { $0.share() }
    expectUnharmed("delay(for:)", drained: drained) { $0.delay(for: .seconds(1), on: scheduler) }
  }

  @Test("No hostile handler harms a property")
  func properties() {
    expectUnharmed("property") { stage(of: $0) { $0.property } }
    expectUnharmed("property, map") { stage(of: $0) { $0.map { $0 &+ 1 } } }
    expectUnharmed("property, combineLatest") { stage(of: $0) { $0.combineLatest($0.map { $0 &+ 1 }) } }
    expectUnharmed("property, combineLatest of two networks") { capture in
      stage(of: capture) { $0.combineLatest(MutableProperty(1)) }
    }
    expectUnharmed("property, flatMap") { capture in
      stage(of: capture) { $0.flatMap { $0 % 2 == 0 ? Property(0) : Property(1) } }
    }
    expectUnharmed("property, flatMap of another") { capture in
      let other = MutableProperty(1)
      return stage(of: capture) { $0.flatMap { $0 % 2 == 0 ? other.property : Property(1) } }
    }
    expectUnharmed("property, distinctUntilChanged") { stage(of: $0) { $0.distinctUntilChanged() } }
    expectUnharmed("property, bound") { capture in
      stage(of: capture) { source in
        let target = MutableProperty(0)
        source.signal.bind(to: target)
        return target.property
      }
    }
  }

  @Test("No hostile handler harms a command")
  func commands() {
    let policies: [(String, CommandPolicy)] = [
      ("", .refuse), (", join", .join), (", queue", .queue), (", restart", .restart),
      (", keepLatest", .keepLatest), (", concurrent", .concurrent),
    ]
    for (suffix, policy) in policies {
      let name = "command" + suffix
      expectUnharmed("\(name), executions") { capture in
        stage(of: capture, policy) { $0.executions.flatMap { $0 }.erased }
      }
      expectUnharmed("\(name), isExecuting") { capture in
        stage(of: capture, policy) { $0.isExecuting.signal }
      }
      expectUnharmed("\(name), failures") { capture in stage(of: capture, policy) { $0.failures } }
    }
  }

  @Test("No hostile handler harms a channel")
  func channels() {
    expectUnharmed("channel, leading") { stage(of: $0, from: \.following, to: \.leading) }
    expectUnharmed("channel, following") { stage(of: $0, from: \.leading, to: \.following) }
  }

  @Test("No hostile handler harms a task")
  func tasks() {
    let scheduler = TestScheduler()
    expectUnharmed("task", drained: { scheduler.run() }) { capture in
      lone(Signal<Int, TestFailure>.task(on: scheduler) { capture.number })
    }
    expectUnharmed("produce", drained: { scheduler.run() }) { capture in
      lone(
        Signal<Int, TestFailure>.produce(on: scheduler) { producer in
          for number in 0..<9 { await producer.send(number + capture.number) }
        }
      )
    }
    expectUnharmed("emitWhenSubscribed", drained: { scheduler.run() }) { capture in
      lone(
        Signal<Int, TestFailure>.create { subscriber in
          let subject = Subject<Int, TestFailure>()
          let task = scheduler.task {
            for number in 0..<9 { await subject.emitWhenSubscribed(number + capture.number) }
            subject.complete()
          }
          scheduler.schedule { subject.subscribe(subscriber) }
          subscriber.onDispose { task.cancel() }
        }
      )
    }
    expectUnharmed("Signal.from an asynchronous sequence", drained: { scheduler.run() }) { capture in
      let numbers = Signal<Int, TestFailure>.from(0..<9).map { $0 + capture.number }
      return lone(Signal<Int, TestFailure>.from(numbers.values, on: scheduler))
    }
  }

  // MARK: - Ledgers

  @Test(
    "All values that are sent into groups are received, whichever thread subscribes and whichever releases the group",
    arguments: GroupingKind.allCases
  )
  func groups(kind: GroupingKind) { expectLedger(of: kind) }

  @Test(
    "A subscriber of a shared signal receives all its values, whichever thread subscribes and whichever releases it",
    arguments: SharingKind.allCases
  )
  func sharedSignals(kind: SharingKind) { expectLedger(of: kind) }

  // MARK: - Stages

  private func stage<Value: Sendable>(
    of capture: Tracked,
    _ derive: (MutableProperty<Int>) -> Property<Value>
  ) -> HostileStage<Signal<Value, Never>> {
    let source = MutableProperty(0)
    let derived = derive(source)
    return HostileStage(
      result: derived.signal,
      send: { value in withExtendedLifetime((capture, derived)) { source.value = value } },
      end: {},
      attachments: { 1 }
    )
  }

  private func stage<Value: Sendable>(
    of capture: Tracked,
    _ policy: CommandPolicy,
    _ choose: (Command<Int, Int, TestFailure>) -> Signal<Value, Never>
  ) -> HostileStage<Signal<Value, Never>> {
    let command = Command<Int, Int, TestFailure>(whileExecuting: policy) { value in
      withExtendedLifetime(capture) { value % 3 == 0 ? .fail(.one) : .from([value, value]) }
    }
    return HostileStage(result: choose(command), send: { command.execute($0) }, end: {})
  }

  private func stage(
    of capture: Tracked,
    from source: KeyPath<Channel<Int>, ChannelTerminal<Int>>,
    to target: KeyPath<Channel<Int>, ChannelTerminal<Int>>
  ) -> HostileStage<Signal<Int, Never>> {
    let channel = Channel<Int>()
    let (source, target) = (channel[keyPath: source], channel[keyPath: target])
    return HostileStage(
      result: Signal(target),
      send: { value in withExtendedLifetime(capture) { source.send(value) } },
      end: { source.complete() },
      attachments: { 1 }
    )
  }

  /// A signal without a source.
  private func lone<Result: SignalProtocol>(_ result: Result) -> HostileStage<Result> {
    HostileStage(result: result, send: { _ in }, end: {})
  }
}

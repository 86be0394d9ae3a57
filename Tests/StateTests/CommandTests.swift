import Foundation
import _ReactiveSignalsAtomics
import TestSupport

@Suite(.withoutLeaks) struct CommandTests {
  typealias Labour = Subject<Int, TestFailure>

  /// A command whose input is its work.
  private func command(
    enabledIf condition: some PropertyProtocol<Bool> = Property(true),
    whileExecuting policy: CommandPolicy = .refuse,
    announcingOn scheduler: (any Scheduler)? = nil
  ) -> Command<Labour, Int, TestFailure> {
    Command(enabledIf: condition, whileExecuting: policy, announcingOn: scheduler) { $0 }
  }

  @Test("The work is made and subscribed to once, before execute returns", .proves("B376", "B377", "W38"))
  func inPlace() {
    let made = Counter()
    let subscribed = Counter()
    let command = Command { (input: Int) in
      made.next()
      return Signal<Int, TestFailure>.create { subscriber in
        subscribed.next()
        subscriber.send(input * 2)
        subscriber.complete()
      }
    }
    let execution = command.execute(4)
    #expect(made.value == 1 && subscribed.value == 1)
    #expect(execution.isDisposed)
    for _ in 0..<2 { expectEqual(execution.recorded().recorder.events, [.next(8), .completed]) }
    #expect(made.value == 1 && subscribed.value == 1)
  }

  @Test("An execution replays its values and its end to any number of subscribers", .proves("B378"))
  func replay() {
    let command = command()
    let work = Labour()
    let execution = command.execute(work)
    let early = execution.recorded().recorder
    work.send(1)
    let late = execution.recorded().recorder
    work.send(2)
    work.fail(.one)
    let after = execution.recorded().recorder
    for recorder in [early, late, after] {
      expectEqual(recorder.events, [.next(1), .next(2), .failed(.failed(.one))])
    }
    let limited = command.execute(Labour(), replay: .last(1))
    limited.cancel()
    expectEqual(limited.recorded().recorder.events, [.completed])
  }

  @Test(
    "A disabled command refuses an execution immediately and announces nothing",
    .leavesSubscriptions("The announcements of the last change wait for virtual time"),
    .proves("B379", "B380")
  )
  func notEnabled() {
    let made = Counter()
    let time = TestScheduler()
    let command = Command(announcingOn: time) { (_: Int) in
      made.next()
      return Signal<Int, TestFailure>.never
    }
    command.execute(1)
    #expect(command.isEnabled.value)
    let refused = command.execute(2)
    expectEqual(refused.recorded().recorder.events, [.failed(.notEnabled)])
    #expect(refused.isDisposed)
    refused.cancel()
    expectEqual(made.value, 1)
    let disabled = Command(enabledIf: Property(false)) { (_: Int) in Signal<Int, Never>.just(made.next()) }
    expectEqual(disabled.execute(1).recorded().recorder.events, [.failed(.notEnabled)])
    expectEqual(made.value, 1)
  }

  private func log(_ command: Command<Labour, Int, TestFailure>) -> Log<String> {
    let log = Log<String>()
    command.isExecuting.changes.subscribe { log.append("executing \($0)") }
    command.isEnabled.changes.subscribe { log.append("enabled \($0)") }
    command.executions.subscribe { execution in
      log.append("execution")
      execution.subscribe(next: { log.append("inner \($0)") }, completed: { log.append("inner completed") })
    }
    command.failures.subscribe { log.append("failure \($0)") }
    return log
  }

  @Test("A command announces executing, the execution, its events, its failure, the end", .proves("B381"))
  func order() {
    let command = command()
    let log = log(command)
    let work = Labour()
    let execution = command.execute(work)
    execution.subscribe(next: { _ in }, failed: { log.append("failed \($0)") })
    work.send(1)
    work.fail(.one)
    let begin = ["executing true", "enabled false", "execution", "inner 1"]
    let end = ["inner completed", "failed failed(\(TestFailure.self).one)", "failure one"]
    let last = ["executing false", "enabled true"]
    expectEqual(
      log.entries.map { $0.replacing("ReactiveSignalsTestingTraits.", with: "") },
      begin + end + last
    )
  }

  @Test(
    "With a scheduler, an execution on another thread is announced there, and its work runs on that thread",
    .leavesSubscriptions("The announcements of the last change wait for virtual time"),
    .proves("B387", "W38")
  )
  func executionElsewhere() {
    let time = TestScheduler()
    let threads = Log<ObjectIdentifier>()
    let command = Command(announcingOn: time) { (_: Int) -> Signal<Int, TestFailure> in
      threads.append(ObjectIdentifier(Thread.current))
      return .fail(.one)
    }
    let log = Log<String>()
    @Sendable func note(_ name: String) {
      log.append(isSame(currentScheduler, time) ? name : name + " elsewhere")
    }
    command.isExecuting.changes.subscribe { note("executing \($0)") }
    command.isEnabled.changes.subscribe { note("enabled \($0)") }
    command.executions.subscribe { _ in note("execution") }
    command.failures.subscribe { _ in note("failure") }
    expectEqual(command.isEnabled.signal.recorded().recorder.values, [true])
    onThreads(1) { _ in
      threads.append(ObjectIdentifier(Thread.current))
      command.execute(1)
      #expect(log.entries.isEmpty)
    }
    #expect(Set(threads.entries).count == 1 && threads.entries.count == 2)
    #expect(threads.entries.first != ObjectIdentifier(Thread.current))
    time.run()
    expectEqual(
      log.entries,
      [
        "executing true", "enabled false", "execution", "failure", "executing false", "enabled true",
      ]
    )
  }

  @Test("Executions are sent in order, and only those started after the subscription", .proves("B382"))
  func executions() {
    let command = Command(whileExecuting: .concurrent) { (input: Int) in Signal<Int, Never>.just(input) }
    command.execute(1)
    let values = command.executions.flatten(.concat).recorded().recorder
    let count = command.executions.count().recorded().recorder
    command.execute(2)
    command.execute(3)
    expectEqual(values.values, [2, 3])
    #expect(count.events.isEmpty)
  }

  @Test("The values of all executions are sent as they come, and no failure")
  func values() {
    var owned: Command<Labour, Int, TestFailure>? = command(whileExecuting: .concurrent)
    let values = owned?.values.recorded().recorder
    let (first, second) = (Labour(), Labour())
    for work in [first, second] { owned?.execute(work) }
    second.send(1)
    first.send(2)
    second.fail(.one)
    owned = nil
    first.send(3)
    expectEqual(values?.events, [.next(1), .next(2), .next(3)])
    first.complete()
    expectEqual(values?.events.last, .completed)
  }

  @Test("A failure completes the announced execution, and failures sends it", .proves("B383", "B385"))
  func failures() {
    let command = command()
    let inner = command.executions.flatten().recorded().recorder
    let failures = command.failures.recorded().recorder
    let work = Labour()
    command.execute(work)
    command.execute(Labour())
    work.send(1)
    work.fail(.one)
    let next = Labour()
    command.execute(next)
    next.send(2)
    next.complete()
    expectEqual(inner.events, [.next(1), .next(2)])
    expectEqual(failures.events, [.next(.one)])
  }

  @Test("A late subscriber of failures gets those of running executions, not earlier ones", .proves("B384"))
  func runningFailures() {
    let command = command(whileExecuting: .concurrent)
    let (first, second) = (Labour(), Labour())
    command.execute(first)
    command.execute(second)
    first.fail(.one)
    let recorder = command.failures.recorded().recorder
    second.fail(.two)
    expectEqual(recorder.events, [.next(.two)])
  }

  @Test("Concurrency is off by default, can change at any time, and is observable", .proves("B393"))
  func concurrency() {
    let command = command()
    let option = command.whileExecuting.signal.recorded().recorder
    let enabled = command.isEnabled.signal.recorded().recorder
    let (first, second) = (Labour(), Labour())
    command.execute(first)
    command.whileExecuting.value = .concurrent
    #expect(!command.execute(second).isDisposed)
    command.whileExecuting.value = .refuse
    #expect(command.execute(Labour()).isDisposed)
    first.complete()
    #expect(!command.isEnabled.value)
    second.complete()
    expectEqual(option.values, [.refuse, .concurrent, .refuse])
    expectEqual(enabled.values, [true, false, true, false, true])
  }

  @Test(
    "A command is enabled when its condition holds and it is not executing",
    .leavesSubscriptions("The announcements of the last change wait for virtual time"),
    .proves("B388", "B390")
  )
  func condition() {
    let time = TestScheduler()
    let condition = MutableProperty(true)
    let command = command(enabledIf: condition, announcingOn: time)
    let enabled = command.isEnabled.signal.recorded().recorder
    condition.value = false
    #expect(command.execute(Labour()).isDisposed)
    #expect(command.isEnabled.value)
    time.run()
    #expect(!command.isEnabled.value)
    condition.value = true
    let work = Labour()
    #expect(!command.execute(work).isDisposed)
    time.run()
    condition.value = false
    work.complete()
    time.run()
    expectEqual(enabled.values, [true, false, true, false])
    condition.value = true
    time.run()
    expectEqual(enabled.values, [true, false, true, false, true])
  }

  @Test(
    "A condition given as a signal counts as true before its first value, and its last value stays",
    .proves("B388", "B389", "B391", "B399")
  )
  func conditionSignal() {
    let condition = Subject<Bool, Never>()
    let command = Command(enabledIf: condition) { (input: Int) in Signal<Int, Never>.just(input) }
    #expect(command.isEnabled.value)
    condition.send(false)
    #expect(!command.isEnabled.value)
    condition.complete()
    expectEqual(command.execute(1).recorded().recorder.failure, .notEnabled)
    let disabled = Command(enabledIf: Signal.just(false)) { (input: Int) in Signal<Int, Never>.just(input) }
    #expect(!disabled.isEnabled.value)
  }

  @Test("A command with a signal as its condition starts in the given state")
  func initialCondition() {
    let condition = Subject<Bool, Never>()
    let command = Command(enabledIf: condition, initially: false) { (input: Int) in
      Signal<Int, Never>.just(input)
    }
    #expect(!command.isEnabled.value)
    condition.send(true)
    #expect(command.isEnabled.value)
  }

  @Test("Conditions and work are chains of any type, without erasing them")
  func chains() {
    let text = MutableProperty("a")
    let conditions = Subject<Int, TestFailure>()
    let ofProperty = Command(enabledIf: text.map { $0.count > 1 }) { text.signal.take(1).map { $0 + "!" } }
    let ofSignal = Command(enabledIf: conditions.map { $0 > 1 }.replaceFailure(with: false)) { (input: Int) in
      [input, -input].signal().filter { $0 < 0 }.promoteFailure(to: TestFailure.self)
    }
    #expect(!ofProperty.isEnabled.value)
    text.value = "ab"
    expectEqual(ofProperty.execute().recorded().recorder.values, ["ab!"])
    expectEqual(ofSignal.execute(3).recorded().recorder.values, [-3])
    conditions.fail(.one)
    expectEqual(ofSignal.execute(3).recorded().recorder.failure, .notEnabled)
  }

  @Test("The signals of a command complete at its release, although condition and work last", .proves("B394"))
  func release() {
    let condition = MutableProperty(true)
    var command: Command? = command(enabledIf: condition)
    let properties = [command?.isExecuting, command?.isEnabled].compactMap { $0 }
    let early = properties.map { $0.signal.recorded().recorder }
    let executions = command?.executions.recorded().recorder
    let failures = command?.failures.recorded().recorder
    let option = command?.whileExecuting.signal.recorded().recorder
    let work = Labour()
    let execution = command?.execute(work).recorded().recorder
    command = nil
    for recorder in early { #expect(recorder.isCompleted) }
    #expect(executions?.isCompleted == true && failures?.isCompleted == true && option?.isCompleted == true)
    for property in properties { #expect(property.signal.recorded().recorder.isCompleted) }
    work.send(1)
    work.complete()
    expectEqual(execution?.events, [.next(1), .completed])
  }

  @Test("The properties of a command complete when it is released unused", arguments: [false, true])
  func releaseOfUnused(isObserved: Bool) {
    var command: Command? = command()
    let properties = [command?.isExecuting, command?.isEnabled].compactMap { $0 }
    let early = isObserved ? properties.map { $0.signal.recorded().recorder } : []
    command = nil
    for recorder in early { expectEqual(recorder.values.count, 1) }
    for recorder in early { #expect(recorder.isCompleted) }
    for property in properties { #expect(property.signal.recorded().recorder.isCompleted) }
  }

  @Test("With a scheduler, the signals of a released command complete there, as the last", .proves("B394"))
  func releaseOnScheduler() {
    let time = TestScheduler()
    var command: Command? = command(announcingOn: time)
    let executing = command?.isExecuting.signal.recorded().recorder
    let enabled = command?.isEnabled.signal.recorded().recorder
    let executions = command?.executions.map { _ in 1 }.recorded().recorder
    let failures = command?.failures.recorded().recorder
    let work = Labour()
    command?.execute(work)
    work.fail(.one)
    command = nil
    expectEqual(executing?.events, [.next(false)])
    time.run()
    expectEqual(executing?.events, [.next(false), .next(true), .next(false), .completed])
    expectEqual(enabled?.events, [.next(true), .next(false), .next(true), .completed])
    expectEqual(executions?.events, [.next(1), .completed])
    expectEqual(failures?.events, [.next(.one), .completed])
  }

  @Test(
    "A command is released with all it retains, also unobserved",
    .proves("B395"),
    arguments: [false, true]
  )
  func leaks(isScheduled: Bool) {
    let objects = Lifetimes()
    let time = TestScheduler()
    let condition = MutableProperty(true)
    let work = Labour()
    weak var weakly: Command<Int, Int, TestFailure>?
    do {
      let object = objects.make()
      let command = Command(enabledIf: condition, announcingOn: isScheduled ? time : nil) { (_: Int) in
        _ = object
        return work
      }
      weakly = command
      command.isEnabled.signal.subscribe { _ in _ = object }
      command.isExecuting.signal.subscribe { _ in _ = object }
      command.executions.subscribe { $0.subscribe { _ in _ = object } }
      command.failures.subscribe { _ in _ = object }
      command.execute(1).subscribe(next: { _ in _ = object }, failed: { _ in })
      work.send(1)
    }
    #expect(weakly == nil)
    work.complete()
    time.run()
    expectEqual(objects.live, 0)
  }

  @Test("Of threads that execute concurrently exactly one succeeds", .proves("B397", "W31"))
  func atomicStart() {
    for _ in 0..<200 {
      let condition = MutableProperty(true)
      let starts = Counter()
      let command = Command(enabledIf: condition) { (_: Int) in
        starts.next()
        return Signal<Int, Never>.never
      }
      let refusals = Counter()
      onThreads(4) { if command.execute($0).isDisposed { refusals.next() } }
      expectEqual(starts.value, 1)
      expectEqual(refusals.value, 3)
    }
  }

  @Test("Threads that execute repeatedly never run two at once, and the command ends enabled", .proves("W31"))
  func manyThreads() {
    let running = Atomic(0)
    let overlaps = Counter()
    let command = Command { (_: Int) in
      Signal<Int, TestFailure>.create { subscriber in
        if running.add(1, ordering: .relaxed).newValue > 1 { overlaps.next() }
        subscriber.send(1)
        running.subtract(1, ordering: .relaxed)
        subscriber.fail(.one)
      }
    }
    let executing = command.isExecuting.signal.recorded().recorder
    let failures = command.failures.recorded().recorder
    let done = Counter()
    onThreads(4) { _ in
      for _ in 0..<300 where command.execute(1).recorded().recorder.failure != .notEnabled { done.next() }
    }
    expectEqual(overlaps.value, 0)
    expectEqual(failures.values.count, done.value)
    expectEqual(executing.values, [false] + (0..<done.value).flatMap { _ in [true, false] })
    #expect(command.isEnabled.value && !command.isExecuting.value)
  }

  @Test("Canceling an execution disposes the work and completes its subscribers", .proves("B398", "W84"))
  func canceling() {
    let disposed = Counter()
    let command = Command { (_: Int) in
      Signal<Int, TestFailure>.create { subscriber in
        subscriber.send(1)
        subscriber.onDispose { disposed.next() }
      }
    }
    let executing = command.isExecuting.signal.recorded().recorder
    let failures = command.failures.recorded().recorder
    let execution = command.execute(1)
    let (first, second) = (execution.recorded(), execution.recorded())
    first.subscription.dispose()
    #expect(disposed.value == 0 && !execution.isDisposed)
    execution.cancel()
    execution.cancel()
    #expect(disposed.value == 1 && execution.isDisposed)
    expectEqual(first.recorder.events, [.next(1)])
    expectEqual(second.recorder.events, [.next(1), .completed])
    expectEqual(executing.values, [false, true, false])
    #expect(failures.values.isEmpty)
    #expect(!command.execute(2).isDisposed)
  }

  @Test("An execution may be canceled in an observer, and by another thread while it ends", .proves("W84"))
  func cancellingRaces() {
    let command = command()
    let work = Labour()
    let execution = command.execute(work)
    let recorder = execution.recorded().recorder
    execution.subscribe(next: { if $0 == 1 { execution.cancel() } }, failed: { _ in })
    work.send(1)
    work.send(2)
    expectEqual(recorder.events, [.next(1), .completed])
    for _ in 0..<200 {
      let work = Labour()
      let execution = command.execute(work)
      let recorder = execution.recorded().recorder
      onThreads(2) { if $0 == 0 { execution.cancel() } else { work.fail(.one) } }
      expectEqual(recorder.events.count, 1)
      #expect(command.isEnabled.value)
    }
  }

  @Test("Executing from inside the work or from an observer of executing is refused")
  func nested() {
    let refused = Log<Bool>()
    let place = Shared<Command<Int, Int, Never>?>(nil)
    let command = Command { (_: Int) -> Signal<Int, Never> in
      if let command = place.value { refused.append(command.execute(1).isDisposed) }
      return .never
    }
    place.exchange(command)
    command.isExecuting.changes.subscribe { [weak command] _ in
      if let command { refused.append(command.execute(1).isDisposed) }
    }
    command.execute(0)
    place.exchange(nil)
    expectEqual(refused.entries, [true, true])
  }

  @Test("An execution in a transaction is announced although another thread executes before its end")
  func executedElsewhereDuringTransaction() {
    let command = Command<Int, Int, Never>(whileExecuting: .concurrent) { .just($0) }
    let (announced, values) = (Counter(), Log<Int>())
    command.executions.subscribe { _ in announced.next() }
    command.values.subscribe { values.append($0) }
    transaction {
      command.execute(1)
      onThreads(1) { _ in command.execute(2) }
    }
    command.execute(3)
    expectEqual(announced.value, 3)
    expectEqual(values.entries, [1, 2, 3])
  }

  @Test("An execution in a transaction is announced although it ends on another thread before its end")
  func endedElsewhereDuringTransaction() {
    let command = command()
    let announced = Counter()
    command.executions.subscribe { _ in announced.next() }
    let (work, next) = (Labour(), Labour())
    transaction {
      command.execute(work)
      onThreads(1) { _ in work.complete() }
    }
    expectEqual(announced.value, 1)
    let executing = command.isExecuting.signal.recorded().recorder
    command.execute(next)
    next.complete()
    expectEqual(announced.value, 2)
    expectEqual(executing.values, [false, true, false])
  }

  // MARK: Order

  @Test(
    "An execution started by an observer of executing is announced after executing",
    .leavesSubscriptions("A handler holds the command")
  )
  func executedByObserver() {
    let command = command()
    let log = log(command)
    let next = Labour()
    let isFirst = Counter()
    command.isExecuting.changes.subscribe { isExecuting in
      if !isExecuting, isFirst.next() == 1 { command.execute(next) }
    }
    let work = Labour()
    command.execute(work)
    work.complete()
    next.complete()
    let round = [
      "executing true", "enabled false", "execution", "inner completed", "executing false", "enabled true",
    ]
    expectEqual(log.entries, round + round)
  }

  @Test("An execution that starts and ends in a transaction announces executing first")
  func announcedAfterTransaction() {
    let command = command()
    let log = log(command)
    let (work, next) = (Labour(), Labour())
    transaction {
      let recorder = command.execute(work).recorded().recorder
      work.fail(.one)
      expectEqual(recorder.events, [.failed(.failed(.one))])
      #expect(!command.isExecuting.value)
      command.execute(next)
      #expect(command.isExecuting.value)
      #expect(log.entries.isEmpty)
    }
    let first = ["execution", "inner completed", "failure one"]
    expectEqual(log.entries, ["executing true", "enabled false"] + first + ["execution"])
    next.complete()
    expectEqual(log.entries.suffix(3), ["inner completed", "executing false", "enabled true"])
  }

  @Test("An execution that another thread starts during a transaction is announced outside of it")
  func announcedBesideTransaction() {
    let command = command()
    let (work, next) = (Labour(), Labour())
    let count = MutableProperty(0)
    let log = Log<String>()
    count.changes.subscribe { log.append("count \($0)") }
    command.executions.subscribe { _ in count.modify { $0 += 1 } }
    let execution = command.execute(work)
    execution.subscribe(
      next: { _ in },
      failed: { _ in },
      completed: { onThread(stackSize: 512 << 10) { command.execute(next) } }
    )
    transaction {
      execution.cancel()
      log.append("end of transaction")
    }
    expectEqual(log.entries, ["count 1", "count 2", "end of transaction"])
    next.complete()
  }

  @Test("Whoever looks for the first time, at any moment, sees the present state and misses nothing later")
  func firstLook() {
    for moment in 0..<3 {
      let command = Command<Labour, Int, TestFailure> { $0.erased }
      let executing = Log<Bool>(), enabled = Log<Bool>(), failures = Log<TestFailure>(), count = Counter()
      func look() {
        command.isExecuting.signal.subscribe { executing.append($0) }
        command.isEnabled.signal.subscribe { enabled.append($0) }
        command.failures.subscribe { failures.append($0) }
        command.executions.subscribe { _ in count.next() }
      }
      let work = Labour()
      if moment == 0 { look() }
      command.execute(work)
      if moment == 1 { look() }
      #expect(!command.isEnabled.value && command.isExecuting.value)
      work.fail(.one)
      if moment == 2 { look() }
      command.whileExecuting.value = .concurrent
      let next = [Labour(), Labour()]
      for work in next { command.execute(work) }
      for work in next { work.fail(.two) }
      expectEqual(
        executing.entries,
        (moment == 0 ? [false] : []) + (moment < 2 ? [true] : []) + [false, true, false]
      )
      expectEqual(enabled.entries, (moment == 0 ? [true] : []) + (moment < 2 ? [false] : []) + [true])
      expectEqual(failures.entries, (moment < 2 ? [.one] : []) + [.two, .two])
      expectEqual(count.value, (moment == 0 ? 3 : 2))
    }
  }

  @Test("With a scheduler, whoever looks for the first time sees the announced state")
  func firstLookWithScheduler() {
    let scheduler = TestScheduler()
    do {
      let command = command(announcingOn: scheduler)
      scheduler.run()
      let work = Labour()
      command.execute(work)
      command.execute(Labour())
      #expect(!command.isExecuting.value && command.isEnabled.value)
      let rejections = Counter()
      command.rejections.subscribe { _ in rejections.next() }
      scheduler.run()
      #expect(command.isExecuting.value && !command.isEnabled.value)
      expectEqual(rejections.value, 1)
      work.complete()
      scheduler.run()
      #expect(!command.isExecuting.value && command.isEnabled.value)
    }
    scheduler.run()
  }

  @Test(
    "Executions restarted in a handler of failures announce failures in order",
    .leavesSubscriptions("A handler holds the command"),
    arguments: [false, true]
  )
  func failuresInOrder(isOwn: Bool) {
    let command = command()
    let failures = command.failures.recorded().recorder
    let isFirst = Counter()
    let again: @Sendable () -> Void = {
      guard isFirst.next() == 1 else { return }
      let work = Labour()
      command.execute(work)
      work.fail(.two)
    }
    let work = Labour()
    if !isOwn { command.executions.subscribe { $0.subscribe(completed: again) } }
    let execution = command.execute(work)
    if isOwn { execution.subscribe(next: { _ in }, failed: { _ in again() }) }
    work.fail(.one)
    expectEqual(failures.values, [.one, .two])
  }

  @Test("When cancel returns, the command is not executing, whichever thread canceled")
  func cancelledByTwo() {
    let late = Counter()
    let arrivals = Counter()
    let runs = (1...3000).map { number in
      let command = command()
      return (number: number, command: command, execution: command.execute(Labour()))
    }
    onThreads(2) { thread in
      for (number, command, execution) in runs {
        // The second thread starts as soon as it sees that the first has.
        if thread == 1 { arrivals.next() }
        while thread == 0 ? arrivals.value < number : !execution.isDisposed { sched_yield() }
        execution.cancel()
        if command.isExecuting.value || !execution.isDisposed { late.next() }
      }
    }
    expectEqual(late.value, 0)
  }

  @Test("Executions that several threads end are counted once each")
  func endedByMany() {
    let command = command(whileExecuting: .concurrent)
    for _ in 0..<200 {
      let works = (0..<8).map { _ in Labour() }
      let executions = works.map { command.execute($0) }
      onThreads(3) { thread in
        for index in 0..<8 {
          switch thread {
          case 0: executions[index].cancel()
          case 1: works[7 - index].complete()
          default: executions[7 - index].dispose()
          }
        }
      }
      #expect(!command.isExecuting.value && command.isEnabled.value)
    }
  }

  @Test("A command released during an announcement finishes its announcements and completes")
  func releasedWhileAnnouncing() {
    let place = Shared<Command<Labour, Int, TestFailure>?>(command())
    let log = place.value.map(log)
    place.value?.failures.subscribe(completed: { log?.append("failures completed") })
    place.value?.isExecuting.changes.subscribe(
      next: { _ in place.exchange(nil) },
      completed: { log?.append("executing completed") }
    )
    let work = Labour()
    place.value?.execute(work)
    work.fail(.one)
    let start = ["executing true", "enabled false", "execution"]
    let end = ["failures completed", "executing completed", "inner completed"]
    expectEqual(log?.entries, start + end)
  }

  // MARK: Re-entrance

  @Test(
    "A late subscriber of an ended execution gets the end immediately, on any thread",
    .leavesSubscriptions("A handler holds the command")
  )
  func endAtOnce() {
    let command = Command { (input: Int) in Signal<Int, Never>.just(input) }
    let inner = Log<[Int]>()
    let isFirst = Counter()
    command.executions.subscribe { execution in
      execution.subscribe(completed: {
        guard isFirst.next() == 1 else { return }
        let recorder = command.execute(2).recorded().recorder
        #expect(recorder.isCompleted)
        inner.append(recorder.values)
      })
    }
    command.execute(1)
    expectEqual(inner.entries, [[2]])
  }

  @Test("A handler of an end may wait for another thread that ends another execution")
  func waitingInHandler() {
    let command = command()
    let (first, second) = (Labour(), Labour())
    let ended = Moment()
    let waited = Log<Bool>()
    command.execute(first).subscribe(
      next: { _ in },
      failed: { _ in },
      completed: {
        command.execute(second).subscribe(next: { _ in }, failed: { _ in }, completed: { ended.signal() })
        Thread.detachNewThread { second.complete() }
        waited.append(ended.wait())
      }
    )
    first.complete()
    expectEqual(waited.entries, [true])
  }

  @Test("An end is announced when the subscribers have received it, also where it waits for another thread")
  func endBehindSubscription() {
    let command = command()
    let work = Labour()
    let execution = command.execute(work)
    work.send(1)
    let log = Log<String>()
    command.isExecuting.changes.subscribe { if !$0 { log.append("idle") } }
    let isEntered = Moment(), hasEnded = Moment(), isOver = Moment()
    Thread.detachNewThread {
      execution.subscribe(
        next: { _ in
          isEntered.signal()
          #expect(hasEnded.wait())
        },
        failed: { _ in },
        completed: { log.append("end") }
      )
      isOver.signal()
    }
    #expect(isEntered.wait())
    work.complete()
    #expect(log.entries.isEmpty)
    hasEnded.signal()
    #expect(isOver.wait())
    expectEqual(log.entries, ["end", "idle"])
  }

  @Test("A command executed repeatedly by its own observers takes constant stack", arguments: 0...4)
  func rounds(place: Int) {
    let rounds = 5_000
    onThread(stackSize: 512 << 10) {
      let command = Command { (input: Int) in
        Signal<Int, TestFailure>.create { subscriber in
          subscriber.send(input)
          subscriber.fail(.one)
        }
      }
      let count = Counter()
      let again: @Sendable () -> Void = {
        let round = count.next()
        if round < rounds { command.execute(round) }
      }
      switch place {
      case 0: command.failures.subscribe { _ in again() }
      case 1: command.isExecuting.changes.filter { !$0 }.subscribe { _ in again() }
      case 2: command.isEnabled.changes.filter { $0 }.subscribe { _ in again() }
      case 3: command.executions.subscribe { $0.subscribe(completed: again) }
      default:
        command.executions.map { $0.materialize() }.flatten().filter(\.isTerminal).subscribe { _ in again() }
      }
      command.execute(0)
      expectEqual(count.value, rounds)
      #expect(!command.isExecuting.value)
    }
  }

  @Test(
    "A work begins when the cleanup of a canceled one on another thread has run, unless the command is concurrent",
    arguments: [false, true]
  )
  func cleanupOnOtherThread(isConcurrent: Bool) {
    let log = Log<String>()
    let (isCleaning, mayEnd, group) = (
      DispatchSemaphore(value: 0), DispatchSemaphore(value: 0), DispatchGroup()
    )
    let command = Command(whileExecuting: isConcurrent ? .concurrent : .refuse) { (number: Int) in
      Signal<Int, TestFailure>.create { subscriber in
        log.append("begin \(number)")
        subscriber.onDispose {
          if number == 1 {
            isCleaning.signal()
            mayEnd.wait()
          }
          log.append("end \(number)")
        }
        if number == 1 { DispatchQueue(label: "work").async(group: group) { subscriber.complete() } }
        if number == 3 { subscriber.complete() }
      }
    }
    let first = command.execute(1)
    isCleaning.wait()
    first.cancel()
    #expect(!command.isExecuting.value)
    let second = command.execute(2)
    #expect(command.isExecuting.value)
    second.cancel()
    #expect(!command.isExecuting.value)
    let third = command.execute(3)
    let before = isConcurrent ? ["begin 1", "begin 2", "end 2", "begin 3", "end 3"] : ["begin 1"]
    expectEqual(log.entries, before)
    mayEnd.signal()
    group.wait()
    expectEqual(log.entries, before + (isConcurrent ? ["end 1"] : ["end 1", "begin 3", "end 3"]))
    expectEqual(third.events(), [.completed])
    #expect(!command.isExecuting.value)
    command.execute(2).cancel()
    expectEqual(log.entries.suffix(2), ["begin 2", "end 2"])
  }

  @Test("A work that is canceled while another thread begins it is cleaned up before the next one begins")
  func canceledAtBeginning() {
    let log = Log<String>()
    let (isCleaning, mayClean) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let (isBeginning, mayBegin) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let group = DispatchGroup()
    let command = Command { (number: Int) in
      Signal<Int, TestFailure>.create { subscriber in
        log.append("begin \(number)")
        if number == 2 {
          isBeginning.signal()
          mayBegin.wait()
        }
        subscriber.onDispose {
          if number == 1 {
            isCleaning.signal()
            mayClean.wait()
          }
          log.append("end \(number)")
        }
        if number == 1 { DispatchQueue(label: "work").async(group: group) { subscriber.complete() } }
        if number == 3 { subscriber.complete() }
      }
    }
    let first = command.execute(1)
    isCleaning.wait()
    first.cancel()
    // The thread that cleans up begins it.
    let second = command.execute(2)
    mayClean.signal()
    isBeginning.wait()
    second.cancel()
    let third = command.execute(3)
    expectEqual(log.entries, ["begin 1", "end 1", "begin 2"])
    mayBegin.signal()
    group.wait()
    expectEqual(log.entries, ["begin 1", "end 1", "begin 2", "end 2", "begin 3", "end 3"])
    expectEqual(third.events(), [.completed])
  }

  @Test(
    "A cleanup that cancels its execution and executes the command again runs to its end before the next work begins",
    .leavesSubscriptions("A work holds the command")
  )
  func cleanupThatExecutes() {
    let log = Log<String>()
    let execution = Shared<Execution<Int, TestFailure>?>(nil)
    let labour = Labour()
    let again = Shared<Command<Int, Int, TestFailure>?>(nil)
    let command = Command { (number: Int) in
      Signal<Int, TestFailure>.create { subscriber in
        log.append("begin \(number)")
        subscriber.onDispose {
          if number == 1 {
            execution.value?.cancel()
            again.value?.execute(2)
          }
          log.append("end \(number)")
        }
        labour.subscribe(subscriber)
      }
    }
    again.withLock { $0 = command }
    let first = command.execute(1)
    execution.withLock { $0 = first }
    labour.complete()
    expectEqual(log.entries, ["begin 1", "end 1", "begin 2", "end 2"])
    #expect(!command.isExecuting.value)
    execution.withLock { $0 = nil }
    again.withLock { $0 = nil }
  }

  @Test(
    "A command sends the inputs that it refuses, also one of an execution inside an announcement",
    .leavesSubscriptions("A handler holds the command")
  )
  func rejections() {
    let isEnabled = MutableProperty(false)
    let command = Command(enabledIf: isEnabled) { (input: Int) in Signal<Int, TestFailure>.never }
    let rejected = command.rejections.recorded().recorder
    expectEqual(command.execute(1).events(), [.failed(.notEnabled)])
    expectEqual(rejected.values, [1])
    command.isExecuting.changes.subscribe { _ in command.execute(3) }
    isEnabled.value = true
    command.execute(2)
    expectEqual(rejected.values, [1, 3])
    command.execute(4)
    expectEqual(rejected.values, [1, 3, 4])
  }

  @Test("Refused inputs are announced on the scheduler, in order, and complete with the command")
  func rejectionsOnScheduler() {
    let scheduler = TestScheduler()
    var command = Command?.some(
      Command(enabledIf: Property(false), announcingOn: scheduler) { (input: Int) in
        Signal<Int, TestFailure>.just(input)
      }
    )
    let rejected = command!.rejections.recorded().recorder
    command!.execute(1)
    command!.execute(2)
    #expect(rejected.events.isEmpty)
    scheduler.run()
    expectEqual(rejected.values, [1, 2])
    command = nil
    scheduler.run()
    expectEqual(rejected.events.last, .completed)
  }
}

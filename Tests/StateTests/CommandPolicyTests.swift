import Dispatch
import _ReactiveSignalsAtomics
import TestSupport

/// The policies of a command for calls while it executes. `CommandTests` has those of a command that refuses them.
@Suite(.withoutLeaks) struct CommandPolicyTests {
  typealias Labour = Subject<Int, TestFailure>

  /// A command whose inputs are its works, and a log of their begin and their cleanup.
  private struct Desk {
    let log = Log<String>()
    let command: Command<Int, Int, TestFailure>
    let works = (0..<6).map { _ in Labour() }
    let isOn = MutableProperty(true)

    init(_ policy: CommandPolicy) {
      command = Command(enabledIf: isOn, whileExecuting: policy) { [log, works] number in
        log.append("begin \(number)")
        return works[number].finally { log.append("end \(number)") }.erased
      }
    }

    func execute(_ number: Int) -> (Execution<Int, TestFailure>, Recorder<Int, CommandError<TestFailure>>) {
      let execution = command.execute(number)
      return (execution, execution.recorded().recorder)
    }
  }

  @Test(
    "isExecuting is published before isEnabled, also when that is observed first",
    arguments: [CommandPolicy.refuse, .concurrent(1)]
  )
  func announcementOrder(policy: CommandPolicy) {
    let command = Command<Int, Int, TestFailure>(whileExecuting: policy) { .just($0) }
    let log = Log<String>()
    let subscriptions = [
      command.isEnabled.changes.subscribe { log.append("enabled \($0)") },
      command.isExecuting.changes.subscribe { log.append("executing \($0)") },
    ]
    command.execute(1)
    expectEqual(log.entries, ["executing true", "enabled false", "executing false", "enabled true"])
    for subscription in subscriptions { subscription.dispose() }
  }

  // MARK: Join

  @Test("Joined executions replay as many values as their callers ask for, and those from the start")
  func joinedReplay() {
    let desk = Desk(.join)
    let first = desk.command.execute(0, replay: .last(0))
    desk.works[0].send(1)
    desk.works[0].send(2)
    let second = desk.command.execute(0)
    let third = desk.command.execute(0, replay: .last(1))
    expectEqual(first.values(), [])
    expectEqual(second.values(), [1, 2])
    expectEqual(third.values(), [2])
    desk.works[0].complete()
  }

  @Test("A call inside of the cleanup, when all callers have left, starts a new execution after it")
  func joinInCleanup() {
    let again = Shared<Command<Int, Int, TestFailure>?>(nil)
    let results = Log<[Event<Int, CommandError<TestFailure>>]>()
    let log = Log<String>()
    let command = Command<Int, Int, TestFailure>(whileExecuting: .join) { number in
      log.append("begin \(number)")
      return .create { subscriber in
        subscriber.onDispose {
          if number == 1 {
            again.exchange(nil)?.execute(2).subscribeEvents { results.append([$0]) }
          }
          log.append("end \(number)")
        }
        if number == 2 {
          subscriber.send(2)
          subscriber.complete()
        }
      }
    }
    again.exchange(command)
    command.execute(1).cancel()
    expectEqual(log.entries, ["begin 1", "end 1", "begin 2", "end 2"])
    expectEqual(results.entries, [[.next(2)], [.completed]])
  }

  @Test("Observers join the execution that is being announced, and whoever leaves there leaves the others")
  func joinInAnnouncement() {
    let desk = Desk(.join)
    let recorders = Log<Recorder<Int, CommandError<TestFailure>>>()
    let join: @Sendable () -> Void = { [command = desk.command] in
      recorders.append(command.execute(5).recorded().recorder)
      command.execute(5).cancel()
    }
    let bag = CompoundDisposable()
    bag.add(desk.command.isExecuting.changes.subscribe { if $0 { join() } })
    bag.add(desk.command.executions.subscribe { _ in join() })
    let (_, first) = desk.execute(0)
    desk.works[0].send(1)
    desk.works[0].complete()
    for recorder in recorders.entries + [first] { expectEqual(recorder.events, [.next(1), .completed]) }
    expectEqual(recorders.entries.count, 2)
    expectEqual(desk.log.entries, ["begin 0", "end 0"])
    bag.dispose()
  }

  @Test("Of threads that call at the same time, one starts the work, and all get the result")
  func joinOnThreads() {
    for _ in 0..<300 {
      let (works, empty) = (Counter(), Counter())
      let command = Command<Int, Int, TestFailure>(whileExecuting: .join) { _ in
        .create { subscriber in
          subscriber.send(works.next())
          subscriber.complete()
        }
      }
      onThreads(3) { thread in
        for round in 0..<4 {
          let execution = command.execute(0)
          if thread == 0, round.isMultiple(of: 2) {
            execution.cancel()
            continue
          }
          let hasEnded = Moment()
          let values = Log<Int>()
          execution.subscribe(
            next: { values.append($0) },
            failed: { _ in hasEnded.signal() },
            completed: { hasEnded.signal() }
          )
          if !hasEnded.wait() || values.entries.count != 1 { empty.next() }
        }
      }
      #expect(!command.isExecuting.value && works.value <= 12)
      guard empty.value == 0 else {
        Issue.record("\(empty.value) calls got no result")
        return
      }
    }
  }

  // MARK: Queue

  @Test("Executions wait for those before them, and each begins when the end of the one before has been sent")
  func queues() {
    let desk = Desk(.queue(2))
    let log = desk.log
    let executing = desk.command.isExecuting.signal.recorded().recorder
    for number in 0..<3 {
      desk.command.execute(number).subscribe(
        next: { log.append("\(number) sent \($0)") },
        failed: { _ in log.append("\(number) failed") },
        completed: { log.append("\(number) completed") }
      )
    }
    expectEqual(desk.execute(3).1.events, [.failed(.notEnabled)])
    desk.works[1].send(0)
    desk.works[0].send(1)
    desk.works[0].complete()
    desk.works[1].fail(.one)
    desk.works[2].send(2)
    desk.works[2].complete()
    expectEqual(
      log.entries,
      [
        "begin 0", "0 sent 1", "end 0", "0 completed", "begin 1", "end 1", "1 failed", "begin 2", "2 sent 2",
        "end 2",
        "2 completed",
      ]
    )
    expectEqual(executing.values, [false, true, false])
  }

  @Test("The work of an execution that is canceled before its turn never runs, and its input is released")
  func canceledBeforeItsTurn() {
    let lifetimes = Lifetimes()
    let begun = Log<Int>()
    let first = Labour()
    let command = Command<Tracked, Int, TestFailure>(whileExecuting: .queue) { input in
      begun.append(input.number)
      return first.erased
    }
    command.execute(lifetimes.make(0))
    let waiting = (1...8).map { command.execute(lifetimes.make($0)) }
    for execution in waiting.reversed() where execution !== waiting[3] { execution.cancel() }
    for execution in waiting where execution !== waiting[3] { expectEqual(execution.events(), [.completed]) }
    expectEqual(begun.entries, [0])
    #expect(lifetimes.live <= 2)
    first.complete()
    expectEqual(begun.entries, [0, 4])
    #expect(!command.isExecuting.value)
    expectEqual(lifetimes.live, 0)
  }

  @Test("A queue of works that end at once takes constant stack")
  func longQueue() {
    onThread(stackSize: 512 << 10) {
      let first = Labour()
      let begun = Counter()
      let command = Command<Labour?, Int, TestFailure>(whileExecuting: .queue) { input in
        begun.next()
        return input?.erased ?? .just(1)
      }
      command.execute(first)
      for _ in 0..<20_000 { command.execute(nil) }
      first.complete()
      expectEqual(begun.value, 20_001)
      #expect(!command.isExecuting.value)
    }
  }

  @Test("Executions that are called inside of announcements, works and ends wait for their turn")
  func queuedInside() {
    let log = Log<Int>()
    let place = Shared<Command<Int, Int, TestFailure>?>(nil)
    let command = Command<Int, Int, TestFailure>(whileExecuting: .queue) { number in
      log.append(number)
      if number < 20 { place.value?.execute(number + 20) }
      return .just(number)
    }
    place.exchange(command)
    let bag = CompoundDisposable()
    let isFirst = (Counter(), Counter())
    bag.add(command.isExecuting.changes.subscribe { if $0, isFirst.0.next() == 1 { command.execute(1) } })
    bag.add(command.executions.subscribe { _ in if isFirst.1.next() == 1 { command.execute(2) } })
    command.execute(0)
    place.exchange(nil)
    bag.dispose()
    // The observer of `isExecuting` comes before that of the executions, and both in an announcement of the first one.
    expectEqual(log.entries, [0, 1, 2, 20, 21, 22])
    #expect(!command.isExecuting.value)
  }

  @Test(
    "Works begin in the order of the announcements, whichever threads call",
    arguments: [CommandPolicy.queue, .keepLatest, .restart]
  )
  func order(policy: CommandPolicy) {
    for _ in 0..<200 {
      let begun = Log<Int>()
      let command = Command<Int, Int, Never>(whileExecuting: policy) { number in
        begun.append(number)
        return .just(number)
      }
      let announced = Shared<[Int]>([])
      let count = Counter()
      let subscription = command.executions.subscribe { execution in
        let place = count.next()
        execution.subscribe { number in announced.withLock { $0.append(place * 10 + number) } }
      }
      onThreads(3) { thread in for round in 0..<3 { command.execute(thread * 3 + round) } }
      let inOrder = announced.value.sorted().map { $0 % 10 }
      // One that is canceled at its beginning sends nothing.
      expectEqual(begun.entries.filter(inOrder.contains), inOrder)
      #expect(!command.isExecuting.value)
      subscription.dispose()
    }
  }

  // MARK: Restart

  @Test("A call inside of an announcement replaces the execution that is announced, whose work never runs")
  func restartInAnnouncement() {
    let desk = Desk(.restart)
    let isFirst = Counter()
    let subscription = desk.command.executions.subscribe { [command = desk.command] _ in
      if isFirst.next() == 1 { command.execute(1) }
    }
    let (_, first) = desk.execute(0)
    expectEqual(first.events, [.completed])
    desk.works[1].complete()
    expectEqual(desk.log.entries, ["begin 1", "end 1"])
    #expect(!desk.command.isExecuting.value)
    subscription.dispose()
  }

  // MARK: Keep latest

  @Test("A call inside of an announcement does not replace the execution whose turn it is")
  func keepLatestInAnnouncement() {
    let desk = Desk(.keepLatest)
    let isFirst = Counter()
    let subscription = desk.command.executions.subscribe { [command = desk.command] _ in
      if isFirst.next() == 1 { for number in 1...3 { command.execute(number) } }
    }
    let (_, first) = desk.execute(0)
    desk.works[0].send(1)
    desk.works[0].complete()
    desk.works[3].complete()
    expectEqual(first.events, [.next(1), .completed])
    expectEqual(desk.log.entries, ["begin 0", "end 0", "begin 3", "end 3"])
    subscription.dispose()
  }

  @Test("However many executions are replaced before their turn, their inputs are released")
  func replacedAreReleased() {
    let lifetimes = Lifetimes()
    let first = Labour()
    let command = Command<Tracked, Int, TestFailure>(whileExecuting: .keepLatest) { _ in first.erased }
    for number in 0..<1_000 { command.execute(lifetimes.make(number)) }
    #expect(lifetimes.live < 8)
    first.complete()
    expectEqual(lifetimes.live, 0)
  }

  // MARK: Concurrent

  @Test("Executions overlap up to the limit, and a canceled one counts until it has been cleaned up")
  func overlaps() {
    let log = Log<String>()
    let (isCleaning, mayEnd, group) = (Moment(), Moment(), DispatchGroup())
    let command = Command<Int, Int, TestFailure>(whileExecuting: .concurrent(2)) { number in
      .create { subscriber in
        log.append("begin \(number)")
        subscriber.onDispose {
          if number == 0 {
            isCleaning.signal()
            #expect(mayEnd.wait())
          }
          log.append("end \(number)")
        }
        if number == 0 { DispatchQueue(label: "work").async(group: group) { subscriber.complete() } }
      }
    }
    let first = command.execute(0)
    #expect(isCleaning.wait())
    first.cancel()
    let second = command.execute(1)
    let third = command.execute(2)
    expectEqual(command.execute(3).events(), [.failed(.notEnabled)])
    expectEqual(log.entries, ["begin 0", "begin 1"])
    mayEnd.signal()
    group.wait()
    expectEqual(log.entries, ["begin 0", "begin 1", "end 0", "begin 2"])
    for execution in [second, third] { execution.cancel() }
    #expect(!command.isExecuting.value)
  }

  // MARK: All

  @Test("A command does not keep an execution that never ends")
  func released() {
    for policy in [CommandPolicy.refuse, .queue, .restart, .keepLatest, .concurrent] {
      weak var first: Execution<Int, TestFailure>?
      do {
        let command = Command<Int, Int, TestFailure>(whileExecuting: policy) { _ in .never }
        let observer = command.isEnabled.signal.subscribe { _ in }
        first = command.execute(1)
        command.execute(2).cancel()
        observer.dispose()
      }
      #expect(first == nil)
    }
  }

  @Test("Executions that wait go on when the command is released")
  func goesOn() {
    let works = (0..<3).map { _ in Labour() }
    let begun = Counter()
    var command: Command<Int, Int, TestFailure>? = Command(whileExecuting: .queue) { number in
      begun.next()
      return works[number].erased
    }
    let recorders = (0..<3).compactMap { command?.execute($0).recorded().recorder }
    command = nil
    for work in works {
      work.send(1)
      work.complete()
    }
    expectEqual(begun.value, 3)
    for recorder in recorders { expectEqual(recorder.events, [.next(1), .completed]) }
  }

  @Test(
    "On threads, as many works run as the policy allows, each execution ends once, and the command ends idle",
    arguments: [
      CommandPolicy.refuse, .join, .queue, .queue(2), .restart, .keepLatest, .concurrent, .concurrent(2),
    ]
  )
  func threads(policy: CommandPolicy) {
    let limit = policy == .concurrent ? Int.max : policy == .concurrent(2) ? 2 : 1
    let live = Atomic(0)
    let (tooMany, faults) = (Counter(), Counter())
    let queue = QueueScheduler()
    let group = DispatchGroup()
    let command = Command<Int, Int, TestFailure>(whileExecuting: policy) { number in
      let result: Signal<Int, TestFailure> =
        switch number % 3 {
        case 0: .just(number)
        case 1: Signal.just(number).deliver(on: queue).erased
        default: .fail(.one)
        }
      return .create { subscriber in
        if live.add(1, ordering: .sequentiallyConsistent).newValue > limit { tooMany.next() }
        subscriber.onDispose { live.subtract(1, ordering: .sequentiallyConsistent) }
        result.subscribe(subscriber)
      }
    }
    let executing = command.isExecuting.signal.recorded()
    onThreads(4) { thread in
      for round in 0..<200 {
        group.enter()
        let execution = command.execute(round)
        let ends = Counter()
        execution.subscribe(
          next: { if policy != .join, $0 != round { faults.next() } },
          failed: { _ in if ends.next() == 1 { group.leave() } else { faults.next() } },
          completed: { if ends.next() == 1 { group.leave() } else { faults.next() } }
        )
        if (round + thread).isMultiple(of: 7) { execution.cancel() }
      }
    }
    expectEqual(group.wait(timeout: .now() + .seconds(300)), .success)
    let isIdle = Moment()
    // The command announces the last end when the subscribers have received it.
    let idle = command.isExecuting.signal.filter { !$0 }.take(1).subscribe { _ in isIdle.signal() }
    #expect(isIdle.wait())
    #expect(!command.isExecuting.value && command.isEnabled.value)
    expectEqual(tooMany.value, 0)
    expectEqual(faults.value, 0)
    expectEqual(executing.recorder.values, executing.recorder.values.indices.map { $0 % 2 == 1 })
    expectEqual(command.execute(0).events(), [.next(0), .completed])
    executing.subscription.dispose()
    idle.dispose()
  }
}

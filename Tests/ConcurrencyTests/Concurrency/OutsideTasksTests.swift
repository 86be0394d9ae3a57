import Dispatch
import Observation
import TestSupport

/// Handlers of an actor, where the values are sent by code that no task runs: the callbacks of user interfaces, and blocks of queues.
///
/// The results are compared in the tests, which are tasks: an expectation outside of tasks belongs to no test.
@Suite(.withoutLeaks) struct OutsideTasksTests {
  /// Calls `body` in a block of a queue, where no task runs, and returns its result.
  private func inBlock<Result: Sendable>(
    of queue: DispatchQueue,
    _ body: @escaping @Sendable () -> Result
  ) async -> Result {
    let (result, isTask) = await withCheckedContinuation { continuation in
      queue.async {
        let isTask = unsafe withUnsafeCurrentTask { unsafe $0 != nil }
        continuation.resume(returning: (body(), isTask))
      }
    }
    #expect(!isTask)
    return result
  }

  /// Calls `body` in a block of the main queue, as the system calls the methods of a screen.
  private func inCallback<Result: Sendable>(_ body: @escaping @MainActor @Sendable () -> Result) async
    -> Result
  {
    await inBlock(of: .main) { MainActor.assumeIsolated(body) }
  }

  @MainActor private final class Screen {
    var title = ""
    var numbers: [Int] = []
    var ends = 0

    func follow(_ signal: some SignalProtocol<Int, Never>) {
      signal.observeEvents { [weak self] event in
        MainActor.preconditionIsolated()
        if let number = event.value { self?.numbers.append(number) } else { self?.ends += 1 }
      }
    }
  }

  // MARK: The main actor

  @Test("A value that a callback of the main queue sends is handled before send returns")
  func observe() async {
    let subject = Subject<Int, Never>()
    let numbers = await inCallback { () -> [[Int]] in
      let screen = Screen()
      screen.follow(subject)
      let handled = [1, 2].map { number in
        subject.send(number)
        return screen.numbers
      }
      subject.complete()
      return handled + [[screen.ends]]
    }
    expectEqual(numbers, [[1], [1, 2], [1]])
  }

  @Test("A cell has its text when the callback that binds it returns")
  func bind() async {
    let name = MutableProperty("Ada")
    let titles = await inCallback { () -> [String] in
      let cell = Screen()
      let binding = name.signal.bind(to: \.title, on: cell)
      let drawn = cell.title
      name.value = "Grace"
      binding.dispose()
      return [drawn, cell.title]
    }
    expectEqual(titles, ["Ada", "Grace"])
  }

  @Test("In a callback of the main queue, onMain runs its closure in place")
  func closure() async {
    let entries = await inCallback { () -> [String] in
      let log = Log<String>()
      runOnMain { log.append("closure") }
      log.append("after")
      return log.entries
    }
    expectEqual(entries, ["closure", "after"])
  }

  @Test("A channel of the main actor writes what a callback of the main queue sends before send returns")
  func channel() async {
    let titles = await inCallback { () -> [String] in
      let screen = Screen()
      let token = Lifetime.Token()
      let end = MainChannelTerminal(values: MainSignal<String, Never>.never, during: token.lifetime) {
        [weak screen] in
        screen?.title = $0
      }
      end.send("Ada")
      return [screen.title]
    }
    expectEqual(titles, ["Ada"])
  }

  @MainActor @Observable final class Model {
    var count = 0
  }

  @Test("An observed object sends its value to a callback of the main queue, and the changes made there")
  func object() async {
    let values = await inCallback { () -> [Int] in
      let model = Model()
      let (recorder, subscription) = ReactiveSignals.observe(model, \.count).recorded()
      model.count = 1
      subscription.dispose()
      return recorder.values
    }
    expectEqual(values, [0, 1])
  }

  @Test("A write between the read of a view and the tracking of its read is reported, although no task runs")
  func tracking() async {
    let count = MutableProperty(0)
    let changes = Counter()
    await waitUntilCalled { changed in
      DispatchQueue.main.async {
        // Makes the property report its changes, before the race.
        withObservationTracking {
          _ = count.value
        } onChange: {
        }
        withObservationTracking {
          _ = count.value
          onThreads(1) { _ in count.value = 1 }
        } onChange: {
          changes.next()
          changed()
        }
      }
    }
    expectEqual(changes.value, 1)
  }

  @Test("Values of another thread that wait are handled first, and so is the end")
  func order() async {
    let subject = Subject<Int, Never>()
    let screen = Screen()
    let early = await inCallback { () -> [Int] in
      screen.follow(subject)
      onThreads(1) { _ in for number in 1...3 { subject.send(number) } }
      subject.send(4)
      subject.complete()
      return screen.numbers + [screen.ends]
    }
    expectEqual(early, [0])
    while await screen.ends == 0 { await Task.yield() }
    #expect(await screen.numbers == [1, 2, 3, 4])
  }

  @Test("A value that a handler sends is handled after the handler, and not inside it")
  func reentrancy() async {
    let log = await inCallback { () -> [String] in
      let subject = Subject<Int, Never>()
      let log = Log<String>()
      subject.observe { @MainActor number in
        log.append("begin \(number)")
        if number < 3 { subject.send(number + 1) }
        log.append("end \(number)")
      }
      subject.send(1)
      subject.complete()
      return log.entries
    }
    expectEqual(log, (1...3).flatMap { ["begin \($0)", "end \($0)"] })
  }

  @Test("Blocks of the main queue and threads that send at the same time lose nothing and keep their orders")
  func contention() async {
    let subject = Subject<Int, Never>()
    let screen = Screen()
    await screen.follow(subject)
    let group = DispatchGroup()
    for sender in 0..<4 {
      let queue = sender == 0 ? DispatchQueue.main : DispatchQueue(label: "sender \(sender)")
      for number in 0..<100 { queue.async(group: group) { subject.send(sender * 100 + number) } }
    }
    await waitUntilCalled { done in group.notify(queue: .main) { done() } }
    subject.complete()
    while await screen.ends == 0 { await Task.yield() }
    let numbers = await screen.numbers
    expectEqual(numbers.count, 400)
    for sender in 0..<4 {
      expectEqual(numbers.filter { $0 / 100 == sender }, Array(sender * 100..<sender * 100 + 100))
    }
  }

  @Test("A value that a block of another queue sends is handled on the main actor, after send")
  func otherQueue() async {
    let subject = Subject<Int, Never>()
    let screen = Screen()
    await screen.follow(subject)
    await inCallback {
      // The main queue is busy, so that the value waits.
      DispatchQueue(label: "other", target: .global()).sync { subject.send(1) }
    }
    subject.complete()
    while await screen.ends == 0 { await Task.yield() }
    #expect(await screen.numbers == [1])
  }

  // MARK: Other actors

  /// An executor that runs its work on a queue, and may recognize that.
  private final class QueueExecutor: SerialExecutor {
    private static let key = DispatchSpecificKey<ObjectIdentifier>()
    let queue = DispatchQueue(label: "executor", target: .global())
    private let answers: Bool
    private let isComplex: Bool

    init(answers: Bool, isComplex: Bool) {
      self.answers = answers
      self.isComplex = isComplex
      queue.setSpecific(key: Self.key, value: ObjectIdentifier(self))
    }

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      queue.async { unsafe job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }

    func asUnownedSerialExecutor() -> UnownedSerialExecutor {
      unsafe isComplex ? UnownedSerialExecutor(complexEquality: self) : UnownedSerialExecutor(ordinary: self)
    }

    func isSameExclusiveExecutionContext(other: QueueExecutor) -> Bool { other === self }

    func isIsolatingCurrentContext() -> Bool? {
      answers ? DispatchQueue.getSpecific(key: Self.key) == ObjectIdentifier(self) : nil
    }

    func checkIsolated() { dispatchPrecondition(condition: .onQueue(queue)) }
  }

  private actor OnQueue {
    nonisolated let executor: QueueExecutor
    nonisolated var unownedExecutor: UnownedSerialExecutor { unsafe executor.asUnownedSerialExecutor() }
    nonisolated let numbers = Log<Int>()

    init(_ executor: QueueExecutor) { self.executor = executor }

    func follow(_ subject: Subject<Int, Never>) {
      subject.observe {
        self.preconditionIsolated()
        self.numbers.append($0)
      }
    }
  }

  @Test(
    "A value that is sent on the queue of an actor is handled immediately if the executor recognizes its queue",
    arguments: [true, false],
    [true, false]
  )
  func executors(answers: Bool, isComplex: Bool) async {
    let subject = Subject<Int, Never>()
    let actor = OnQueue(QueueExecutor(answers: answers, isComplex: isComplex))
    await actor.follow(subject)
    let numbers = await inBlock(of: actor.executor.queue) {
      subject.send(1)
      return actor.numbers.entries
    }
    expectEqual(numbers, (answers ? [1] : []))
    while actor.numbers.entries.isEmpty { await Task.yield() }
    let early = await inBlock(of: .main) {
      // The queue of the actor is busy, so that the value waits.
      actor.executor.queue.sync {
        DispatchQueue(label: "other", target: .global()).sync { subject.send(2) }
        return actor.numbers.entries
      }
    }
    expectEqual(early, [1])
    while actor.numbers.entries.count < 2 { await Task.yield() }
    subject.complete()
  }

  private actor Plain {
    nonisolated let numbers = Log<Int>()

    func follow(_ subject: Subject<Int, Never>) {
      subject.observe {
        self.preconditionIsolated()
        self.numbers.append($0)
      }
    }
  }

  @Test("A value that a callback of the main queue sends is handled on another actor, after send")
  func plainActor() async {
    let subject = Subject<Int, Never>()
    let actor = Plain()
    await actor.follow(subject)
    await inCallback { subject.send(1) }
    while actor.numbers.entries.isEmpty { await Task.yield() }
    expectEqual(actor.numbers.entries, [1])
    subject.complete()
  }
}

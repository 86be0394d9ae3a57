import Dispatch
import TestSupport

@Suite(.withoutLeaks)
struct ObserveTests {
  actor Counter {
    var values: [Int] = []

    func start(_ signal: Subject<Int, Never>) -> any Disposable {
      signal.observe { value in self.values.append(value) }
    }

    func sendAndRead(_ subject: Subject<Int, Never>, _ value: Int) -> [Int] {
      subject.send(value)
      return values
    }
  }

  @Test("A handler written in an actor runs on it, immediately when already there")
  func atOnce() async {
    let subject = Subject<Int, Never>()
    let counter = Counter()
    let subscription = await counter.start(subject)
    #expect(await counter.sendAndRead(subject, 1) == [1])
    #expect(await counter.sendAndRead(subject, 2) == [1, 2])
    subscription.dispose()
    #expect(await counter.sendAndRead(subject, 3) == [1, 2])
  }

  @Test("Values of other threads are handled on the actor, in order")
  func inOrder() async {
    let subject = Subject<Int, Never>()
    let collector = Collector()
    let finished = AsyncStream<Void>.makeStream()
    await collector.start(subject, finished.continuation)
    DispatchQueue.global().async {
      for value in 0..<1_000 { subject.send(value) }
      subject.complete()
    }
    for await _ in finished.stream {}
    #expect(await collector.values == Array(0..<1_000))
  }

  actor Collector {
    var values: [Int] = []

    func start(_ signal: Subject<Int, Never>, _ finished: AsyncStream<Void>.Continuation) {
      signal.observeEvents { event in
        self.preconditionIsolated()
        if let value = event.value { self.values.append(value) } else { finished.finish() }
      }
    }
  }

  @MainActor
  final class Screen {
    var count = 0 { didSet { changed?() } }
    var changed: (() -> Void)?

    func show(_ signal: Subject<Int, Never>) {
      signal.observe { self.count += $0 }
    }
  }

  @Test("A handler written in a main-actor type uses its state without a lock")
  @MainActor
  func mainActor() async {
    let subject = Subject<Int, Never>()
    let screen = Screen()
    screen.show(subject)
    subject.send(1)
    expectEqual(screen.count, 1)
    await waitUntilCalled { done in
      screen.changed = done
      Task.detached { subject.send(2) }
    }
    expectEqual(screen.count, 3)
  }

  actor Listener {
    var events: [Event<Int, TestFailure>] = []

    /// Subscribes and makes another thread send six values and complete while this actor is busy.
    func listen(_ policy: BufferingPolicy<TestFailure>, _ finished: AsyncStream<Void>.Continuation) -> Int {
      let source = Source<Int>()
      source.observeEvents(buffering: policy) { event in
        self.events.append(event)
        if event.isTerminal { finished.finish() }
      }
      source.send(0)
      onThreads(1) { _ in
        for value in 1...5 { source.send(value) }
        if source.ends == 0 { source.complete() }
      }
      return source.ends
    }
  }

  @Test("The number of values that wait for the actor is limited, and dropped values are counted")
  func limits() async {
    func events(_ policy: BufferingPolicy<TestFailure>) async -> [Event<Int, TestFailure>] {
      let listener = Listener()
      let finished = AsyncStream<Void>.makeStream()
      #expect(await listener.listen(policy, finished.continuation) == 1)
      for await _ in finished.stream {}
      return await listener.events
    }
    let dropped = DropCounter()
    #expect(await events(.all) == (0...5).map { .next($0) } + [.completed])
    #expect(await events(.newest(2, counting: dropped)) == [0, 4, 5].map { .next($0) } + [.completed])
    #expect(await events(.oldest(3, counting: dropped)) == (0...3).map { .next($0) } + [.completed])
    expectEqual(dropped.count, 5)
    #expect(await events(.fail(3, with: .two)) == (0...3).map { .next($0) } + [.failed(.two)])
  }

  actor Talker {
    var values: [Int] = []

    /// Makes another thread send three values while this actor is busy, and sends seven more while it handles the first.
    func listen(_ finished: AsyncStream<Void>.Continuation) {
      let source = Subject<Int, Never>()
      source.observeEvents(buffering: .newest(3)) { event in
        guard let value = event.value else { return finished.finish() }
        self.values.append(value)
        guard value == 1 else { return }
        for number in 4...10 { source.send(number) }
        source.complete()
      }
      onThreads(1) { _ in for value in 1...3 { source.send(value) } }
    }
  }

  @Test("The limit holds while values are handled")
  func limitDuringHandling() async {
    let talker = Talker()
    let finished = AsyncStream<Void>.makeStream()
    await talker.listen(finished.continuation)
    for await _ in finished.stream {}
    #expect(await talker.values == [1, 8, 9, 10])
  }

  @Test("A handler written outside actors runs in place")
  func inPlace() {
    let log = Log<Int>()
    [1, 2].signal().observe { log.append($0) }
    expectEqual(log.entries, [1, 2])
  }

  @Test("A handler of events receives the failure")
  func failure() {
    let log = Log<Event<Int, TestFailure>>()
    failing(after: 1).observeEvents { log.append($0) }
    expectEqual(log.entries, [.next(1), .failed(.one)])
  }
}

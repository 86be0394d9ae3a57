import TestSupport

@Suite(.withoutLeaks) struct RecordingTests {
  let scheduler = TestScheduler()

  @Test("A recording has each event with its time")
  func events() {
    let recording = scheduler.record(scheduler.cold("-a-(b|)"))
    scheduler.run()
    expectEqual(
      recording.events,
      [
        RecordedEvent(time: .seconds(1), event: .next("a")),
        RecordedEvent(time: .seconds(3), event: .next("b")),
        RecordedEvent(time: .seconds(3), event: .completed),
      ]
    )
    expectEqual(recording.values, ["a", "b"])
    expectEqual(recording.marbles, "-a-(b|)")
  }

  @Test("A recording states how its signal has ended")
  func end() {
    let completed = scheduler.record(scheduler.cold("a|"))
    let failed = scheduler.record(scheduler.cold("a#", error: TestFailure.one))
    let endless = scheduler.record(scheduler.cold("a"))
    #expect(!completed.isCompleted)
    scheduler.run()
    #expect(completed.isCompleted)
    #expect(completed.failure == nil)
    #expect(!failed.isCompleted)
    expectEqual(failed.failure, .one)
    #expect(!endless.isCompleted)
    #expect(endless.failure == nil)
  }

  @Test("Tasks of operators run in the time of the scheduler without being told", arguments: 0..<20)
  func tasks(run: Int) {
    let oneAndTwo = AsyncStream<Int> { continuation in
      continuation.yield(1)
      continuation.yield(2)
      continuation.finish()
    }
    let words = scheduler.record(scheduler.cold("a-b|").asyncMap { $0.uppercased() })
    let answer = scheduler.record(
      Signal<String, any Error>.task { "x" }
        .timeout(after: .seconds(10), failingWith: TestFailure.one, on: scheduler)
    )
    let kept = scheduler.record(scheduler.cold("a-b|").asyncFilter { $0 == "b" })
    let elements = scheduler.record(Signal<Int, Never>.from(oneAndTwo))
    let inner = scheduler.record(
      scheduler.cold("--a|").flatMap { name in Signal<String, Never>.task { name } }
    )
    scheduler.run()
    expectEqual(words, "A-B|")
    expectEqual(answer, "(x|)")
    expectEqual(kept, "--b|")
    expectEqual(elements, "(12|)")
    expectEqual(inner, "--a|")
  }

  @Test("Any scheduler with time is an executor of tasks", arguments: 0..<5)
  func tasksOnSchedulers(run: Int) {
    func load(on scheduler: some TimedScheduler) -> Signal<String, TestFailure> {
      Signal<String, TestFailure>.task(on: scheduler) { "a" }.asyncMap(on: scheduler) { $0 + "b" }
        .asyncFilter(on: scheduler) { !$0.isEmpty }.erased
    }
    let (recorder, _) = load(on: scheduler).recorded()
    scheduler.run()
    expectEqual(recorder.events, [.next("ab"), .completed])
    let wrapped = scheduler.record(load(on: CountingScheduler(scheduler)))
    scheduler.run()
    expectEqual(wrapped.values, ["ab"])
    #expect(wrapped.difference(from: "('ab'|)") == nil)
  }

  @Test("A task on a queue runs on the thread of the queue")
  func tasksOnQueue() async throws {
    let queue = QueueScheduler(label: "tasks")
    let isOnQueue = Signal<Bool, Never>.task(on: queue) { currentScheduler as? QueueScheduler === queue }
    #expect(await isOnQueue.first() == true)
  }

  @Test("A recording with events of tasks outside the time fails with the remedy")
  func foreignTasks() async {
    let subject = Subject<Int, Never>()
    let recording = scheduler.record(subject)
    subject.send(1)
    #expect(recording.difference(from: "1") == nil)
    await Task { subject.send(2) }.value
    expectEqual(recording.difference(from: "(12)")?.contains("asyncMap(on: scheduler)"), true)
    expectEqual((recording == "(12)"), false)
    expectEqual((recording != "(12)"), true)
  }

  @Test("Synchronous events have the tick of the subscription")
  func synchronous() {
    let recording = scheduler.record([1, 2].signal())
    expectEqual(recording, "(12|)")
    scheduler.advance(ticks: 2)
    expectEqual(scheduler.record([3].signal()), "--(3|)")
  }

  @Test("A recording is drawn up to the current time")
  func present() {
    let recording = scheduler.record(scheduler.cold("-a---|"))
    expectEqual(recording.marbles, "-")
    scheduler.advance(ticks: 3)
    expectEqual(recording.marbles, "-a--")
    scheduler.advance(ticks: 9)
    expectEqual(recording.marbles, "-a---|")
  }

  @Test("Disposing a recording ends it")
  func dispose() {
    let source = scheduler.cold("-a-b|")
    let recording = scheduler.record(source)
    scheduler.advance(ticks: 2)
    recording.dispose()
    scheduler.run()
    expectEqual(recording, "-a")
    #expect(source.subscriptions == ["^-!"])
  }

  @Test("A recording disposed before its start never starts")
  func disposeEarly() {
    let source = scheduler.cold("a|")
    let recording = scheduler.record(source, during: "--^")
    recording.dispose()
    scheduler.run()
    #expect(source.subscriptions.isEmpty)
    expectEqual(recording, "")
  }

  @Test("A recorded signal retains neither the recording nor the scheduler")
  func release() {
    weak var scheduler: TestScheduler?
    weak var recording: Recording<String, Never>?
    do {
      let local = TestScheduler()
      let running = local.record(local.cold("a---b|"))
      local.advance(ticks: 1)
      expectEqual(running, "a")
      scheduler = local
      recording = running
    }
    #expect(scheduler == nil)
    #expect(recording == nil)
  }

  @Test("A tick can be of any length")
  func tick() {
    let scheduler = TestScheduler(tick: .milliseconds(100))
    let recording = scheduler.record(scheduler.cold("--a-|"))
    scheduler.run()
    expectEqual(recording.events.map(\.time), [.milliseconds(200), .milliseconds(400)])
    expectEqual(recording, "--a-|")
  }

  @Test("Columns are exact also for inexact divisions")
  func manyTicks() {
    let scheduler = TestScheduler(tick: .milliseconds(1) / 3)
    let marbles = String(repeating: "a", count: 300)
    let recording = scheduler.record(scheduler.cold(marbles))
    scheduler.run()
    expectEqual(recording, marbles)
  }

  @Test("An event between two ticks equals no diagram")
  func stray() {
    let subject = Subject<String, Never>()
    let recording = scheduler.record(subject)
    scheduler.advance(by: .milliseconds(1500))
    subject.send("a")
    expectEqual(recording.marbles, "-a")
    #expect(!(recording == "-a"))
    let expected: ExpectedMarbles = "-a"
    #expect(recording != expected)
    #expect(expected.description.contains("next(a) at 1.5 seconds"))
  }

  @Test("A failed comparison shows both diagrams and the first difference")
  func explanation() {
    let recording = scheduler.record(scheduler.cold("-(ab)-c|"))
    scheduler.run()
    let expected: ExpectedMarbles = "-a-d|"
    #expect(recording != expected)
    expectEqual(
      expected.description,
      """

          expected  -a   -d|
          recorded  -(ab)-c|
                     ^ tick 1: expected a, recorded a b
      """
    )
  }

  @Test(
    "The first difference is found",
    arguments: [
      ("-a-b", "tick 3: expected b, recorded nothing"),
      ("-", "tick 1: expected nothing, recorded a"),
      ("-a", "tick 4: expected nothing, recorded |"),
      ("a--", "tick 0: expected a, recorded nothing"),
      ("-a--|", nil),
    ]
  )
  func differences(marbles: String, difference: String?) {
    let recording = scheduler.record(scheduler.cold("-a--|"))
    scheduler.run()
    let expected = ExpectedMarbles(marbles)
    expectEqual((recording == expected), (difference == nil))
    #expect(expected.description.contains(difference ?? marbles))
  }

  @Test("A wrong diagram equals nothing and differs from nothing")
  func brokenDiagram() {
    let recording = scheduler.record(scheduler.cold("a|"))
    let expected: ExpectedMarbles = "a-("
    #expect(!(recording == expected))
    #expect(!(recording != expected))
    #expect(expected.description.contains("never closed"))
  }

  @Test("A difference can be shown by any test framework")
  func difference() {
    let recording = scheduler.record(scheduler.cold("-a-b|"))
    scheduler.run()
    #expect(recording.difference(from: "-a-b|") == nil)
    expectEqual(
      recording.difference(from: "-a-c|"),
      """
      expected  -a-c|
      recorded  -a-b|
                   ^ tick 3: expected c, recorded b
      """
    )
  }

  @Test("A diagram in a variable is explained too")
  func explainedVariable() {
    let recording = scheduler.record(scheduler.cold("-a|"))
    scheduler.run()
    let wrong = "-b|"
    #expect(!(recording == wrong))
    expectEqual(
      recording.description,
      """
      -a|
          expected  -b|
          recorded  -a|
                     ^ tick 1: expected b, recorded a
      """
    )
    #expect(recording == "-a|" as String)
    expectEqual(recording.description, "-a|")
  }

  @Test("A comparison before the scheduler runs says so")
  func notAdvanced() throws {
    scheduler.advance(ticks: 2)
    let recording = scheduler.record(scheduler.cold("-a|"))
    let early = try #require(recording.difference(from: "---a|"))
    #expect(early.hasSuffix("The time has not been advanced since the recording began: call `run()` first."))
    scheduler.run()
    expectEqual(recording.difference(from: "---b|")?.contains("has not been advanced"), false)
  }

  @Test(
    "A mistake in the diagram of a signal fails the comparison and names the line",
    arguments: [
      ("--a-*b", "'*' means nothing here"), ("a-!", "'!' cannot stand in the diagram of a signal"),
      ("a-x|", "the value of 'x' is missing in `values`"),
      ("-a#", "the failure is missing: pass it as `error:`"),
    ],
    [false, true]
  )
  func mistake(in mistake: (diagram: String, message: String), isHot: Bool) throws {
    let values = ["a": 1, "b": 2]
    let printed = Recorder<String, Never>()
    let line: UInt = #line + 2
    let source = MistakeOutput.$write.withValue({ printed.send($0) }) {
      isHot ? scheduler.hot(mistake.diagram, values: values) : scheduler.cold(mistake.diagram, values: values)
    }
    let recording = scheduler.record(source)
    scheduler.run()
    #expect(!(recording == "-"))
    let difference = try #require(recording.difference(from: ""))
    #expect(difference.contains("RecordingTests.swift:\(line): error: a diagram has a mistake"))
    #expect(difference.contains(mistake.message))
    #expect(difference.contains(mistake.diagram))
    expectEqual(printed.values.count, 1)
    #expect(printed.values.allSatisfy(difference.contains))
  }

  @Test("Events are written with their times")
  func recordedEvents() {
    let scheduler = TestScheduler(tick: .milliseconds(1))
    let recording = scheduler.record(scheduler.cold("a 10ms b|"))
    let failed = scheduler.record(scheduler.cold("-#", error: TestFailure.one))
    scheduler.run()
    expectEqual(
      recording.events,
      [
        .next("a", at: .zero), .next("b", at: .milliseconds(11)), .completed(at: .milliseconds(12)),
      ]
    )
    expectEqual(failed.events, [.failed(.one, at: .milliseconds(1))])
    expectEqual(recording, "a 10ms b|")
  }
}

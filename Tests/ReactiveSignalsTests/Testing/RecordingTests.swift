import ReactiveSignals
import ReactiveSignalsTesting
import Testing

@Suite struct RecordingTests {
  let scheduler = TestScheduler()

  @Test("A recording has each event with its time")
  func events() {
    let recording = scheduler.record(scheduler.cold("-a-(b|)"))
    scheduler.run()
    #expect(
      recording.events == [
        RecordedEvent(time: .seconds(1), event: .next("a")),
        RecordedEvent(time: .seconds(3), event: .next("b")),
        RecordedEvent(time: .seconds(3), event: .completed),
      ]
    )
    #expect(recording.values == ["a", "b"])
    #expect(recording.marbles == "-a-(b|)")
  }

  @Test("Synchronous events have the tick of the subscription")
  func synchronous() {
    let recording = scheduler.record([1, 2].signal())
    #expect(recording == "(12|)")
    scheduler.advance(ticks: 2)
    #expect(scheduler.record([3].signal()) == "--(3|)")
  }

  @Test("A recording is drawn up to the current time")
  func present() {
    let recording = scheduler.record(scheduler.cold("-a---|"))
    #expect(recording.marbles == "-")
    scheduler.advance(ticks: 3)
    #expect(recording.marbles == "-a--")
    scheduler.advance(ticks: 9)
    #expect(recording.marbles == "-a---|")
  }

  @Test("Disposing a recording ends it")
  func dispose() {
    let source = scheduler.cold("-a-b|")
    let recording = scheduler.record(source)
    scheduler.advance(ticks: 2)
    recording.dispose()
    scheduler.run()
    #expect(recording == "-a")
    #expect(source.subscriptions == ["^-!"])
  }

  @Test("A recording disposed before its start never starts")
  func disposeEarly() {
    let source = scheduler.cold("a|")
    let recording = scheduler.record(source, during: "--^")
    recording.dispose()
    scheduler.run()
    #expect(source.subscriptions.isEmpty)
    #expect(recording == "")
  }

  @Test("A recorded signal retains neither the recording nor the scheduler")
  func release() {
    weak var scheduler: TestScheduler?
    weak var recording: Recording<String, Never>?
    do {
      let local = TestScheduler()
      let running = local.record(local.cold("a---b|"))
      local.advance(ticks: 1)
      #expect(running == "a")
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
    #expect(recording.events.map(\.time) == [.milliseconds(200), .milliseconds(400)])
    #expect(recording == "--a-|")
  }

  @Test("Columns are exact also for inexact divisions")
  func manyTicks() {
    let scheduler = TestScheduler(tick: .milliseconds(1) / 3)
    let marbles = String(repeating: "a", count: 300)
    let recording = scheduler.record(scheduler.cold(marbles))
    scheduler.run()
    #expect(recording == marbles)
  }

  @Test("An event between two ticks equals no diagram")
  func stray() {
    let subject = Subject<String, Never>()
    let recording = scheduler.record(subject)
    scheduler.advance(by: .milliseconds(1500))
    subject.send("a")
    #expect(recording.marbles == "-a")
    #expect(!(recording == "-a"))
    let expected: ExpectedMarbles = "-a"
    #expect(recording != expected)
    #expect(expected.description.contains("next(a) at 1.5 seconds"))
  }

  @Test("A string that is not a literal can be compared too")
  func variable() {
    let recording = scheduler.record(scheduler.cold("-a|"))
    scheduler.run()
    let right = "-a|"
    let wrong = "-a-|"
    #expect(recording == right)
    #expect(recording != wrong)
    #expect(recording != "-a#")
  }

  @Test("A failed comparison shows both diagrams and the first difference")
  func explanation() {
    let recording = scheduler.record(scheduler.cold("-(ab)-c|"))
    scheduler.run()
    let expected: ExpectedMarbles = "-a-d|"
    #expect(recording != expected)
    #expect(
      expected.description == """

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
    #expect((recording == expected) == (difference == nil))
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
}

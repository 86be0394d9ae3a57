import ReactiveSignals
import ReactiveSignalsTesting
import ReactiveSignalsTestingTraits
import TestSupport
import Testing

@Suite(.withoutLeaks) struct BufferForTests {
  let scheduler = TestScheduler()

  private func buffered(_ marbles: String, ticks: Int = 3, upTo count: Int = .max) -> Recording<
    String, TestFailure
  > {
    let scheduler = TestScheduler()
    let recording = scheduler.record(
      scheduler.cold(marbles, error: TestFailure.one)
        .buffer(for: .seconds(ticks), upTo: count, on: scheduler)
        .map { $0.joined(separator: "+") }
    )
    scheduler.run()
    return recording
  }

  @Test("The time starts with the first value, and nothing is sent without values", .proves("B149"))
  func gathering() {
    #expect(buffered("-a-b---c-----|") == "----'a+b'-----c--|")
    #expect(buffered("abc------") == "---'a+b+c'")
    #expect(buffered("---") == "")
  }

  @Test("A value scheduled earlier for the same instant belongs to the array")
  func tie() {
    #expect(buffered("a--bc----|") == "---'a+b'---c-|")
  }

  @Test("Arrays hold values of any type, nil included", .proves("B150", "W58"))
  func optionals() {
    let (recorder, _) = [1, nil, 3].signal().buffer(for: .seconds(1), on: scheduler).recorded()
    #expect(recorder.events == [.next([1, nil, 3]), .completed])
  }

  @Test("Completion sends the gathered values and completes immediately", .proves("B151"))
  func completion() {
    #expect(buffered("ab|") == "--('a+b'|)")
    #expect(buffered("ab---|") == "---'a+b'-|")
    #expect(buffered("|") == "|")
  }

  @Test("A failure drops the gathered values and is delivered immediately", .proves("B152"))
  func failure() {
    #expect(buffered("ab---c#") == "---'a+b'--#")
  }

  @Test("Disposal cancels the timer and drops the gathered values")
  func disposal() {
    let source = scheduler.cold("ab-----|")
    let recording = scheduler.record(source.buffer(for: .seconds(3), on: scheduler))
    scheduler.advance(ticks: 2)
    recording.dispose()
    #expect(scheduler.isIdle)
    #expect(recording.events.isEmpty)
    #expect(source.subscriptions == ["^-!"])
  }

  @Test("A full array is sent immediately, and the next one has its own time")
  func limit() {
    #expect(buffered("abc-d-----|", upTo: 2) == "-'a+b'--'c+d'-----|")
    #expect(buffered("abc-------|", upTo: 2) == "-'a+b'---c----|")
    #expect(buffered("ab|", upTo: 1) == "ab|")
    #expect(buffered("ab|", upTo: 2) == "-'a+b'|")
  }

  @Test("A duration of zero gathers the values of one instant")
  func zero() {
    #expect(buffered("(ab)-c|", ticks: 0) == "'a+b'-c|")
  }

  #if os(macOS) || os(Linux)
  @Test("A negative duration or count traps")
  func mistakes() async {
    await #expect(processExitsWith: .failure) {
      _ = Signal<Int, Never>.just(1).buffer(for: .seconds(-1), on: TestScheduler())
    }
    await #expect(processExitsWith: .failure) {
      _ = Signal<Int, Never>.just(1).buffer(for: .seconds(1), upTo: 0, on: TestScheduler())
    }
  }
  #endif

  @Test("At most one timer is scheduled", .proves("W24"))
  func timers() {
    let counting = CountingScheduler(scheduler)
    let subject = Subject<Int, Never>()
    let (recorder, _) = subject.buffer(for: .seconds(1), on: counting).recorded()
    for value in 0..<1_000 { subject.send(value) }
    scheduler.run()
    #expect(counting.scheduled == 1)
    #expect(recorder.values == [Array(0..<1_000)])
  }

  @Test("It keeps the rules of events")
  func laws() {
    let scheduler = TestScheduler()
    expectLaws("buffer(for:)", drained: { scheduler.advance(ticks: 1) }) {
      $0.buffer(for: .seconds(1), on: scheduler)
    }
    expectReleasesValues("buffer(for:)") { source, _ in source.buffer(for: .seconds(1), on: scheduler) }
  }

  @Test("It follows its model", arguments: 0...3, [1, 2, 3, .max])
  func model(ticks: Int, count: Int) {
    expectModel("buffer(for:), \(ticks), upTo: \(count)", histories: 300) { source, scheduler in
      source.buffer(for: .seconds(ticks), upTo: count, on: scheduler)
    } model: { input in
      var output: [Step<[Int]>] = []
      var rest = input[...]
      while let first = rest.first, first.event.value != nil {
        let members = rest.prefix { $0.tick <= first.tick + ticks && $0.event.value != nil }.prefix(count)
        rest = rest.dropFirst(members.count)
        let isFull = members.count == count
        let isEnded = rest.first.map { $0.event.isTerminal && $0.tick <= first.tick + ticks } ?? false
        if isEnded, !isFull, rest.first?.event != .completed { break }
        let tick = isFull ? members.last?.tick : isEnded ? rest.first?.tick : first.tick + ticks
        output.append(Step(tick ?? 0, .next(members.compactMap(\.event.value))))
      }
      return output + input.filter { $0.event.isTerminal }.map { Step($0.tick, $0.event.map { [$0] }) }
    }
  }
}

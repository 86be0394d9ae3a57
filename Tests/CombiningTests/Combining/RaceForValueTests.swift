import TestSupport

@Suite(.withoutLeaks) struct RaceForValueTests {
  @Test("The first value decides the race, and disposes the others before it is passed on")
  func winner() {
    let (a, b) = (Source<Int>(), Source<Int>())
    let log = Log<Int>()
    a.raceForValue(b).subscribe(next: { [a] _ in log.append(a.ends) }, failed: { _ in })
    b.send(1, 2)
    expectEqual(log.entries, [1, 1])
    let (recorder, _) = Signal<Int, TestFailure>.just(1).raceForValue(b).recorded()
    expectEqual(recorder.events, [.next(1), .completed])
    expectEqual(b.subscriptions, 1)
    a.complete()
  }

  @Test("One of two threads wins")
  func threads() {
    for _ in 0..<200 {
      let sources = [Source<Int>(), Source<Int>()]
      let (recorder, _) = sources[0].raceForValue(sources[1]).recorded()
      onThreads(2) { sources[$0].send($0, $0) }
      #expect(recorder.values == [0, 0] || recorder.values == [1, 1])
    }
  }

  @Test("The first with a value")
  func model() {
    expectModel("raceForValue") { a, b, _ in a.raceForValue(b) }
      .follows { a, b in
        var (ends, failure): (Int, TestFailure?) = (0, nil)
        for (input, step) in interleaved([a, b]) {
          if case .next = step.event {
            let winner = [a, b][input]
            return Array(winner[(winner.firstIndex { $0.event.value != nil } ?? 0)...])
          }
          failure = failure ?? step.event.failure
          ends += 1
          if ends == 2 { return [Step(step.tick, failure.map { .failed($0) } ?? .completed)] }
        }
        return []
      }
    expectSame("raceForValue: with an empty signal") { $0[0].raceForValue(Signal.empty) }.and { $0[0] }
    expectSame("raceForValue: of an array", upstreams: 2) { Signal.raceForValue($0.all) }
      .and { $0[0].raceForValue($0[1]) }
  }
}

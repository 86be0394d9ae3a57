import TestSupport

@Suite(.withoutLeaks) struct BufferForTests {
  let scheduler = TestScheduler()

  @Test("Arrays hold values of any type, nil included", .proves("B150", "W58"))
  func optionals() {
    let (recorder, _) = [1, nil, 3].signal().buffer(for: .seconds(1), on: scheduler).recorded()
    expectEqual(recorder.events, [.next([1, nil, 3]), .completed])
  }

  @Test("At most one timer is scheduled", .proves("W24"))
  func timers() {
    let counting = CountingScheduler(scheduler)
    let subject = Subject<Int, Never>()
    let (recorder, _) = subject.buffer(for: .seconds(1), on: counting).recorded()
    for value in 0..<1_000 { subject.send(value) }
    scheduler.run()
    expectEqual(counting.scheduled, 1)
    expectEqual(recorder.values, [Array(0..<1_000)])
  }

  @Test("It follows its model", .proves("B149", "B151", "B152"), arguments: 0...3, [1, 2, 3, .max])
  func model(ticks: Int, count: Int) {
    expectModel("buffer(for:), \(ticks), upTo: \(count)", histories: 300) { source, scheduler in
      source.buffer(for: .seconds(ticks), upTo: count, on: scheduler)
    }
    .follows { input in
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

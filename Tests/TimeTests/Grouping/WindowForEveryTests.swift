import TestSupport

@Suite(.withoutLeaks) struct WindowForEveryTests {
  let scheduler = TestScheduler()

  @Test("They keep the rules of events")
  func laws() {
    let scheduler = TestScheduler()
    // The timer of the beginnings runs until the disposal, also when the source is dropped.
    expectLaws("window(for:), every", except: [.release]) { [scheduler] in
      $0.window(for: .seconds(4), every: .seconds(2), on: scheduler).flatMap { $0 }
    }
    expectLaws("buffer(for:), every", except: [.release]) { [scheduler] in
      $0.buffer(for: .seconds(4), every: .seconds(2), on: scheduler)
    }
    let a = Signal<Int, Never>.just(1).named("a")
    expectEqual(a.window(for: .seconds(4), every: .seconds(2), on: scheduler).description, "[a] window")
    expectEqual(a.buffer(for: .seconds(4), every: .seconds(2), on: scheduler).description, "[a] buffer")
  }

  @Test("Windows of two and a half ticks begin every three and a half ticks")
  func model() {
    // The end of all histories. The timer of the beginnings has none.
    let end = 80
    // A value comes before an edge in the same tick.
    func isInside(_ tick: Int) -> Bool {
      (0...end).contains { 2 * tick <= 7 * $0 + 5 && ($0 == 0 || 2 * tick > 7 * $0) }
    }
    func ending<T>(_ steps: [Step<T>]) -> [Step<T>] {
      steps.last?.event.isTerminal == true ? steps : steps + [Step(end, .completed)]
    }
    expectModel("window(for:), every", manners: [.cold, .hot]) { source, scheduler in
      source.window(for: scheduler.tick * 5 / 2, every: scheduler.tick * 7 / 2, on: scheduler)
        .flatMap { $0 }
        .take(for: scheduler.tick * end, on: scheduler)
    }
    .follows { input in ending(input.filter { $0.event.isTerminal || isInside($0.tick) }) }
    expectModel("buffer(for:), every", manners: [.cold, .hot]) { source, scheduler in
      source.buffer(for: scheduler.tick * 5 / 2, every: scheduler.tick * 7 / 2, on: scheduler)
        .take(for: scheduler.tick * end, on: scheduler)
        .reduce(0) { $0 + $1.count }
    }
    .follows { input in
      let count = input.count { $0.event.value != nil && isInside($0.tick) }
      return ending(input).atCompletion([count])
    }
    expectSame("window(for:), buffer(for:): windows collected, every") { s in
      s[0].window(for: s.time.tick * 3, every: s.time.tick * 2, on: s.time)
        .flatMap { $0.collect() }
        .take(for: s.time.tick * end, on: s.time)
    }
    .and { s in
      s[0].buffer(for: s.time.tick * 3, every: s.time.tick * 2, on: s.time)
        .take(for: s.time.tick * end, on: s.time)
    }
  }
}

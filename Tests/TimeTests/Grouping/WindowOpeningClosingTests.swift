import TestSupport

@Suite(.withoutLeaks) struct WindowOpeningClosingTests {
  private struct Parts {
    let source = Source<Int>()
    let openings = Source<Int>()
    let closings = [Source<Int>(), Source<Int>()]
    let log = Log<String>()
    let subscription: any Disposable

    init() {
      let (log, closings) = (log, closings)
      subscription = source.window(opening: openings, closing: { closings[$0] }).enumerated().subscribe(
        next: { number, window in
          log.append("window \(number)")
          window.subscribe(
            next: { log.append("\(number): \($0)") },
            failed: { log.append("\(number): \($0)") },
            completed: { log.append("\(number): end") }
          )
        },
        failed: { log.append("\($0)") },
        completed: { log.append("completed") }
      )
    }
  }

  @Test("A value goes into each open window, the oldest first, and a window is sent with its first value")
  func overlapping() {
    let parts = Parts()
    parts.source.send(0)
    parts.openings.send(0)
    parts.source.send(1)
    parts.openings.send(1)
    parts.source.send(2)
    parts.closings[0].send(0)
    parts.source.send(3)
    parts.closings[1].complete()
    parts.source.send(4)
    expectEqual(
      parts.log.entries,
      [
        "window 0", "0: 1", "0: 2", "window 1", "1: 2", "0: end", "1: 3", "1: end",
      ]
    )
  }

  @Test("An opening that is closed before a value arrives sends no window")
  func empty() {
    let parts = Parts()
    parts.openings.send(0)
    parts.closings[0].fail()
    parts.source.send(1)
    parts.source.complete()
    expectEqual(parts.log.entries, ["completed"])
  }

  @Test("The result completes when no window can follow")
  func lastOpening() {
    let parts = Parts()
    parts.openings.send(0)
    parts.source.send(1)
    parts.openings.complete()
    expectEqual(parts.source.ends, 0)
    parts.closings[0].send(0)
    expectEqual(parts.log.entries, ["window 0", "0: 1", "0: end", "completed"])
    expectEqual(parts.source.ends, 1)
  }

  @Test("Openings that complete at once complete the result, and the source is not started")
  func noOpening() {
    let source = Source<Int>()
    let windows = source.window(opening: Signal.empty, closing: { (_: Int) in Signal<Int, Never>.never })
    expectEqual(windows.flatMap { $0 }.events(), [.completed])
    expectEqual(source.subscriptions, 0)
  }

  @Test("At the end of the source the result ends first, then the windows, in order", arguments: [0, 1, 2])
  func order(kind: Int) {
    let parts = Parts()
    parts.openings.send(0)
    parts.openings.send(1)
    parts.source.send(1)
    switch kind {
    case 0: parts.source.complete()
    case 1: parts.source.fail()
    default: parts.openings.fail()
    }
    let expected = kind == 0 ? ["completed", "0: end", "1: end"] : ["one", "0: one", "1: one"]
    expectEqual(Array(parts.log.entries.suffix(3)), expected)
    expectEqual(parts.closings.map(\.ends), [1, 1])
    expectEqual([parts.source.ends, parts.openings.ends], [1, 1])
  }

  @Test("After disposal no window is sent, and an open one with a subscriber keeps the source until its end")
  func disposal() {
    let parts = Parts()
    parts.openings.send(0)
    parts.source.send(1)
    parts.subscription.dispose()
    parts.openings.send(1)
    parts.source.send(2)
    expectEqual(parts.log.entries, ["window 0", "0: 1", "0: 2"])
    parts.closings[0].send(0)
    expectEqual(parts.log.entries.last, "0: end")
    expectEqual([parts.source.ends, parts.openings.ends] + parts.closings.map(\.ends), [1, 1, 1, 1])
  }

  @Test("Disposal ends everything if no window has a subscriber")
  func disposalAlone() {
    let source = Source<Int>()
    let openings = Source<Int>()
    let subscription = source.window(opening: openings, closing: { _ in Signal<Int, Never>.never })
      .subscribeEvents { _ in }
    openings.send(0)
    source.send(1)
    subscription.dispose()
    expectEqual([source.ends, openings.ends], [1, 1])
  }

  @Test("Disposing in the handler of a value stops the other windows")
  func disposalInHandler() {
    let source = Source<Int>()
    let log = Log<Int>()
    let subscription = SerialDisposable()
    let openings = [0, 1].signal().promoteFailure(to: TestFailure.self).concat(.never)
    subscription.inner = source.window(opening: openings, closing: { _ in Signal<Int, Never>.never })
      .flatMap { $0 }
      .subscribe(
        next: { value in
          log.append(value)
          subscription.dispose()
        },
        failed: { _ in }
      )
    source.send(1)
    expectEqual(log.entries, [1])
  }

  @Test("A value or an opening that a handler sends is handled after the present value")
  func reentrancy() {
    let (values, openings) = (Subject<Int, Never>(), Subject<Int, Never>())
    let log = Log<String>()
    values.window(opening: openings, closing: { _ in Signal<Int, Never>.never }).enumerated()
      .subscribe { number, window in
        window.subscribe { value in
          log.append("\(number): \(value)")
          if value == 1 {
            openings.send(0)
            values.send(2)
          }
        }
      }
    openings.send(0)
    values.send(1)
    expectEqual(log.entries, ["0: 1", "0: 2", "1: 2"])
    values.complete()
    openings.complete()
  }

  private static var always: Signal<Int, TestFailure> { .just(0).concat(.never).erased }

  @Test("It keeps the rules of events")
  func laws() {
    expectLaws("window(opening:)") { source in
      source.window(opening: Self.always, closing: { _ in Signal<Int, Never>.never }).flatMap { $0 }
    }
    expectReleasesValues("window(opening:)") { source, captured in
      source.window(opening: Self.always, closing: { _ in Signal<Int, Never>.never })
        .flatMap { $0.map { [$0, captured] } }
    }
    let (a, b) = (Signal<Int, Never>.just(1).named("a"), Signal<Int, Never>.just(2).named("b"))
    expectEqual(a.window(opening: b, closing: { _ in a }).description, "[a, b] window")
  }

  @Test("Merged windows give each value once for each window it is in")
  func model() {
    expectModel("window(opening:)", manners: [.cold, .hot]) { openings, source, scheduler in
      source.window(opening: openings) { value in
        Signal<Int, Never>.timer(after: scheduler.tick * (value % 4), on: scheduler)
      }
      .flatMap { $0 }
    }
    .follows { openings, source in
      let run = WindowRun(openings, source) { $0 % 4 }
      return run.values
    }
    expectSame("window(opening:): one that is always open") {
      $0[0].window(opening: Self.always, closing: { _ in Signal<Int, Never>.never }).flatMap { $0 }
    }
    .and { $0[0] }
  }
}

/// The values and arrays of windows that begin with the values of one upstream and end after as many ticks as `length` says.
struct WindowRun {
  var values: [Step<Int>] = []
  var arrays: [Step<[Int]>] = []
  private var open: [(due: Int, values: [Int])] = []

  init(_ openings: [Step<Int>], _ source: [Step<Int>], _ length: (Int) -> Int) {
    run(openings, source, length)
  }

  private mutating func run(_ openings: [Step<Int>], _ source: [Step<Int>], _ length: (Int) -> Int) {
    let steps = interleaved([openings, source])
    var areOpeningsOver = false
    for tick in 0...((steps.last?.step.tick ?? 0) + 10) {
      for (input, step) in steps where step.tick == tick {
        switch (input, step.event) {
        case (_, .failed(let error)): return end(tick, .failed(error), .failed(error))
        case (0, .next(let value)): open.append((tick + length(value), []))
        case (0, .completed):
          areOpeningsOver = true
          if open.isEmpty { return end(tick, .completed, .completed) }
        case (_, .next(let value)):
          for index in open.indices {
            values.append(Step(tick, .next(value)))
            open[index].values.append(value)
          }
        case (_, .completed):
          for window in open { send(window.values, tick) }
          return end(tick, .completed, .completed)
        }
      }
      while let index = open.firstIndex(where: { $0.due == tick }) {
        send(open.remove(at: index).values, tick)
        if areOpeningsOver, open.isEmpty { return end(tick, .completed, .completed) }
      }
    }
  }

  private mutating func send(_ array: [Int], _ tick: Int) {
    if !array.isEmpty { arrays.append(Step(tick, .next(array))) }
  }

  private mutating func end(
    _ tick: Int,
    _ one: Event<Int, TestFailure>,
    _ other: Event<[Int], TestFailure>
  ) {
    values.append(Step(tick, one))
    arrays.append(Step(tick, other))
  }
}

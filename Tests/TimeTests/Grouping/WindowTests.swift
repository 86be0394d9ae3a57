import TestSupport

@Suite(.withoutLeaks) struct WindowTests {
  typealias Windows = Log<WindowedSignal<Int, TestFailure>>

  @Test("Values wait for the first subscriber, also after the end, then the window is hot")
  func kept() {
    let source = Source<Int>()
    let windows = Windows()
    source.window(count: 3).subscribe(next: { windows.append($0) }, failed: { _ in })
    source.send(1, 2)
    let (first, _) = windows.entries[0].recorded()
    let (second, _) = windows.entries[0].recorded()
    source.send(3, 4, 5, 6)
    expectEqual(first.events, [.next(1), .next(2), .next(3), .completed])
    expectEqual(second.events, [.next(3), .completed])
    expectEqual(windows.entries[1].events(), [.next(4), .next(5), .next(6), .completed])
    expectEqual(windows.entries[1].events(), [.completed])
  }

  @Test("Disposing the result leaves the open window without an end")
  func disposal() {
    let source = Source<Int>()
    let windows = Windows()
    let subscription = SerialDisposable()
    subscription.inner = source.window(count: 2).subscribe(
      next: { window in
        windows.append(window)
        if windows.entries.count == 2 { subscription.dispose() }
      },
      failed: { _ in }
    )
    source.send(1, 2, 3, 4)
    expectEqual(source.ends, 1)
    expectEqual(
      windows.entries.map { $0.recorded().recorder.events },
      [
        [.next(1), .next(2), .completed], [.next(3)],
      ]
    )

    let (recorder, whole) = source.window(count: 2).flatMap { $0 }.recorded()
    source.send(5)
    whole.dispose()
    source.send(6)
    expectEqual(recorder.events, [.next(5)])
  }

  @Test("A window whose result has ended gets its values, and its end disposes the source", arguments: 1...4)
  func take(count: Int) {
    let source = Source<Int>()
    let (recorder, _) = source.window(count: count).take(1).flatMap { $0.collect() }.recorded()
    source.send(1, 2, 3)
    expectEqual(source.ends, (count == 4 ? 0 : 1))
    source.complete()
    expectEqual(recorder.events, [.next(Array([1, 2, 3].prefix(count))), .completed])
    expectEqual(source.ends, 1)
  }

  @Test("Windows without references retain no values, and ended ones are not retained")
  func holdsNothing() {
    let lifetimes = Lifetimes()
    let source = Subject<Tracked, Never>()
    let kept = Log<WindowedSignal<Tracked, Never>>()
    let subscription = source.window(count: 3).enumerated().subscribe { number, window in
      if number == 1 { kept.append(window) }
    }
    for _ in 0..<3 { source.send(lifetimes.make()) }
    expectEqual(lifetimes.live, 0)
    for _ in 0..<5 { source.send(lifetimes.make()) }
    expectEqual(lifetimes.live, 3)
    expectEqual(kept.entries[0].take(1).recorded().recorder.values.count, 1)
    expectEqual(lifetimes.live, 0)
    withExtendedLifetime(subscription) {}
  }

  @Test("The number of values a window keeps for its first subscriber can be limited")
  func limits() {
    func values(
      _ policy: BufferingPolicy<TestFailure>
    ) -> [[Event<Int, TestFailure>]] {
      let source = Source<Int>()
      let windows = Windows()
      source.window(count: 4, buffering: policy).subscribe(next: { windows.append($0) }, failed: { _ in })
      for value in 1...6 { source.send(value) }
      return windows.entries.map { $0.recorded().recorder.events }
    }
    let dropped = DropCounter()
    expectEqual(
      values(.newest(3, counting: dropped)),
      [
        [.next(2), .next(3), .next(4), .completed], [.next(5), .next(6)],
      ]
    )
    expectEqual(dropped.count, 1)
    expectEqual(values(.oldest(1, counting: dropped)), [[.next(1), .completed], [.next(5)]])
    expectEqual(dropped.count, 5)
    expectEqual(values(.fail(2, with: .two)), [[.next(1), .next(2), .failed(.two)], [.next(5), .next(6)]])
  }

  @Test("Once subscribed to, a window keeps nothing and drops nothing")
  func claimed() {
    let source = Source<Int>()
    let dropped = DropCounter()
    let (recorder, _) = source.window(count: 100, buffering: .newest(1, counting: dropped))
      .flatMap { $0 }
      .recorded()
    for value in 1...50 { source.send(value) }
    expectEqual(recorder.values, Array(1...50))
    expectEqual(dropped.count, 0)
  }

  @Test("Merged windows give the source, and collected ones give buffers", arguments: 1...4)
  func model(count: Int) {
    expectModel("window(count:), \(count)", histories: 300) { source, _ in
      source.window(count: count).flatMap { $0 }
    }
    .follows { $0 }
    expectModel("window(count:), \(count), collected", histories: 300) { source, _ in
      source.window(count: count).flatMap { $0.collect() }
    }
    .follows { input in
      var open: [Int] = []
      return input.flatMap { step -> [Step<[Int]>] in
        switch step.event {
        case .next(let value):
          open.append(value)
          guard open.count == count else { return [] }
          defer { open = [] }
          return [Step(step.tick, .next(open))]
        case .failed:
          return [Step(step.tick, .failed(.one))]
        case .completed:
          return (open.isEmpty ? [] : [Step(step.tick, .next(open))]) + [Step(step.tick, .completed)]
        }
      }
    }
  }
}

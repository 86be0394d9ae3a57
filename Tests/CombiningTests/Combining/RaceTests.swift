import TestSupport

@Suite(.withoutLeaks) struct RaceTests {
  @Test("Any event decides, and disposes the others before it is delivered")
  func anyEvent() {
    for event in [Event<Int, TestFailure>.next(1), .failed(.two), .completed] {
      let log = Log<String>()
      let loser = Signal<Int, TestFailure>.create { $0.onDispose { log.append("disposed") } }
      let winner = Subject<Int, TestFailure>()
      loser.race(winner).subscribeEvents { log.append("\($0)") }
      winner.send(event: event)
      expectEqual(log.entries, ["disposed", "\(event)"])
    }
  }

  @Test("A signal that sends synchronously wins without starting the others")
  func synchronous() {
    let source = Source<Int>()
    expectEqual(Signal.just(1).race(source).events(), [.next(1), .completed])
    expectEqual(
      Signal.race([Signal.just(1), source.erased, Signal.just(2)]).events(),
      [.next(1), .completed]
    )
    expectEqual(source.subscriptions, 0)
    expectEqual(source.race(Signal.just(2)).events(), [.next(2), .completed])
    expectEqual(source.ends, 1)
  }

  @Test("Any number of signals can race, and an empty array completes immediately")
  func arities() {
    let never = Signal<Int, Never>.never
    expectEqual(Signal.race(never, [1].signal()).values(), [1])
    expectEqual(Signal.race(never, never.map { $0 }, [1].signal()).values(), [1])
    expectEqual(Signal.race(never, never.map { $0 }, never, Signal.just(2), [1].signal()).values(), [2])
    expectEqual(Signal.race([Signal<Int, Never>]()).events(), [.completed])
  }

  @Test("A handler that sends on the other signal comes second")
  func reentrancy() {
    let a = Subject<Int, Never>()
    let b = Subject<Int, Never>()
    let log = Log<Int>()
    a.race(b).subscribe { value in
      log.append(value)
      b.send(9)
      if value < 2 { a.send(value + 1) }
    }
    a.send(1)
    expectEqual(log.entries, [1, 2])
    a.complete()
  }

  @Test("Under concurrency all values come from one signal")
  func threads() {
    for _ in 0..<50 {
      let subjects = (0..<3).map { _ in Subject<Int, Never>() }
      let recorder = Recorder<Int, Never>()
      Signal.race(subjects).subscribe(recorder)
      onThreads(3) { thread in
        for number in 0..<20 { subjects[thread].send(thread * 100 + number) }
        subjects[thread].complete()
      }
      let winner = (recorder.values.first ?? -1) / 100
      expectEqual(recorder.events, (0..<20).map { .next(winner * 100 + $0) } + [.completed])
    }
  }
}

import ReactiveSignals
import ReactiveSignalsTesting
import Testing

@Suite struct RaceTests {
  let scheduler = TestScheduler()

  @Test("The first to send is followed")
  func diagram() {
    let recording = scheduler.record(
      scheduler.cold("-----a--b--|").race(scheduler.cold("---1--2--3--|"))
    )
    scheduler.run()
    #expect(recording == "---1--2--3--|")
  }

  @Test("Any event decides, and disposes the other before it passes")
  func anyEvent() {
    for event in [Event<Int, TestFailure>.next(1), .failed(.two), .completed] {
      let log = Log<String>()
      let loser = Signal<Int, TestFailure>.create { $0.onDispose { log.append("disposed") } }
      let winner = Subject<Int, TestFailure>()
      loser.race(winner).subscribeEvents { log.append("\($0)") }
      winner.send(event: event)
      #expect(log.entries == ["disposed", "\(event)"])
    }
  }

  @Test("One that sends at once is not raced")
  func synchronous() {
    let source = Source<Int>()
    #expect(Signal.just(1).race(source).events() == [.next(1), .completed])
    #expect(Signal.race([Signal.just(1), source.erased, Signal.just(2)]).events() == [.next(1), .completed])
    #expect(source.subscriptions == 0)
    #expect(source.race(Signal.just(2)).events() == [.next(2), .completed])
    #expect(source.ends == 1)
  }

  @Test("What the winner does after it has won passes; what a loser does, does not")
  func afterwards() {
    let sources = [Source<Int>(), Source<Int>(), Source<Int>()]
    let (recorder, _) = Signal.race(sources[0], sources[1], sources[2]).recorded()
    sources[1].send(1)
    sources[0].send(0)
    sources[2].fail()
    sources[1].send(2)
    sources[1].complete()
    #expect(recorder.events == [.next(1), .next(2), .completed])
    #expect(sources.map(\.ends) == [1, 1, 1])
  }

  @Test("Two to many signals of any kinds; an array; of none it completes at once")
  func arities() {
    let never = Signal<Int, Never>.never
    #expect(Signal.race(never, [1].signal()).values() == [1])
    #expect(Signal.race(never, never.map { $0 }, [1].signal()).values() == [1])
    #expect(Signal.race(never, never.map { $0 }, never, Signal.just(2), [1].signal()).values() == [2])
    #expect(Signal.race([Signal<Int, Never>]()).events() == [.completed])
  }

  @Test("Disposal ends all that run")
  func disposal() {
    let sources = (0..<3).map { _ in Source<Int>() }
    Signal.race(sources).subscribe().dispose()
    #expect(sources.map(\.ends) == [1, 1, 1])
  }

  @Test("A handler that sends on the other is too late for it")
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
    #expect(log.entries == [1, 2])
  }

  @Test("Threads: all values of one of them, none of the others")
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
      #expect(recorder.events == (0..<20).map { .next(winner * 100 + $0) } + [.completed])
    }
  }

  @Test("It keeps the rules of events")
  func laws() {
    expectLaws("race") { $0.race(Signal.never) }
    expectLaws("race, of three", repetitions: 2_000) { Signal.race(Signal.never, $0, $0.map { $0 + 1 }) }
    expectReleasesValues("race") { source, captured in source.race(source) }
  }
}

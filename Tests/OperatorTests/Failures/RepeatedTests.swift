import TestSupport

@Suite(.withoutLeaks) struct RepeatedTests {
  @Test("Each round starts at once, after the cleanup of the previous one", .proves("B158", "W35"))
  func order() {
    let log = Log<String>()
    let subject = Subject<Subscriber<Int, Never>, Never>()
    let current = Shared<Subscriber<Int, Never>?>(nil)
    let source = Signal<Int, Never>.create { subscriber in
      log.append("subscribe")
      subscriber.onDispose { log.append("cleanup") }
      current.withLock { $0 = subscriber }
    }
    source.repeated().subscribe()
    onThreads(1) { _ in
      current.value?.complete()
      log.append("returned")
    }
    expectEqual(log.entries, ["subscribe", "cleanup", "subscribe", "returned"])
    withExtendedLifetime(subject) {}
    current.exchange(nil)
  }

  @Test("A count limits the rounds, and zero completes without subscribing")
  func times() {
    let source = Source<Int>()
    expectEqual(source.repeated(0).events(), [.completed])
    expectEqual(source.subscriptions, 0)
    expectEqual([1, 2].signal().repeated(1).events(), [.next(1), .next(2), .completed])
    expectEqual([1, 2].signal().repeated(3).values(), [1, 2, 1, 2, 1, 2])
    expectEqual([1].signal().repeated(.max).take(2).values(), [1, 1])
  }

  @Test("A hundred thousand synchronous rounds take constant stack and linear time", .proves("B161"))
  func million() {
    let (values, completed) = Signal.just(1).repeated(100_000).counted()
    expectEqual(values, 100_000)
    #expect(completed)
  }

  @Test("Rounds may end on alternating threads while the one before is still starting", .proves("B161"))
  func threads() {
    let rounds = 1_000
    let number = Count()
    let finish = Shared<Subscriber<Int, Never>?>(nil)
    let source = Signal<Int, Never>.create { subscriber in
      subscriber.send(number.up())
      finish.withLock { $0 = subscriber }
    }
    let recorder = Recorder<Int, Never>()
    source.repeated(rounds).subscribe(recorder)
    onThreads(2) { _ in
      while !recorder.isTerminated {
        finish.withLock { subscriber in
          defer { subscriber = nil }
          return subscriber
        }?.complete()
      }
    }
    expectEqual(recorder.events, (1...rounds).map { .next($0) } + [.completed])
  }
}

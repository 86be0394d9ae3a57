import TestSupport

@Suite(.withoutLeaks) struct ConcatTests {
  @Test("The second signal starts after completion and cleanup of the first", .proves("B112"))
  func order() {
    let log = Log<String>()
    func traced(_ name: String) -> (Signal<String, Never>, Subject<String, Never>) {
      let subject = Subject<String, Never>()
      let signal = Signal<String, Never>.create { subscriber in
        log.append("subscribe \(name)")
        subscriber.onDispose { log.append("dispose \(name)") }
        subject.subscribe(subscriber)
      }
      return (signal, subject)
    }
    let (a, aSubject) = traced("a")
    let (b, bSubject) = traced("b")
    a.concat(b).subscribe(next: { log.append($0) }, completed: { log.append("completed") })
    bSubject.send("too early")
    aSubject.send("1")
    aSubject.complete()
    bSubject.send("2")
    bSubject.complete()
    expectEqual(
      log.entries,
      [
        "subscribe a", "1", "dispose a", "subscribe b", "2", "dispose b", "completed",
      ]
    )
  }

  @Test("An array is concatenated, and an empty one completes immediately", .proves("B116"))
  func arrays() {
    expectEqual(
      Signal.concat([[1, 2].signal(), [3].signal()]).events(),
      [1, 2, 3].map { .next($0) } + [.completed]
    )
    expectEqual(Signal.concat([Signal<Int, Never>]()).events(), [.completed])
    let source = Source<Int>()
    let (recorder, subscription) = Signal.concat([source.erased, failing(after: 5), source.erased]).recorded()
    source.send(1)
    source.complete()
    expectEqual(recorder.events, [.next(1), .next(5), .failed(.one)])
    expectEqual(source.subscriptions, 1)
    #expect(subscription.isDisposed)
  }

  @Test("A hundred thousand synchronous signals take constant stack and linear time", .proves("B117", "W11"))
  func million() {
    let signals = Array(repeating: Signal.just(1), count: 100_000)
    let (values, completed) = Signal.concat(signals).counted()
    expectEqual(values, 100_000)
    #expect(completed)
  }

  @Test("Signals after a failure or disposal are not started", .proves("B113", "B115"))
  func laziness() {
    let started = Log<Int>()
    let signals = (0..<4).map { number in
      Signal<Int, TestFailure>.create { subscriber in
        started.append(number)
        subscriber.send(number)
        if number == 2 { subscriber.fail(.one) } else { subscriber.complete() }
      }
    }
    expectEqual(Signal.concat(signals).events(quittingAfter: 2), [.next(0), .next(1)])
    expectEqual(started.entries, [0, 1])
    expectEqual(Signal.concat(signals).events().last, .failed(.one))
    expectEqual(started.entries, [0, 1, 0, 1, 2])
  }

  @Test("A cleanup that disposes the result prevents the second signal")
  func disposalFromCleanup() {
    let subscription = SerialDisposable()
    let subject = Subject<Int, Never>()
    let first = Signal<Int, Never>.create { subscriber in
      subscriber.onDispose { subscription.dispose() }
      subject.subscribe(subscriber)
    }
    let second = Source<Int>()
    let asked = Count()
    let (recorder, inner) = first.promoteFailure(to: TestFailure.self)
      .then { () -> Source<Int> in
        asked.up()
        return second
      }
      .recorded()
    subscription.inner = inner
    subject.complete()
    expectEqual(asked.value, 0)
    expectEqual(second.subscriptions, 0)
    expectEqual(recorder.events, [])
  }

  @Test("The next signal does not start when the subscription ends after the end of the first")
  func endAfterCompletion() {
    let stop = Subject<Void, Never>()
    let starts = Counter()
    let first = Signal<Int, Never>.create { subscriber in
      subscriber.complete()
      stop.send()
    }
    let second = Signal<Int, Never>.create { _ in starts.next() }
    first.concat(second).take(until: stop).subscribe()
    expectEqual(starts.value, 0)
    Signal.concat([first, second]).take(until: stop).subscribe()
    expectEqual(starts.value, 0)
  }

  @Test("A factory can stand for the next signal")
  func factory() {
    expectEqual([1].signal().concat(.just(2)).values(), [1, 2])
    expectEqual([1].signal().concat(.from([2, 3])).values(), [1, 2, 3])
  }
}

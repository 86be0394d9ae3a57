import TestSupport

@Suite(.withoutLeaks) struct SwitchToLatestTests {
  @Test("The old signal is disposed before the new one is subscribed to", .proves("B205", "W45"))
  func disposesFirst() {
    let log = Log<String>()
    func traced(_ name: String) -> Signal<String, Never> {
      .create { subscriber in
        log.append("subscribe \(name)")
        subscriber.onDispose { log.append("dispose \(name)") }
        subscriber.send(name)
      }
    }
    let source = Subject<Signal<String, Never>, Never>()
    source.switchToLatest().subscribe { log.append("value \($0)") }
    source.send(traced("a"))
    source.send(traced("b"))
    expectEqual(log.entries, ["subscribe a", "value a", "dispose a", "subscribe b", "value b"])
  }

  @Test("Values sent in the cleanup of the old signal are dropped", .proves("W45"))
  func lateValue() {
    let source = Source<Int>()
    let old = Subject<Int, TestFailure>()
    let cleaning = Signal<Int, TestFailure>.create { subscriber in
      old.subscribe(subscriber)
      subscriber.onDispose {
        subscriber.send(-1)
        subscriber.fail(.one)
      }
    }
    let (recorder, _) = source.flatMap(.latest) { $0 == 0 ? cleaning : .just($0) }.recorded()
    source.send(0)
    old.send(7)
    source.send(1)
    expectEqual(recorder.events, [.next(7), .next(1)])
  }

  @Test("A handler that switches during a delivery gets nothing more of the old signal")
  func switchesFromHandler() {
    let source = Subject<Int, Never>()
    let inners = [Subject<Int, Never>(), Subject<Int, Never>()]
    let log = Log<Int>()
    source.flatMap(.latest) { inners[$0] }.subscribe { value in
      log.append(value)
      if value == 0 {
        inners[0].send(1)
        source.send(1)
        inners[1].send(2)
      }
    }
    source.send(0)
    inners[0].send(0)
    expectEqual(log.entries, [0, 2])
    source.complete()
    for inner in inners { inner.complete() }
  }

  @Test("A failure of the old signal never ends the new one")
  func raceOfFailure() {
    // In any order: no failure of the old signal follows a value of the new one.
    for _ in 0..<500 {
      let source = Subject<Int, TestFailure>()
      let old = Subject<Int, TestFailure>()
      let (recorder, _) = source.flatMap(.latest) { $0 == 0 ? old.erased : .just($0) }.recorded()
      source.send(0)
      onThreads(2) { thread in
        if thread == 0 { old.fail(.one) } else { source.send(1) }
      }
      #expect(recorder.events == [.next(1)] || recorder.events == [.failed(.one)])
    }
  }

  @Test("Signals may switch while the old ones send and complete on other threads")
  func threads() {
    let count = 300
    let inners = (0..<count).map { _ in Subject<Int, Never>() }
    let source = Subject<Int, Never>()
    let recorder = Recorder<Int, Never>()
    source.flatMap(.latest) { number in Signal.merge(Signal.just(number * 10), inners[number]) }.subscribe(
      recorder
    )
    onThreads(3) { thread in
      for number in 0..<count {
        if thread == 0 {
          source.send(number)
        } else {
          inners[number].send(number * 10 + thread)
          if thread == 2 { inners[number].complete() }
        }
      }
      if thread == 0 { source.complete() }
    }
    inners[count - 1].complete()
    let turns = recorder.values.map { $0 / 10 }
    expectEqual(turns, turns.sorted())
    expectEqual(Set(turns).count, count)
    expectEqual(recorder.events.last, .completed)
  }
}

/// `flatten(.first)`.
@Suite(.withoutLeaks) struct FlattenFirstTests {
  @Test("The transform runs only for started signals")
  func lazyTransform() {
    let calls = Log<Int>()
    let source = Subject<Int, Never>()
    source.flatMap(.first) { value in
      calls.append(value)
      return Signal<Int, Never>.never
    }.subscribe()
    source.send(1)
    source.send(2)
    expectEqual(calls.entries, [1])
  }
}

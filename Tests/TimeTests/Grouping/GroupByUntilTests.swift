import TestSupport

@Suite(.withoutLeaks) struct GroupByUntilTests {
  typealias Groups = Log<GroupedSignal<Int, Int, TestFailure>>
  @Test("A value, a completion or a failure ends the group, the next value begins one", arguments: 0..<3)
  func ends(kind: Int) {
    let source = Source<Int>()
    let ending = Source<Int>()
    let lists = Recorder<[Int], TestFailure>()
    source.group(by: { $0 % 2 }, until: { _ in ending.take(1) }).flatMap { $0.collect() }.subscribe(lists)
    source.send(1, 3, 2)
    switch kind {
    case 0: ending.send(0)
    case 1: ending.complete()
    default: ending.fail()
    }
    expectEqual(lists.values, [[1, 3], [2]])
    expectEqual(ending.ends, 2)
    source.send(5)
    source.complete()
    expectEqual(lists.values, [[1, 3], [2], [5]])
    #expect(lists.isCompleted)
  }

  @Test("An end that comes at once takes effect after the first value")
  func atOnce() {
    let lists = [1, 1, 2].signal().group(by: { $0 }, until: { _ in Signal.just(0) }).flatMap { $0.collect() }
    expectEqual(lists.events(), [[1], [1], [2]].map { .next($0) } + [.completed])
    let empty = [1, 1].signal().group(by: { $0 }, until: { _ in Signal<Int, Never>.empty }).flatMap {
      $0.collect()
    }
    expectEqual(empty.values(), [[1], [1]])
  }

  @Test("The group is sent first, then its ending begins, then its first value arrives")
  func order() {
    let source = Source<Int>()
    let log = Log<String>()
    let groups = source.group(
      by: { $0 },
      until: { group in
        log.append("ending")
        return group.skip(1).on(next: { log.append("ending gets \($0)") })
      }
    )
    groups.subscribe(
      next: { group in
        log.append("group")
        group.subscribe(
          next: { log.append("value \($0)") },
          failed: { _ in },
          completed: { log.append("completed") }
        )
      },
      failed: { _ in }
    )
    source.send(7, 7)
    expectEqual(log.entries, ["group", "ending", "value 7", "value 7", "ending gets 7", "completed"])
  }

  @Test("The end of the source ends the groups and disposes their endings", arguments: [true, false])
  func sourceEnds(completes: Bool) {
    let source = Source<Int>()
    let ending = Source<Int>()
    let groups = Groups()
    let (recorder, _) = source.group(by: { $0 }, until: { _ in ending })
      .on(next: { groups.append($0) }).map(\.key).recorded()
    source.send(1, 2)
    let recorders = groups.entries.map { $0.recorded().recorder }
    if completes { source.complete() } else { source.fail() }
    let end: Event<Int, TestFailure> = completes ? .completed : .failed(.one)
    expectEqual(recorder.events, [.next(1), .next(2), end])
    expectEqual(recorders.map(\.events), [[.next(1), end], [.next(2), end]])
    expectEqual(ending.ends, 2)
  }

  @Test("Disposal disposes the endings, also from inside a handler")
  func disposal() {
    let source = Source<Int>()
    let ending = Source<Int>()
    let groups = Groups()
    let subscription = source.group(by: { $0 }, until: { _ in ending }).subscribe(
      next: { groups.append($0) },
      failed: { _ in }
    )
    source.send(1)
    let (recorder, group) = groups.entries[0].recorded()
    subscription.dispose()
    source.send(1)
    expectEqual(source.ends, 0)
    expectEqual(ending.ends, 0)
    group.dispose()
    expectEqual(source.ends, 1)
    expectEqual(ending.ends, 1)
    expectEqual(recorder.events, [.next(1), .next(1)])

    let endings = Counter()
    let first = source.group(
      by: { $0 },
      until: { _ in
        endings.next()
        return Signal<Int, Never>.never
      }
    )
    .take(1).flatMap { $0 }
    let (values, _) = first.recorded()
    source.send(4, 4)
    expectEqual(values.events, [.next(4), .next(4)])
    expectEqual(endings.value, 1)
  }

  @Test("No ending is made for a group whose handler disposes the result")
  func disposalByHandlerOfGroup() {
    let source = Source<Int>()
    let endings = Counter()
    let bag = CompoundDisposable()
    source.group(
      by: { $0 },
      until: { _ in
        endings.next()
        return Signal<Int, Never>.never
      }
    )
    .subscribe(next: { _ in bag.dispose() }, failed: { _ in })
    .store(in: bag)
    source.send(1)
    expectEqual(endings.value, 0)
    expectEqual(source.ends, 1)
  }

  @Test("An ending made of the group does not keep the source")
  func endingOfGroup() {
    let source = Source<Int>()
    let (values, _) = source.group(by: { $0 % 10 }, until: { $0.filter { $0 > 20 } }).take(1)
      .flatMap { $0.take(2) }.recorded()
    source.send(1, 11)
    expectEqual(source.ends, 1)
    expectEqual(values.events, [.next(1), .next(11), .completed])
    let (whole, _) = source.group(by: { $0 % 10 }, until: { $0.filter { $0 > 20 } }).take(1).flatMap { $0 }
      .recorded()
    source.send(1, 2, 21, 1)
    expectEqual(whole.events, [.next(1), .next(21), .completed])
    expectEqual(source.ends, 2)
  }

  /// Returns the events of the groups of `source`. When the first group ends, a handler sends 5.
  private func logOfGroups<Ending: SignalProtocol>(
    of source: Subject<Int, TestFailure>,
    until ending: @escaping @Sendable (GroupedSignal<Int, Int, TestFailure>) -> Ending
  ) -> Log<String> {
    let log = Log<String>()
    source.group(by: { $0 }, until: ending).enumerated().subscribe(
      next: { number, group in
        group.subscribe(
          next: { log.append("\(number): \($0)") },
          failed: { _ in },
          completed: {
            log.append("\(number) completed")
            if number == 0 { source.send(5) }
          }
        )
      },
      failed: { _ in }
    )
    return log
  }

  @Test("The completion of a signal that has ended a group does not end the next group")
  func lateCompletion() {
    let source = Subject<Int, TestFailure>()
    let ending = Source<Int>()
    let log = logOfGroups(of: source) { _ in ending.take(1) }
    source.send(5)
    ending.send(0)
    expectEqual(log.entries, ["0: 5", "0 completed", "1: 5"])
    source.complete()
  }

  @Test("A value that a handler sends when its group ends begins a new group")
  func reentrancy() {
    let source = Subject<Int, TestFailure>()
    let log = logOfGroups(of: source) { $0.skip(1) }
    source.send(5)
    source.send(5)
    expectEqual(log.entries, ["0: 5", "0: 5", "0 completed", "1: 5"])
    source.complete()
  }

  @Test("Groups that have ended are released, and many take linear time")
  func release() {
    let lifetimes = Lifetimes()
    let source = Subject<Int, TestFailure>()
    let subscription = source.group(by: { $0 }, until: { $0.skip(1) }).subscribe(
      next: { group in
        let token = lifetimes.make()
        group.subscribe(next: { _ in withExtendedLifetime(token) {} }, failed: { _ in })
      },
      failed: { _ in }
    )
    for number in 0..<20_000 { source.send(number / 2) }
    expectEqual(lifetimes.live, 0)
    subscription.dispose()
    let many = (0..<20_000).signal().group(by: { $0 }, until: { _ in Signal<Int, Never>.never })
    #expect(many.counted() == (20_000, true))
  }

  @Test("Threads may send and end groups concurrently, and no value is lost")
  func threads() {
    let source = Subject<Int, Never>()
    let ending = Subject<Int, Never>()
    let (recorder, _) = source.group(by: { $0 % 3 }, until: { _ in ending.take(1) }).flatMap { $0 }.recorded()
    onThreads(4) { thread in
      for number in 0..<500 {
        source.send(4 * number + thread)
        if thread == 0 { ending.send(0) }
      }
    }
    source.complete()
    #expect(recorder.isCompleted)
    expectEqual(recorder.values.sorted(), Array(0..<2_000))
  }
}

import TestSupport

@Suite(.withoutLeaks) struct GroupByTests {
  typealias Groups = Log<GroupedSignal<Int, Int, TestFailure>>

  @Test("The first value of a key sends the group, then the value into it", .proves("B220"))
  func order() {
    let source = Source<Int>()
    let log = Log<String>()
    source.group(by: { $0 % 10 }).subscribe(
      next: { group in
        log.append("group \(group.key)")
        group.subscribe(next: { log.append("value \($0)") }, failed: { _ in })
        log.append("subscribed")
      },
      failed: { _ in }
    )
    source.send(1, 2, 11)
    expectEqual(
      log.entries,
      ["group 1", "subscribed", "value 1", "group 2", "subscribed", "value 2", "value 11"]
    )
  }

  @Test("Values wait for the first subscriber, after which the group is hot", .proves("B221", "W56"))
  func kept() {
    let source = Source<Int>()
    let groups = Groups()
    source.group(by: { $0 % 10 }).subscribe(next: { groups.append($0) }, failed: { _ in })
    source.send(1, 11)
    let (first, subscription) = groups.entries[0].recorded()
    let (second, _) = groups.entries[0].recorded()
    source.send(21)
    expectEqual(first.values, [1, 11, 21])
    expectEqual(second.values, [21])
    subscription.dispose()
    source.send(31)
    expectEqual(groups.entries[0].recorded().recorder.values, [])
    source.complete()
    expectEqual(second.events, [.next(21), .next(31), .completed])
    expectEqual(groups.entries[0].events(), [.completed])
  }

  @Test("A subscriber after the end gets the values nobody received, then the end", .proves("W56"))
  func keptBeyondTheEnd() {
    let source = Source<Int>()
    let groups = Groups()
    source.group(by: { $0 % 10 }).subscribe(next: { groups.append($0) }, failed: { _ in })
    source.send(1, 11)
    source.fail()
    expectEqual(groups.entries[0].events(), [.next(1), .next(11), .failed(.one)])
    expectEqual(groups.entries[0].events(), [.failed(.one)])
  }

  @Test(
    "The result ends first, then the groups in creation order",
    .proves("B223"),
    arguments: [true, false]
  )
  func ends(completes: Bool) {
    let source = Source<Int>()
    let log = Log<String>()
    source.group(by: { $0 }).subscribe(
      next: { group in
        group.subscribe(
          next: { _ in },
          failed: { log.append("group \(group.key) \($0)") },
          completed: { log.append("group \(group.key) completed") }
        )
      },
      failed: { log.append("result \($0)") },
      completed: { log.append("result completed") }
    )
    source.send(3, 1, 2)
    if completes { source.complete() } else { source.fail() }
    let end = completes ? "completed" : "one"
    expectEqual(log.entries, ["result \(end)", "group 3 \(end)", "group 1 \(end)", "group 2 \(end)"])
  }

  @Test("Disposing the result sends groups no end, and ends the source if they are unused", .proves("B224"))
  func disposal() {
    let source = Source<Int>()
    let groups = Groups()
    let subscription = source.group(by: { $0 }).subscribe(next: { groups.append($0) }, failed: { _ in })
    source.send(1, 2)
    let (left, leaving) = groups.entries[0].recorded()
    leaving.dispose()
    subscription.dispose()
    expectEqual(source.ends, 1)
    source.send(1, 2)
    source.complete()
    expectEqual(left.events, [.next(1)])
    expectEqual(groups.entries.map { $0.recorded().recorder.events }, [[], [.next(2)]])
  }

  @Test("A group with a subscriber keeps the source, until its last subscriber leaves", .proves("W56"))
  func keepsTheSource() {
    let source = Source<Int>()
    let groups = Groups()
    let lifetimes = Lifetimes()
    let subscription = source.group(by: { $0 % 10 }).subscribe(next: { groups.append($0) }, failed: { _ in })
    source.send(1, 2)
    func subscribe(_ group: Int) -> (recorder: Recorder<Int, TestFailure>, subscription: any Disposable) {
      let token = lifetimes.make()
      return groups.entries[group].on(next: { _ in withExtendedLifetime(token) {} }).recorded()
    }
    let (first, second) = (subscribe(0), subscribe(0))
    subscription.dispose()
    source.send(11, 12, 3)
    expectEqual(groups.entries.map(\.key), [1, 2])
    first.subscription.dispose()
    source.send(21)
    expectEqual(source.ends, 0)
    expectEqual(lifetimes.live, 1)
    second.subscription.dispose()
    expectEqual(source.ends, 1)
    expectEqual(lifetimes.live, 0)
    expectEqual(first.recorder.events, [.next(1), .next(11)])
    expectEqual(second.recorder.events, [.next(11), .next(21)])
    expectEqual(groups.entries[1].recorded().recorder.events, [.next(2), .next(12)])
  }

  @Test(
    "Subscribers of groups receive the source's end after the result's disposal",
    arguments: [true, false]
  )
  func endsAfterDisposal(completes: Bool) {
    let source = Source<Int>()
    let log = Log<String>()
    let subscription = source.group(by: { $0 }).on(disposed: { log.append("disposed") }).subscribe(
      next: { group in
        group.subscribe(
          next: { _ in },
          failed: { log.append("group \(group.key) \($0) \(source.ends)") },
          completed: { log.append("group \(group.key) completed \(source.ends)") }
        )
      },
      failed: { log.append("result \($0)") },
      completed: { log.append("result completed") }
    )
    source.send(3, 1)
    subscription.dispose()
    if completes { source.complete() } else { source.fail() }
    let end = completes ? "completed" : "one"
    expectEqual(log.entries, ["disposed", "group 3 \(end) 1", "group 1 \(end) 1"])
  }

  @Test("A synchronous source stops when the last subscriber of a group leaves")
  func stopsSynchronousSource() {
    let signal = (0...).signal().group(by: { $0 % 3 }).take(2).flatMap { $0.take(2) }
    expectEqual(signal.events(), [0, 1, 3, 4].map { .next($0) } + [.completed])
    expectEqual(
      (0...).signal().group(by: { $0 % 3 }).take(2).map(\.key).events(),
      [.next(0), .next(1), .completed]
    )
  }

  @Test("A subscriber after disposal gets the waiting values, then nothing, and is not retained")
  func lateAfterDisposal() {
    let source = Source<Int>()
    let groups = Groups()
    let subscription = source.group(by: { $0 % 10 }).subscribe(next: { groups.append($0) }, failed: { _ in })
    source.send(1, 11)
    subscription.dispose()
    expectEqual(groups.entries[0].recorded().recorder.events, [.next(1), .next(11)])
    expectEqual(groups.entries[0].recorded().recorder.events, [])
    let lifetimes = Lifetimes()
    func subscribe(_ token: Tracked) -> any Disposable {
      groups.entries[0].subscribe(next: { _ in withExtendedLifetime(token) {} }, failed: { _ in })
    }
    let late = subscribe(lifetimes.make())
    expectEqual(lifetimes.live, 0)
    #expect(!late.isDisposed)
  }

  @Test("The release of a source without a terminal event does not end its groups")
  func unfinished() {
    let counts = Signal<Int, Never>.just(1).concat(Signal.never).group(by: { $0 }).flatMap { $0.count() }
    expectEqual(counts.recorded().recorder.events, [])
    let ended = Signal<Int, Never>.just(1).group(by: { $0 }).flatMap { $0.count() }
    expectEqual(ended.events(), [.next(1), .completed])
  }

  @Test("A group made while the handler disposes gets its first value and no end")
  func disposalFromHandler() {
    let groups = Log<GroupedSignal<Int, Int, Never>>()
    let subscription = SerialDisposable()
    let subject = Subject<Int, Never>()
    subscription.inner = subject.group(by: { $0 }).subscribe { group in
      groups.append(group)
      if group.key == 2 { subscription.dispose() }
    }
    subject.send(1)
    subject.send(2)
    subject.send(3)
    expectEqual(groups.entries.map(\.key), [1, 2])
    expectEqual(groups.entries.map { $0.recorded().recorder.events }, [[.next(1)], [.next(2)]])
  }

  @Test("A subscriber of a group that disposes the result leaves all groups with their values")
  func disposalFromGroup() {
    let subject = Subject<Int, Never>()
    let subscription = SerialDisposable()
    let log = Log<String>()
    subscription.inner = subject.group(by: { $0 % 10 }).subscribe { group in
      group.subscribeEvents { event in
        log.append("\(event)")
        if case .next(11) = event { subscription.dispose() }
      }
    }
    for value in [1, 2, 11, 12] { subject.send(value) }
    subject.complete()
    expectEqual(log.entries, ["next(1)", "next(2)", "next(11)", "next(12)", "completed", "completed"])
  }

  @Test("nil is a key like any other", .proves("B225", "W20"))
  func nilKey() {
    let keys = [1, nil, 2, nil].signal().group(by: { $0 }).map(\.key)
    expectEqual(keys.values(), [1, nil, 2])
  }

  @Test("Groups without references retain no values")
  func holdsNothing() {
    let lifetimes = Lifetimes()
    let source = Subject<Tracked, Never>()
    let kept = Log<GroupedSignal<Bool, Tracked, Never>>()
    let subscription = source.group(by: { $0.number > 0 }).subscribe { group in
      if group.key { kept.append(group) }
    }
    func send(_ number: Int) { source.send(lifetimes.make(number)) }
    for number in [0, 0, 0] { send(number) }
    expectEqual(lifetimes.live, 0)
    for number in 1...3 { send(number) }
    expectEqual(lifetimes.live, 3)
    expectEqual(kept.entries[0].take(1).recorded().recorder.values.count, 1)
    expectEqual(lifetimes.live, 0)
    withExtendedLifetime(subscription) {}
  }

  @Test("The number of values a group keeps for its first subscriber can be limited")
  func limits() {
    func groups(_ policy: BufferingPolicy<TestFailure>) -> (Source<Int>, Groups) {
      let source = Source<Int>()
      let groups = Groups()
      source.group(by: { $0 % 10 }, buffering: policy).subscribe(
        next: { groups.append($0) },
        failed: { _ in }
      )
      source.send(1, 11, 2, 21, 31)
      return (source, groups)
    }
    let dropped = DropCounter()
    let (source, oldest) = groups(.newest(2, counting: dropped))
    let (recorder, _) = oldest.entries[0].recorded()
    source.send(41, 51, 61)
    expectEqual(recorder.values, [21, 31, 41, 51, 61])
    expectEqual(dropped.count, 2)
    let (_, newest) = groups(.oldest(2, counting: dropped))
    expectEqual(newest.entries.map { $0.recorded().recorder.values }, [[1, 11], [2]])
    expectEqual(dropped.count, 4)
  }

  @Test("A group that overflows fails alone, after the values it has kept")
  func failureOfOne() {
    let source = Source<Int>()
    let groups = Groups()
    let (result, _) = source.group(by: { $0 % 10 }, buffering: .fail(2, with: .two))
      .on(next: { groups.append($0) })
      .map(\.key)
      .recorded()
    source.send(1, 11, 2, 21, 31, 3)
    expectEqual(groups.entries[0].events(), [.next(1), .next(11), .failed(.two)])
    expectEqual(groups.entries[0].events(), [.failed(.two)])
    expectEqual(groups.entries[1].recorded().recorder.events, [.next(2)])
    expectEqual(result.values, [1, 2, 3])
    source.complete()
    expectEqual(groups.entries[0].events(), [.failed(.two)])
    expectEqual(groups.entries[2].events(), [.next(3), .completed])
  }

  @Test("Values dropped by a group are released")
  func releasesTheDropped() {
    let lifetimes = Lifetimes()
    let source = Source<Tracked>()
    let groups = Log<GroupedSignal<Int, Tracked, TestFailure>>()
    source.group(by: { _ in 0 }, buffering: .newest(2)).subscribe(
      next: { groups.append($0) },
      failed: { _ in }
    )
    for _ in 0..<5 { source.send(lifetimes.make()) }
    expectEqual(lifetimes.live, 2)
    withExtendedLifetime(groups) {}
  }

  @Test("The groups of a released source have no end and retain nothing")
  func dropped() {
    let lifetimes = Lifetimes()
    func subscribe() -> Recorder<Int, TestFailure> {
      let recorder = Recorder<Int, TestFailure>()
      let token = lifetimes.make()
      Signal<Int, TestFailure>.create { subscriber in
        subscriber.send(1)
      }
      .group(by: { $0 })
      .subscribe(
        next: { group in
          group.subscribe(
            next: { recorder.send($0) },
            failed: { _ in },
            completed: {
              withExtendedLifetime(token) {}
              recorder.complete()
            }
          )
        },
        failed: { _ in }
      )
      return recorder
    }
    expectEqual(subscribe().events, [.next(1)])
    expectEqual(lifetimes.live, 0)
  }

  @Test("Under concurrency each first subscriber gets every value of its key")
  func threads() {
    let subject = Subject<Int, Never>()
    let recorders = (0..<4).map { _ in Recorder<Int, Never>() }
    let groups = Shared<[Int: GroupedSignal<Int, Int, Never>]>([:])
    subject.group(by: { $0 % 4 }).subscribe { group in groups.withLock { $0[group.key] = group } }
    onThreads(5) { thread in
      if thread == 4 {
        for number in 0..<2_000 { subject.send(number) }
        subject.complete()
      } else {
        while true {
          if let group = groups.withLock({ $0[thread] }) {
            group.subscribe(recorders[thread])
            return
          }
        }
      }
    }
    for key in 0..<4 {
      expectEqual(recorders[key].values, Array(stride(from: key, to: 2_000, by: 4)))
      #expect(recorders[key].isCompleted)
    }
  }
}

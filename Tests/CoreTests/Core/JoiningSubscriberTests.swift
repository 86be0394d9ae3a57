import TestSupport

/// Subscribers that come on another thread during a delivery, and wait at the gate of a signal that is released meanwhile.
@Suite(.withoutLeaks) struct JoiningSubscriberTests {
  /// A group with room for one value, and its source. The release of a value runs inside the gate of the group when another value takes
  /// its place.
  private struct Stage: Sendable {
    let source = Subject<Parting, TestFailure>()
    let group = Shared<Signal<Parting, TestFailure>?>(nil)

    init(_ kind: GroupingKind, buffering policy: BufferingPolicy<TestFailure> = .newest(1)) {
      let groups = kind.groups(of: source, TestScheduler(), Subject(), buffering: policy) { _ in 0 }
      groups.subscribe(
        next: { [group] new in group.withLock { if $0 == nil { $0 = new } } },
        failed: { _ in }
      )
    }

    /// Subscribes to the group on another thread and releases it there, while this thread is inside of its gate.
    func join(_ subscribe: @escaping @Sendable (Signal<Parting, TestFailure>) -> Void) {
      source.send(
        Parting(1) { [group] in
          onThreads(1) { _ in
            if let signal = group.exchange(nil) { subscribe(signal) }
          }
        }
      )
      source.send(Parting(2))
    }
  }

  @Test(
    "A subscriber that waits at the gate of a group when the last copy is released receives the kept values",
    arguments: GroupingKind.allCases
  )
  func group(kind: GroupingKind) throws {
    let stage = Stage(kind)
    let joined = Shared<Recorder<Int, TestFailure>?>(nil)
    stage.join { group in joined.exchange(group.map(\.number).recorded().recorder) }
    let recorder = try #require(joined.value)
    expectEqual(recorder.values, [2])
    stage.source.send(Parting(3))
    stage.source.complete()
    expectEqual(recorder.events, [.next(2), .next(3), .completed])
  }

  @Test("The first that waits at the gate of a group gets the kept values", arguments: GroupingKind.allCases)
  func twoSubscribers(kind: GroupingKind) {
    let stage = Stage(kind)
    let joined = Log<Recorder<Int, TestFailure>>()
    stage.join { group in
      for _ in 1...2 { joined.append(group.map(\.number).recorded().recorder) }
    }
    stage.source.send(Parting(3))
    expectEqual(joined.entries.map(\.values), [[2, 3], [3]])
    stage.source.complete()
    expectEqual(joined.entries.map(\.isCompleted), [true, true])
  }

  @Test("A group that is released during a delivery into it keeps no value", arguments: GroupingKind.allCases)
  func unwanted(kind: GroupingKind) {
    let stage = Stage(kind)
    let released = Log<Int>()
    stage.source.send(Parting(1) { [group = stage.group] in onThreads(1) { _ in group.exchange(nil) } })
    // The group is released when another value has taken the place of this one.
    stage.source.send(Parting(2) { released.append(2) })
    expectEqual(released.entries, [2])
    stage.source.send(Parting(3) { released.append(3) })
    expectEqual(released.entries, [2, 3])
    stage.source.complete()
  }

  @Test("A value that a group gives up can send to the group when it is released")
  func sendingRelease() {
    let stage = Stage(.windowCount, buffering: .all)
    let log = Log<Int>()
    stage.source.send(
      Parting(1) { [source = stage.source] in
        source.send(Parting(2) { log.append(2) })
        log.append(1)
      }
    )
    stage.group.exchange(nil)
    // The value that it sends waits until the group has given up the others.
    expectEqual(log.entries, [1, 2])
    stage.source.complete()
  }

  @Test(
    "A subscriber that waits at the gate of a shared signal, whose last copy is released, receives its values",
    arguments: SharingKind.allCases
  )
  func shared(kind: SharingKind) throws {
    let box = Shared<SharingKind.Stage?>(nil)
    let joined = Shared<Recorder<Int, TestFailure>?>(nil)
    func run() -> Recorder<Int, TestFailure> {
      let (stage, first) = kind.make { value in
        guard value == 2 else { return }
        onThreads(1) { _ in
          if let last = box.exchange(nil) { joined.exchange(last.signal.recorded().recorder) }
        }
      }
      let send = stage.send
      box.exchange(stage)
      for value in 1...3 { send(value) }
      return first
    }
    let first = run()
    expectEqual(first.events, [.next(0), .next(1), .next(2), .next(3), .completed])
    let replay = [0, 1, 2].suffix(kind.replayCount)
    let recorder = try #require(joined.value)
    expectEqual(recorder.events, (replay + [3]).map { .next($0) } + [.completed])
  }
}

/// A value whose release calls a closure.
private final class Parting: Sendable {
  let number: Int
  private let end: @Sendable () -> Void

  init(_ number: Int, _ end: @escaping @Sendable () -> Void = {}) {
    self.number = number
    self.end = end
  }

  deinit { end() }
}

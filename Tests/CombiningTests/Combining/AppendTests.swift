import TestSupport

@Suite(.withoutLeaks) struct AppendTests {
  @Test("The values follow at completion, in order")
  func values() {
    expectEqual([1].signal().append(2, 3).events(), [.next(1), .next(2), .next(3), .completed])
    expectEqual([Int]().signal().append(1).events(), [.next(1), .completed])
    expectEqual([1].signal().append().events(), [.next(1), .completed])
    expectEqual([1, nil].signal().append(nil).values(), [1, nil, nil])
    expectEqual([[1]].signal().append([2, 3]).values(), [[1], [2, 3]])
    let source = Source<Int>()
    let (recorder, _) = source.append(9).recorded()
    source.send(1)
    expectEqual(recorder.events, [.next(1)])
    source.complete()
    expectEqual(recorder.events, [.next(1), .next(9), .completed])
  }

  @Test("Sending stops when the downstream has ended")
  func endedBelow() {
    let log = Log<Int>()
    let signal = [Int]().signal().append(1, 2, 3).map { value in
      log.append(value)
      return value
    }
    expectEqual(signal.take(2).events(), [.next(1), .next(2), .completed])
    expectEqual(log.entries, [1, 2])
  }

  @Test("A value that a handler sends at the end is dropped, as the subject has ended")
  func reentrancy() {
    let subject = Subject<Int, Never>()
    let log = Log<String>()
    subject.append(2).subscribe(
      next: {
        log.append("\($0)")
        subject.send(7)
      },
      completed: { log.append("completed") }
    )
    subject.complete()
    expectEqual(log.entries, ["2", "completed"])
  }
}

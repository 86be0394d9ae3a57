import TestSupport

@Suite(.withoutLeaks) struct TakeTests {
  @Test("The first values are sent, then completion", .proves("B094", "B096"), arguments: 0...5)
  func values(count: Int) {
    expectEqual([1, 2, 3].signal().take(count).values(), Array([1, 2, 3].prefix(count)))
    expectEqual([1, 2, 3].signal().take(count).events().last, .completed)
  }

  @Test("The last value, the cleanup and the completion follow in one call", .proves("B094"))
  func order() {
    let log = Log<String>()
    let signal = Signal<Int, Never>.create { subscriber in
      subscriber.onDispose { log.append("cleanup") }
      subscriber.send(1)
      log.append("sent")
      subscriber.send(2)
    }
    signal.take(1).subscribe(next: { log.append("next \($0)") }, completed: { log.append("completed") })
    expectEqual(log.entries, ["next 1", "cleanup", "completed", "sent"])
  }

  @Test("take(0) completes without subscribing to the source", .proves("B095"))
  func zero() {
    let source = Source<Int>()
    expectEqual(source.take(0).events(), [.completed])
    expectEqual(source.subscriptions, 0)
    expectEqual(source.take(0).map { $0 + 1 }.take(1).events(), [.completed])
  }

  @Test("A source that ends earlier ends the result", .proves("B096"))
  func shortSource() {
    expectEqual([1].signal().take(3).events(), [.next(1), .completed])
    expectEqual([Int]().signal().take(3).events(), [.completed])
    expectEqual(failing(after: 1).take(3).events(), [.next(1), .failed(.one)])
  }

  @Test("It completes although the source does not", .proves("B097"))
  func endlessSource() {
    let source = Source<Int>()
    let (recorder, _) = source.take(2).recorded()
    source.send(1, 2, 3)
    expectEqual(recorder.events, [.next(1), .next(2), .completed])
    expectEqual(source.ends, 1)
  }

  @Test("The count is exact when a handler sends the next value", .proves("B098"))
  func reentrancy() {
    let subject = Subject<Int, Never>()
    let log = Log<String>()
    subject.take(3).subscribe(
      next: {
        log.append("\($0)")
        subject.send($0 + 1)
      },
      completed: { log.append("completed") }
    )
    subject.send(1)
    expectEqual(log.entries, ["1", "2", "3", "completed"])
  }

  @Test("It ends an infinite sequence", .proves("B099"))
  func infinite() {
    expectEqual((1...).signal().take(3).values(), [1, 2, 3])
    expectEqual(Signal.from(1...).take(3).values(), [1, 2, 3])
  }

  @Test("take(1) takes one element of a sequence", .proves("B100"))
  func oneElement() {
    struct Counting: Sequence, IteratorProtocol, Sendable {
      let log: Log<Int>
      var element = 0

      mutating func next() -> Int? {
        element += 1
        log.append(element)
        return element
      }
    }
    let log = Log<Int>()
    expectEqual(Counting(log: log).signal().take(1).values(), [1])
    expectEqual(log.entries, [1])
  }

  @Test("A downstream that ends with the last value gets one completion")
  func endedBelow() {
    let log = Log<String>()
    let signal = (1...3).signal().take(1).staged(by: Completions<Int>(log: log))
    expectEqual(signal.take(1).events(), [.next(1), .completed])
    expectEqual(log.entries, [])
    expectEqual(signal.take(2).events(), [.next(1), .completed])
    expectEqual(log.entries, ["completed"])
  }
}

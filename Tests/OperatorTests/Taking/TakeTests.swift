import TestSupport

@Suite(.withoutLeaks) struct TakeTests {
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

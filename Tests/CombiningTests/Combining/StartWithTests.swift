import TestSupport

@Suite(.withoutLeaks) struct StartWithTests {
  @Test("The source is subscribed to after the value", .proves("B091"))
  func order() {
    let log = Log<String>()
    let signal = Signal<Int, Never>.create { subscriber in
      log.append("subscribed")
      subscriber.complete()
    }
    signal.start(with: 0).subscribe(next: { log.append("\($0)") }, completed: { log.append("completed") })
    expectEqual(log.entries, ["0", "subscribed", "completed"])
  }

  @Test("The source is not subscribed to when the value is enough")
  func enough() {
    let source = Source<Int>()
    expectEqual(source.start(with: 0).take(1).events(), [.next(0), .completed])
    expectEqual(source.subscriptions, 0)
  }

  @Test("A value that a subject sends in the handler of the first value is not part of the result")
  func reentrancy() {
    let subject = Subject<Int, Never>()
    let log = Log<Int>()
    subject.start(with: 0).subscribe {
      log.append($0)
      if $0 == 0 { subject.send(1) }
    }
    subject.send(2)
    expectEqual(log.entries, [0, 2])
    subject.complete()
  }
}

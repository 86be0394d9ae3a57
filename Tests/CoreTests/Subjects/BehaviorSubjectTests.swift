import TestSupport

@Suite(.withoutLeaks) struct BehaviorSubjectTests {
  @Test("The initial value is sent until another one is", .proves("B286"))
  func initialValue() {
    let subject = BehaviorSubject<Int, Never>(1)
    expectEqual(subject.values(), [1])
    expectEqual(subject.values(), [1])
    subject.send(2)
    expectEqual(subject.values(), [2])
  }

  @Test("The current value is delivered before subscribing returns", .proves("B288"))
  func synchronous() {
    let log = Log<String>()
    BehaviorSubject<Int, Never>(1).subscribe { log.append("\($0)") }
    log.append("subscribed")
    expectEqual(log.entries, ["1", "subscribed"])
  }

  @Test("The value is the one being delivered, for handlers and other threads")
  func value() {
    let subject = BehaviorSubject<Int, Never>(0)
    let log = Log<String>()
    subject.subscribe { value in
      log.append("\(value): \(subject.value)")
      guard value == 1 else { return }
      subject.send(2)
      onThreads(1) { _ in log.append("elsewhere: \(subject.value)") }
    }
    expectEqual(subject.value, 0)
    subject.send(1)
    expectEqual(log.entries, ["0: 0", "1: 1", "elsewhere: 1", "2: 2"])
    expectEqual(subject.value, 2)
    subject.complete()
  }

  @Test("A subscriber during a delivery gets the current value once")
  func subscribingDuringDelivery() {
    let subject = BehaviorSubject<Int, Never>(0)
    let late = Recorder<Int, Never>()
    subject.subscribe { value in
      guard value == 1 else { return }
      subject.send(2)
      subject.subscribe(late)
      expectEqual(late.values, [1])
    }
    subject.send(1)
    expectEqual(late.values, [1, 2])
    subject.complete()
  }

  @Test("A value sent while the current one is delivered to a new subscriber waits")
  func sendingDuringGreeting() {
    let subject = BehaviorSubject<Int, Never>(0)
    let log = Log<String>()
    subject.subscribe { log.append("A\($0)") }
    subject.subscribe { value in
      log.append("B\(value)")
      if value == 0 { subject.send(1) }
    }
    expectEqual(log.entries, ["A0", "B0", "A1", "B1"])
    subject.complete()
  }

  @Test("The value stays after the end, and sends do not change it")
  func valueAfterTheEnd() {
    let subject = BehaviorSubject<Int, TestFailure>(0)
    subject.send(1)
    subject.fail(.one)
    subject.send(2)
    expectEqual(subject.value, 1)
  }

  @Test("A replaced value is released, also when its release sends")
  func releaseOfValues() {
    let lifetimes = Lifetimes()
    let subject = BehaviorSubject<Tracked, Never>(lifetimes.make())
    for number in 1...10 { subject.send(lifetimes.make(number)) }
    expectEqual(lifetimes.live, 1)
    subject.complete()
    expectEqual(lifetimes.live, 1)

    let log = Log<Int>()
    let numbers = Subject<Int, Never>()
    numbers.subscribe { log.append($0) }
    let owners = BehaviorSubject<Sender?, Never>(Sender(1, numbers))
    owners.subscribe()
    owners.send(Sender(2, numbers))
    owners.send(nil)
    expectEqual(log.entries, [1, 2])
  }

  @Test("The value can be read on several threads while others send")
  func reading() {
    let subject = BehaviorSubject<Int, Never>(0)
    onThreads(4) { thread in
      var last = 0
      for number in 1...2_000 {
        if thread == 0 {
          subject.send(number)
        } else {
          let value = subject.value
          #expect(value >= last)
          last = value
        }
      }
    }
    expectEqual(subject.value, 2_000)
  }
}

/// Sends when it is released.
final class Sender: Sendable {
  let number: Int
  private let target: Subject<Int, Never>

  init(_ number: Int, _ target: Subject<Int, Never>) {
    self.number = number
    self.target = target
  }

  deinit { target.send(number) }
}

import TestSupport

@Suite(.withoutLeaks) struct WithLatestTests {
  @Test("A value that a handler sends on the other signal is used for the next value")
  func reentrancy() {
    let source = Subject<Int, Never>()
    let other = Subject<Int, Never>()
    let log = Log<String>()
    source.withLatest(from: other).subscribe { value, latest in
      log.append("\(value) \(latest)")
      if value < 3 {
        other.send(value * 10)
        source.send(value + 1)
      }
    }
    other.send(0)
    source.send(1)
    expectEqual(log.entries, ["1 0", "2 10", "3 20"])
    source.complete()
    other.complete()
  }

  @Test("Two others send their latest values")
  func twoOthers() {
    let (first, second) = (Subject<String, Never>(), Subject<Bool, Never>())
    let source = Subject<Int, Never>()
    let log = Log<String>()
    source.withLatest(from: first, second).subscribe { log.append("\($0) \($1) \($2)") }
    source.send(1)
    first.send("a")
    source.send(2)
    second.send(true)
    source.send(3)
    first.send("b")
    source.send(4)
    expectEqual(log.entries, ["3 a true", "4 b true"])
    source.complete()
    expectEqual(first.subscriptionCount, 0)
  }
}

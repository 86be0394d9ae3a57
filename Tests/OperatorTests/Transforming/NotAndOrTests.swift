import TestSupport

@Suite(.withoutLeaks) struct NotAndOrTests {
  @Test("not sends the opposite", .proves("B236"))
  func not() {
    expectEqual([true, false].signal().not().events(), [.next(false), .next(true), .completed])
  }

  @Test("Two Booleans are combined", .proves("B237"), arguments: [true, false], [true, false])
  func pairs(a: Bool, b: Bool) {
    expectEqual([(a, b)].signal().and().events(), [.next(a && b), .completed])
    expectEqual([(a, b)].signal().or().events(), [.next(a || b), .completed])
    expectEqual([[a, b]].signal().and().events(), [.next(a && b), .completed])
    expectEqual([[a, b]].signal().or().events(), [.next(a || b), .completed])
  }

  @Test("One or more Booleans are combined", .proves("B237"))
  func others() {
    expectEqual([(true, true, true), (true, true, false)].signal().and().values(), [true, false])
    expectEqual(
      [(false, false, false, true), (false, false, false, false)].signal().or().values(),
      [true, false]
    )
    expectEqual([[true], [false]].signal().and().values(), [true, false])
  }

  @Test("For an empty array and is true and or is false")
  func empty() {
    expectEqual([[Bool]()].signal().and().values(), [true])
    expectEqual([[Bool]()].signal().or().values(), [false])
  }

  @Test("Combined signals can be used")
  func combined() {
    let a = Subject<Bool, Never>()
    let b = Subject<Bool, Never>()
    let log = Log<Bool>()
    Signal.combineLatest(a, b).and().subscribe { log.append($0) }
    a.send(true)
    b.send(false)
    b.send(true)
    expectEqual(log.entries, [false, true])
  }
}

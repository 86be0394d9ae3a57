import TestSupport

@Suite(.withoutLeaks) struct ContainsTests {
  @Test("It sends whether any value satisfies", .proves("B232"))
  func values() {
    expectEqual([1, 5, 2].signal().contains(where: { $0 > 3 }).events(), [.next(true), .completed])
    expectEqual([1, 2].signal().contains(where: { $0 > 3 }).events(), [.next(false), .completed])
    expectEqual([Int]().signal().contains(where: { _ in true }).events(), [.next(false), .completed])
  }

  @Test("It sends whether any value equals the given one")
  func value() {
    expectEqual([1, 5, 2].signal().contains(5).events(), [.next(true), .completed])
    expectEqual([1, 2].signal().contains(3).events(), [.next(false), .completed])
    expectEqual([1, nil].signal().contains(nil).values(), [true])
    expectEqual([Int]().signal().contains(1).values(), [false])
    expectEqual(failing(after: 1, 2).contains(1).events(), [.next(true), .completed])
    expectEqual(failing(after: 1, 2).contains(3).events(), [.failed(.one)])
    expectEqual([1, 5].signal().contains { $0 > 4 }.values(), [true])
  }

  @Test("The first match gives the result and disposes the source", .proves("B232"))
  func ends() {
    let source = Source<Int>()
    let log = Log<Int>()
    let (recorder, _) = source.contains(where: { value in
      log.append(value)
      return value == 2
    }).recorded()
    source.send(1, 2, 3)
    expectEqual(recorder.events, [.next(true), .completed])
    expectEqual(log.entries, [1, 2])
    expectEqual(source.ends, 1)
  }

  @Test("A failure before a match is delivered", .proves("B233", "W09"))
  func failure() {
    expectEqual(failing(after: 1).contains(where: { $0 == 9 }).events(), [.failed(.one)])
    expectEqual(failing(after: 1).contains(where: { $0 == 1 }).events(), [.next(true), .completed])
  }
}

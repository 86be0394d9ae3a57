import ReactiveSignals
import ReactiveSignalsTesting
import Testing

@Suite struct SkipWhileTests {
  @Test("Laws")
  func laws() {
    expectLaws("skip(while:)") { $0.skip(while: { $0 < 10 }) }
    expectLaws("skip(untilMatching:)") { $0.skip(untilMatching: { $0 > 10 }) }
  }

  @Test("B104: starts with the first that does not satisfy")
  func values() {
    #expect([1, 9, 1].signal().skip(while: { $0 < 5 }).events() == [.next(9), .next(1), .completed])
    #expect([1, 2].signal().skip(while: { _ in true }).events() == [.completed])
    #expect([1, 2].signal().skip(while: { _ in false }).values() == [1, 2])
    #expect([Int]().signal().skip(while: { _ in true }).events() == [.completed])
  }

  @Test("B103: starts with the first match, which is sent")
  func untilMatching() {
    #expect([1, 9, 1].signal().skip(untilMatching: { $0 > 5 }).events() == [.next(9), .next(1), .completed])
    #expect([1, 2].signal().skip(untilMatching: { _ in false }).events() == [.completed])
    #expect([1, 2].signal().skip(untilMatching: { _ in true }).values() == [1, 2])
  }

  @Test("B103: never tests again, but anew for each subscription")
  func testsOnce() {
    let log = Log<Int>()
    let signal = [1, 2, 3].signal().skip(untilMatching: { value in
      log.append(value)
      return value == 2
    })
    #expect(signal.values() == [2, 3])
    #expect(signal.values() == [2, 3])
    #expect(log.entries == [1, 2, 1, 2])
  }

  @Test("B110: failure passes, also while values are dropped")
  func failure() {
    #expect(failing(after: 1, 2).skip(while: { $0 < 2 }).events() == [.next(2), .failed(.one)])
    #expect(failing(after: 1, 2).skip(while: { _ in true }).events() == [.failed(.one)])
  }

  @Test("A re-entrant send is tested in its turn")
  func reentrancy() {
    let subject = Subject<Int, Never>()
    let log = Log<Int>()
    subject.skip(while: { $0 < 2 }).subscribe {
      log.append($0)
      if $0 < 4 { subject.send($0 + 1) }
    }
    subject.send(1)
    subject.send(2)
    #expect(log.entries == [2, 3, 4])
  }
}

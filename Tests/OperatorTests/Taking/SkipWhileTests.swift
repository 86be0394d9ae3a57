import ReactiveSignals
import ReactiveSignalsTesting
import ReactiveSignalsTestingTraits
import TestSupport
import Testing

@Suite(.withoutLeaks) struct SkipWhileTests {
  @Test("It keeps the rules of events")
  func laws() {
    expectLaws("skip(while:)") { $0.skip(while: { $0 < 10 }) }
    expectLaws("skip(untilMatching:)") { $0.skip(untilMatching: { $0 > 10 }) }
  }

  @Test("It starts with the first value that does not satisfy", .proves("B104"))
  func values() {
    #expect([1, 9, 1].signal().skip(while: { $0 < 5 }).events() == [.next(9), .next(1), .completed])
    #expect([1, 2].signal().skip(while: { _ in true }).events() == [.completed])
    #expect([1, 2].signal().skip(while: { _ in false }).values() == [1, 2])
    #expect([Int]().signal().skip(while: { _ in true }).events() == [.completed])
  }

  @Test("It starts with the first match, which is sent", .proves("B103"))
  func untilMatching() {
    #expect([1, 9, 1].signal().skip(untilMatching: { $0 > 5 }).events() == [.next(9), .next(1), .completed])
    #expect([1, 2].signal().skip(untilMatching: { _ in false }).events() == [.completed])
    #expect([1, 2].signal().skip(untilMatching: { _ in true }).values() == [1, 2])
  }

  @Test("The test stops after the first match, separately for each subscription", .proves("B103"))
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

  @Test("A failure is delivered immediately, also while values are dropped", .proves("B110"))
  func failure() {
    #expect(failing(after: 1, 2).skip(while: { $0 < 2 }).events() == [.next(2), .failed(.one)])
    #expect(failing(after: 1, 2).skip(while: { _ in true }).events() == [.failed(.one)])
  }

  @Test("A re-entrant value is tested after the current one")
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
    subject.complete()
  }
}

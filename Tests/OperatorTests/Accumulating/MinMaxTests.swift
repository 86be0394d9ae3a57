import ReactiveSignals
import ReactiveSignalsTestingTraits
import TestSupport
import Testing

@Suite(.withoutLeaks) struct MinMaxTests {
  @Test("It keeps the rules of events")
  func laws() {
    expectLaws("min(by:)") { $0.min(by: { $0 % 4 < $1 % 4 }) }
    expectLaws("max(by:)") { $0.max(by: { $0 % 4 < $1 % 4 }) }
    expectLaws("min") { $0.min() }
    expectLaws("max") { $0.max() }
  }

  @Test("The least and the greatest value are sent at completion")
  func values() {
    #expect([3, 1, 2].signal().min().events() == [.next(1), .completed])
    #expect([2, 3, 1].signal().max().events() == [.next(3), .completed])
    #expect([5].signal().min().values() == [5])
    #expect([5].signal().max().values() == [5])
  }

  @Test("An empty source gives no value")
  func empty() {
    #expect([Int]().signal().min().events() == [.completed])
    #expect([Int]().signal().max().events() == [.completed])
  }

  @Test("A custom order gives the first of equal values, as arrays do")
  func order() {
    let words = ["bb", "a", "cc", "d"]
    #expect(words.signal().min(by: { $0.count < $1.count }).values() == ["a"])
    #expect(words.signal().max(by: { $0.count < $1.count }).values() == ["bb"])
    #expect(words.max(by: { $0.count < $1.count }) == "bb")
  }

  @Test("nil can be the least value")
  func optionals() {
    let signal = [1, nil, 2].signal()
    #expect(signal.min(by: { ($0 ?? 0) < ($1 ?? 0) }).events() == [.next(nil), .completed])
  }

  @Test("A failing source delivers only its failure")
  func failure() {
    #expect(failing(after: 1, 2).min().events() == [.failed(.one)])
    #expect(failing(after: 1, 2).max().events() == [.failed(.one)])
  }
}

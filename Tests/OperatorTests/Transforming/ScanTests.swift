import ReactiveSignals
import ReactiveSignalsTesting
import ReactiveSignalsTestingTraits
import TestSupport
import Testing

@Suite(.withoutLeaks) struct ScanTests {
  @Test("It keeps the rules of events")
  func laws() {
    expectLaws("scan") { $0.scan(0) { $0 &+ $1 } }
    expectLaws("scan(into:)") { $0.scan(into: 0) { $0 &+= $1 } }
  }

  @Test("Each result is sent, but not the initial one", .proves("B107"))
  func values() {
    let sums = [1, 2, 3].signal().scan(10) { $0 + $1 }
    #expect(sums.events() == [.next(11), .next(13), .next(16), .completed])
    let texts = [1, 2, 3].signal().scan("") { $0 + "\($1)" }
    #expect(texts.values() == ["1", "12", "123"])
    let sumsInPlace = [1, 2, 3].signal().scan(into: 10) { $0 += $1 }
    #expect(sumsInPlace.values() == [11, 13, 16])
  }

  @Test("An empty source gives an empty result", .proves("B107"))
  func empty() {
    let sums = [Int]().signal().scan(1) { $0 + $1 }
    #expect(sums.events() == [.completed])
    let sumsInPlace = [Int]().signal().scan(into: 1) { $0 += $1 }
    #expect(sumsInPlace.events() == [.completed])
  }

  @Test("The closure gets the index, which starts at 0 for each subscription", .proves("B108"))
  func index() {
    let signal = [10, 20].signal().enumerated().scan(0) { $0 + $1.offset * $1.element }
    #expect(signal.values() == [0, 20])
    #expect(signal.values() == [0, 20])
  }

  @Test("A failure is delivered without a result", .proves("B110"))
  func failure() {
    let sums = failing(after: 1, 2).scan(0) { $0 + $1 }
    #expect(sums.events() == [.next(1), .next(3), .failed(.one)])
    let sumsInPlace = failing(after: 1, 2).scan(into: 0) { $0 += $1 }
    #expect(sumsInPlace.events() == [.next(1), .next(3), .failed(.one)])
  }

  @Test("Each subscription starts from the beginning")
  func fresh() {
    let source = Source<Int>()
    let signal = source.scan(into: []) { $0.append($1) }
    let (first, _) = signal.recorded()
    source.send(1)
    let (second, _) = signal.recorded()
    source.send(2)
    #expect(first.values == [[1], [1, 2]])
    #expect(second.values == [[2]])
  }

  @Test("A sent result does not change afterwards")
  func valueSemantics() {
    #expect([1, 2].signal().scan(into: []) { $0.append($1) }.values() == [[1], [1, 2]])
  }

  @Test("A re-entrant value is combined after the current one")
  func reentrancy() {
    let subject = Subject<Int, Never>()
    let log = Log<Int>()
    subject.scan(0) { $0 + $1 }.subscribe {
      log.append($0)
      if $0 < 4 { subject.send(1) }
    }
    subject.send(1)
    #expect(log.entries == [1, 2, 3, 4])
    subject.complete()
  }
}

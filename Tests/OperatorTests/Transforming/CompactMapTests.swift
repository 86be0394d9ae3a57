import ReactiveSignals
import ReactiveSignalsTestingTraits
import TestSupport
import Testing

@Suite(.withoutLeaks) struct CompactMapTests {
  @Test("It keeps the rules of events") func laws() {
    expectLaws("compactMap") { $0.compactMap { $0.isMultiple(of: 2) ? "\($0)" : nil } }
  }

  @Test("nil results are dropped and others unwrapped")
  func values() {
    let numbers = ["1", "two", "3"].signal().compactMap { Int($0) }
    #expect(numbers.events() == [.next(1), .next(3), .completed])
    let none = ["one"].signal().compactMap { Int($0) }
    #expect(none.events() == [.completed])
    let unwrapped = [1, nil, 2].signal().compactMap { $0 }
    #expect(unwrapped.values() == [1, 2])
  }

  @Test("Only one level is unwrapped")
  func nested() {
    #expect([1, nil].signal().compactMap { Int??.some($0) }.values() == [1, nil])
  }

  @Test("A failure is delivered unchanged", .proves("B110"))
  func failure() {
    let large = failing(after: 1, 2).compactMap { $0 == 1 ? nil : $0 }
    #expect(large.events() == [.next(2), .failed(.one)])
  }
}

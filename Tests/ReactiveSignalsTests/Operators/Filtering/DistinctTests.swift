import ReactiveSignals
import ReactiveSignalsTesting
import TestSupport
import Testing

@Suite struct DistinctTests {
  @Test("It keeps the rules of events") func laws() { expectLaws("distinct") { $0.distinct() } }

  @Test("Each value is sent once, in the order of first appearance")
  func values() {
    #expect([1, 2, 1, 3, 2].signal().distinct().events() == [.next(1), .next(2), .next(3), .completed])
    #expect([nil, 1, nil].signal().distinct().values() == [nil, 1])
    #expect([Int]().signal().distinct().events() == [.completed])
  }

  @Test("Each subscription has its own memory")
  func fresh() {
    let signal = [1, 1, 2].signal().distinct()
    #expect(signal.values() == [1, 2])
    #expect(signal.values() == [1, 2])
  }

  @Test("A failure is delivered unchanged", .proves("B110"))
  func failure() {
    #expect(failing(after: 1, 1).distinct().events() == [.next(1), .failed(.one)])
  }

  @Test("Disposal disposes the source")
  func disposal() {
    let source = Source<Int>()
    let (recorder, subscription) = source.distinct().recorded()
    source.send(1, 1, 2)
    subscription.dispose()
    source.send(3)
    #expect(recorder.events == [.next(1), .next(2)])
    #expect(source.ends == 1)
  }
}

import ReactiveSignals
import ReactiveSignalsTestingTraits
import TestSupport
import Testing

@Suite(.withoutLeaks) struct CountTests {
  @Test("It keeps the rules of events") func laws() { expectLaws("count") { $0.count() } }

  @Test("The number of values is sent at completion", arguments: 0...3)
  func values(length: Int) {
    #expect((0..<length).signal().count().events() == [.next(length), .completed])
  }

  @Test("A failing source delivers only its failure")
  func failure() {
    #expect(failing(after: 1, 2).count().events() == [.failed(.one)])
  }
}

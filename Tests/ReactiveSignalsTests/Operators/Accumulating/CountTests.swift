import ReactiveSignals
import Testing

@Suite struct CountTests {
  @Test("It keeps the rules of events") func laws() { expectLaws("count") { $0.count() } }

  @Test("The number of values, at completion", arguments: 0...3)
  func values(length: Int) {
    #expect((0..<length).signal().count().events() == [.next(length), .completed])
  }

  @Test("Nothing of a failing source but the failure")
  func failure() {
    #expect(failing(after: 1, 2).count().events() == [.failed(.one)])
  }
}

import ReactiveSignals
import ReactiveSignalsTesting
import Testing

@Suite struct IsEmptyTests {
  @Test("Laws") func laws() { expectLaws("isEmpty") { $0.isEmpty() } }

  @Test("B232: whether there is no value")
  func values() {
    #expect([Int]().signal().isEmpty().events() == [.next(true), .completed])
    #expect([1, 2].signal().isEmpty().events() == [.next(false), .completed])
    #expect([Int?.none].signal().isEmpty().values() == [false])
  }

  @Test("B232: the first value decides and ends the source")
  func ends() {
    let source = Source<Int>()
    let (recorder, _) = source.isEmpty().recorded()
    source.send(1)
    #expect(recorder.events == [.next(false), .completed])
    #expect(source.ends == 1)
  }

  @Test("B233, W09: a failure passes")
  func failure() {
    #expect(Signal<Int, TestFailure>.create { $0.fail(.one) }.isEmpty().events() == [.failed(.one)])
    #expect(failing(after: 1).isEmpty().events() == [.next(false), .completed])
  }
}

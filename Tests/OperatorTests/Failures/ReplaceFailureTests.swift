import ReactiveSignals
import ReactiveSignalsTesting
import ReactiveSignalsTestingTraits
import TestSupport
import Testing

@Suite(.withoutLeaks) struct ReplaceFailureTests {
  @Test("A failure is replaced by a value and completion")
  func failure() {
    let signal = failing(after: 1).replaceFailure(with: 0)
    #expect(signal.events() == [.next(1), .next(0), .completed])
  }

  @Test("Values and completion are delivered unchanged")
  func completion() {
    let signal = Signal<Int, TestFailure>.from([1, 2]).replaceFailure(with: 0)
    #expect(signal.events() == [.next(1), .next(2), .completed])
  }

  @Test("The source is cleaned up before the value is sent")
  func cleanup() {
    let source = Source<Int>()
    let log = Log<Int>()
    source.replaceFailure(with: 0).subscribe { _ in log.append(source.ends) }
    source.fail()
    #expect(log.entries == [1])
  }

  @Test("Disposing in the handler of the value suppresses the completion")
  func disposalFromHandler() {
    #expect(failing(after: 1).replaceFailure(with: 0).events(quittingAfter: 2) == [.next(1), .next(0)])
  }

  @Test("It keeps the rules of events")
  func laws() {
    expectLaws("replaceFailure(with:)") { $0.replaceFailure(with: 0) }
  }
}

import ReactiveSignals
import ReactiveSignalsTesting
import ReactiveSignalsTestingTraits
import TestSupport
import Testing

@Suite(.withoutLeaks) struct IfEmptyTests {
  @Test("It keeps the rules of events")
  func laws() {
    expectLaws("ifEmpty") { $0.ifEmpty(0) }
    expectLaws("ifEmpty, of nothing") { $0.filter { _ in false }.ifEmpty(0) }
  }

  @Test("The value replaces an empty source")
  func values() {
    #expect([Int]().signal().ifEmpty(0).events() == [.next(0), .completed])
    #expect([1, 2].signal().ifEmpty(0).events() == [.next(1), .next(2), .completed])
    #expect([Int?.none].signal().ifEmpty(0).events() == [.next(nil), .completed])
  }

  @Test("A failure is not replaced")
  func failure() {
    #expect(Signal<Int, TestFailure>.create { $0.fail(.one) }.ifEmpty(0).events() == [.failed(.one)])
  }

  @Test("Each subscription checks for values separately")
  func fresh() {
    let source = Source<Int>()
    let signal = source.ifEmpty(0)
    let (first, _) = signal.recorded()
    source.send(1)
    let (second, _) = signal.recorded()
    source.complete()
    #expect(first.events == [.next(1), .completed])
    #expect(second.events == [.next(0), .completed])
  }

  @Test("Disposing in the handler of the value suppresses the completion")
  func disposalFromHandler() {
    let source = Source<Int>()
    let subscription = SerialDisposable()
    let log = Log<String>()
    subscription.inner = source.ifEmpty(0).subscribe(
      next: {
        log.append("\($0)")
        subscription.dispose()
      },
      failed: { _ in },
      completed: { log.append("completed") }
    )
    source.complete()
    #expect(log.entries == ["0"])
  }
}

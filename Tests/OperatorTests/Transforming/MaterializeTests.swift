import ReactiveSignals
import ReactiveSignalsTesting
import ReactiveSignalsTestingTraits
import TestSupport
import Testing

@Suite(.withoutLeaks) struct MaterializeTests {
  @Test("It keeps the rules of events") func laws() { expectLaws("materialize") { $0.materialize() } }

  @Test("Values and completion become values, then it completes", .proves("B239", "W53"))
  func completion() {
    #expect([1].signal().materialize().events() == [.next(.next(1)), .next(.completed), .completed])
  }

  @Test("A failure becomes a value, then it completes", .proves("B239", "W53"))
  func failure() {
    #expect(failing(after: 1).materialize().events() == [.next(.next(1)), .next(.failed(.one)), .completed])
  }

  @Test("Each event is sent immediately")
  func atOnce() {
    let source = Source<Int>()
    let (recorder, _) = source.materialize().recorded()
    source.send(1)
    #expect(recorder.events == [.next(.next(1))])
    source.fail()
    #expect(recorder.events == [.next(.next(1)), .next(.failed(.one)), .completed])
    #expect(source.ends == 1)
  }

  @Test("Disposing in the handler of the terminal event suppresses the completion", arguments: [true, false])
  func disposalFromHandler(completes: Bool) {
    let source = Source<Int>()
    let subscription = SerialDisposable()
    let log = Log<String>()
    subscription.inner = source.materialize().subscribe(
      next: {
        log.append("\($0)")
        subscription.dispose()
      },
      completed: { log.append("completion") }
    )
    if completes { source.complete() } else { source.fail() }
    #expect(log.entries == [completes ? "completed" : "failed(one)"])
  }
}

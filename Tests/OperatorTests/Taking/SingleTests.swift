import ReactiveSignals
import ReactiveSignalsTesting
import ReactiveSignalsTestingTraits
import TestSupport
import Testing

@Suite(.withoutLeaks) struct SingleTests {
  @Test("It keeps the rules of events")
  func laws() {
    expectLaws("single") { $0.single() }
    expectLaws("single, of one") { $0.take(1).single() }
  }

  @Test("The only value is sent at completion")
  func one() {
    let source = Source<Int>()
    let (recorder, _) = source.single().recorded()
    source.send(1)
    #expect(recorder.events == [])
    source.complete()
    #expect(recorder.events == [.next(1), .completed])
  }

  @Test("nil can be the only value")
  func optional() {
    #expect([Int?.none].signal().single().events() == [.next(nil), .completed])
    #expect([Int?.none, nil].signal().single().events() == [.failed(.severalValues)])
  }

  @Test("An empty source fails at completion")
  func none() {
    #expect([Int]().signal().single().events() == [.failed(.noValue)])
  }

  @Test("A second value fails immediately and disposes the source")
  func several() {
    let source = Source<Int>()
    let (recorder, _) = source.single().recorded()
    source.send(1, 2, 3)
    #expect(recorder.events == [.failed(.severalValues)])
    #expect(source.ends == 1)
  }

  @Test("A failure of the source is wrapped")
  func failure() {
    #expect(failing(after: 1).single().events() == [.failed(.failed(.one))])
  }

  @Test("Disposing in the handler of the value suppresses the completion")
  func disposalFromHandler() {
    let source = Source<Int>()
    let subscription = SerialDisposable()
    let log = Log<String>()
    subscription.inner = source.single().subscribe(
      next: {
        log.append("\($0)")
        subscription.dispose()
      },
      failed: { _ in },
      completed: { log.append("completed") }
    )
    source.send(1)
    source.complete()
    #expect(log.entries == ["1"])
  }

  @Test("Each subscription counts separately")
  func fresh() {
    let signal = [1].signal().single()
    #expect(signal.values() == [1])
    #expect(signal.values() == [1])
  }
}

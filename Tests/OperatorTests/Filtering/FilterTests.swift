import ReactiveSignals
import ReactiveSignalsTesting
import ReactiveSignalsTestingTraits
import TestSupport
import Testing

@Suite(.withoutLeaks) struct FilterTests {
  @Test("It keeps the rules of events") func laws() {
    expectLaws("filter") { $0.filter { $0.isMultiple(of: 2) } }
  }

  @Test("Only values that pass the test are sent, in order", .proves("B088"))
  func values() {
    #expect(
      (1...6).signal().filter { $0.isMultiple(of: 2) }.events() == [.next(2), .next(4), .next(6), .completed]
    )
    #expect((1...6).signal().filter { _ in true }.values() == Array(1...6))
    #expect((1...6).signal().filter { _ in false }.events() == [.completed])
  }

  @Test("An empty source gives an empty result")
  func empty() {
    #expect([Int]().signal().filter { _ in true }.events() == [.completed])
  }

  @Test("A failure is delivered unchanged and immediately", .proves("B110"))
  func failure() {
    #expect(failing(after: 1, 2).filter { $0 > 1 }.events() == [.next(2), .failed(.one)])
  }

  @Test("The closure runs once for each value and subscription", .proves("B111"))
  func laziness() {
    let log = Log<Int>()
    let signal = [1, 2].signal().filter { value in
      log.append(value)
      return true
    }
    #expect(log.entries == [])
    _ = signal.events()
    _ = signal.events()
    #expect(log.entries == [1, 2, 1, 2])
  }

  @Test("Disposal disposes the source and stops the closure")
  func disposal() {
    let source = Source<Int>()
    let log = Log<Int>()
    let (recorder, subscription) = source.filter { value in
      log.append(value)
      return true
    }.recorded()
    source.send(1)
    subscription.dispose()
    source.send(2)
    #expect(recorder.events == [.next(1)])
    #expect(log.entries == [1])
    #expect(source.ends == 1)
  }
}

import ReactiveSignals
import ReactiveSignalsTesting
import ReactiveSignalsTestingTraits
import TestSupport
import Testing

@Suite(.withoutLeaks) struct TryFilterTests {
  private let safe = Signal.from([1, 2, 3, 4, 5])
  private let failable = Signal<Int, TestFailure>.from([1, 2, 3, 4, 5])

  @Sendable
  private func isOdd(_ number: Int) throws(TestFailure) -> Bool {
    guard number < 4 else { throw .two }
    return number % 2 == 1
  }

  @Test("Values are filtered until the predicate throws, and its error is the failure")
  func events() {
    let expected: [Event<Int, TestFailure>] = [.next(1), .next(3), .failed(.two)]
    #expect(failable.tryFilter(isOdd).events() == expected)
    #expect(failable.tryFilter { n throws(TestFailure) in try isOdd(n) }.events() == expected)
    #expect(safe.tryFilter(isOdd).events() == expected)
    #expect(safe.tryFilter { n throws(TestFailure) in try isOdd(n) }.events() == expected)
  }

  @Test("A failure and a completion of the source are delivered")
  func passing() {
    #expect(failing(after: 1).tryFilter(isOdd).events() == [.next(1), .failed(.one)])
    #expect(Signal<Int, TestFailure>.just(1).tryFilter(isOdd).events() == [.next(1), .completed])
    #expect([Int]().signal().tryFilter(isOdd).events() == [.completed])
  }

  @Test("A throwing closure without annotation gives any Error, and one that does not throw changes nothing")
  func untyped() {
    let failures: [any Error] = safe.tryFilter { try isOdd($0) }.events().compactMap { $0.failure }
    #expect(failures.map { $0 as? TestFailure } == [.two])
    let never: some SignalProtocol<Int, Never> = safe.tryFilter { $0 > 3 }
    #expect(never.events() == [.next(4), .next(5), .completed])
    let same: some SignalProtocol<Int, TestFailure> = failable.tryFilter { $0 > 3 }
    #expect(same.events() == [.next(4), .next(5), .completed])
  }

  @Test("A failure of the predicate disposes the source")
  func sourceEnds() {
    let source = Source<Int>()
    let (recorder, _) = source.tryFilter(isOdd).recorded()
    source.send(1, 4, 3)
    #expect(recorder.events == [.next(1), .failed(.two)])
    #expect(source.ends == 1)
  }

  @Test("Disposal disposes the source, and a re-entrant value is tested after the current one")
  func disposal() {
    #expect(failable.tryFilter(isOdd).events(quittingAfter: 1) == [.next(1)])
    let subject = Subject<Int, TestFailure>()
    let log = Log<String>()
    subject.tryFilter(isOdd).subscribeEvents {
      log.append("\($0)")
      if let value = $0.value { subject.send(value + 3) }
    }
    subject.send(1)
    #expect(log.entries == ["next(1)", "failed(two)"])
  }

  @Test("It keeps the rules of events")
  func laws() {
    expectLaws("tryFilter") { $0.tryFilter { $0 > 1 } }
    expectLaws("tryFilter, failing") {
      $0.tryFilter { n throws(TestFailure) in
        if n == 3 { throw .two }
        return true
      }
    }
    expectReleasesValues("tryFilter") { source, captured in
      source.tryFilter { $0.number > captured.number }
    }
  }
}

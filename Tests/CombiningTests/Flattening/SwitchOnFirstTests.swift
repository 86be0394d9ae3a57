import ReactiveSignals
import ReactiveSignalsTesting
import ReactiveSignalsTestingTraits
import TestSupport
import Testing

@Suite(.withoutLeaks) struct SwitchOnFirstTests {
  @Test("The first value chooses the signal, which has all values")
  func values() {
    let source = Source<Int>()
    let (recorder, _) = source.switchOnFirst { first, values in values.map { "\(first): \($0)" } }.recorded()
    source.send(1, 2)
    source.complete()
    #expect(recorder.events == [.next("1: 1"), .next("1: 2"), .completed])
    #expect(source.subscriptions == 1)
    #expect((1...3).signal().switchOnFirst { $1.skip($0) }.values() == [2, 3])
  }

  @Test("A source that ends without a value ends the result")
  func empty() {
    #expect([Int]().signal().switchOnFirst { $1 }.events() == [.completed])
    #expect(Signal<Int, TestFailure>.fail(.one).switchOnFirst { $1 }.events() == [.failed(.one)])
  }

  @Test("The end of the chosen signal ends the result and disposes the source")
  func end() {
    let source = Source<Int>()
    let (recorder, _) = source.switchOnFirst { _, values in values.take(2) }.recorded()
    source.send(1, 2, 3)
    #expect(recorder.events == [.next(1), .next(2), .completed])
    #expect(source.ends == 1)
  }

  @Test("Disposal disposes the source, also in a handler")
  func disposal() {
    let source = Source<Int>()
    source.switchOnFirst { $1 }.subscribeEvents { _ in }.dispose()
    #expect(source.ends == 1)
    #expect([1, 2].signal().switchOnFirst { $1 }.events(quittingAfter: 1) == [.next(1)])
    #expect(Signal<Int, Never>.just(1).named("a").switchOnFirst { $1 }.description == "[a] switchOnFirst")
  }

  @Test("A value that a handler sends follows the present one")
  func reentrancy() {
    let subject = Subject<Int, Never>()
    let log = Log<Int>()
    subject.switchOnFirst { $1 }.subscribe { value in
      log.append(value)
      if value < 3 { subject.send(value + 1) }
    }
    subject.send(1)
    #expect(log.entries == [1, 2, 3])
    subject.complete()
  }

  @Test("It keeps the rules of events")
  func laws() {
    expectLaws("switchOnFirst") { $0.switchOnFirst { $1 } }
    expectReleasesValues("switchOnFirst") { source, captured in
      source.switchOnFirst { first, values in values.map { [first, $0, captured] } }
    }
  }

  @Test("It is the chosen signal")
  func model() {
    expectModel("switchOnFirst") { source, _ in
      source.switchOnFirst { first, values in
        first < 5 ? values.map { $0 + 10 }.erased : values.skip(1).erased
      }
    } model: { input in
      guard let first = input.values.first else { return input }
      return first < 5 ? input.eachValue { [$0 + 10] } : Array(input.dropFirst())
    }
    expectSame("switchOnFirst: all values", upstreams: 1) { s, _ in
      s[0].switchOnFirst { $1 }
    } and: { s, _ in
      s[0]
    }
  }
}

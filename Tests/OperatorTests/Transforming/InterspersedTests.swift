import ReactiveSignals
import ReactiveSignalsTesting
import ReactiveSignalsTestingTraits
import TestSupport
import Testing

@Suite(.withoutLeaks) struct InterspersedTests {
  @Test("The separator stands between each two values")
  func values() {
    #expect([1, 2, 3].signal().interspersed(with: 0).values() == [1, 0, 2, 0, 3])
    #expect([1].signal().interspersed(with: 0).events() == [.next(1), .completed])
    #expect([Int]().signal().interspersed(with: 0).events() == [.completed])
    #expect(failing(after: 1, 2).interspersed(with: 0).events().last == .failed(.one))
  }

  @Test("The separator arrives with the value behind it")
  func time() {
    let source = Source<Int>()
    let (recorder, _) = source.interspersed(with: 0).recorded()
    source.send(1)
    #expect(recorder.values == [1])
    source.send(2)
    #expect(recorder.values == [1, 0, 2])
  }

  @Test("Disposal in the handler of a separator suppresses the value behind it")
  func disposal() {
    #expect([1, 2].signal().interspersed(with: 0).events(quittingAfter: 2) == [.next(1), .next(0)])
  }

  @Test("A value that a handler sends gets a separator too")
  func reentrancy() {
    let subject = Subject<Int, Never>()
    let log = Log<Int>()
    subject.interspersed(with: 0).subscribe { value in
      log.append(value)
      if value == 1 { subject.send(2) }
    }
    subject.send(1)
    #expect(log.entries == [1, 0, 2])
    subject.complete()
  }

  @Test("It keeps the rules of events")
  func laws() {
    expectLaws("interspersed(with:)") { $0.interspersed(with: 0) }
    expectReleasesValues("interspersed(with:)") { source, captured in source.interspersed(with: captured) }
  }

  @Test("A separator in front of each value but the first")
  func model() {
    expectModel("interspersed(with:)") { source, _ in
      source.interspersed(with: 77)
    } model: { input in
      var isFirst = true
      return input.eachValue { value in
        defer { isFirst = false }
        return isFirst ? [value] : [77, value]
      }
    }
    expectSame("interspersed(with:): the separators alone", upstreams: 1) { s, _ in
      s[0].interspersed(with: 77).filter { $0 == 77 }
    } and: { s, _ in
      s[0].skip(1).mapReplace(77)
    }
  }
}

import ReactiveSignals
import ReactiveSignalsTesting
import ReactiveSignalsTestingTraits
import TestSupport
import Testing

@Suite(.withoutLeaks) struct LastTests {
  @Test("The last value that satisfies the predicate is sent at completion")
  func values() {
    #expect([1, 6, 2, 8, 3].signal().last { $0 > 5 }.events() == [.next(8), .completed])
    #expect([1, 2].signal().last { $0 > 5 }.events() == [.completed])
    #expect([Int]().signal().last { $0 > 5 }.events() == [.completed])
  }

  @Test("A failure is delivered at once, without a value")
  func failure() {
    #expect(failing(after: 6, 8).last { $0 > 5 }.events() == [.failed(.one)])
  }

  @Test("Disposal disposes the source, and in the handler of the value it suppresses the completion")
  func disposal() {
    let source = Source<Int>()
    source.last { $0 > 5 }.subscribeEvents { _ in }.dispose()
    #expect(source.ends == 1)
    #expect([6].signal().last { $0 > 5 }.events(quittingAfter: 1) == [.next(6)])
  }

  @Test("It keeps the rules of events")
  func laws() {
    expectLaws("last(where:)") { $0.last { $0 > 0 } }
    expectReleasesValues("last(where:)") { source, captured in source.last { _ in captured.number > 0 } }
  }

  @Test("It is the last of the values that remain")
  func model() {
    expectModel("last(where:)") { source, _ in
      source.last { $0 > 4 }
    } model: { input in
      input.atCompletion(input.values.last { $0 > 4 }.map { [$0] } ?? [])
    }
    expectSame("last(where:): the last match", upstreams: 1) { s, _ in
      s[0].last { $0 > 4 }
    } and: { s, _ in
      s[0].filter { $0 > 4 }.takeLast(1)
    }
  }
}

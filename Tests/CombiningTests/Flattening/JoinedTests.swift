import ReactiveSignals
import ReactiveSignalsTesting
import ReactiveSignalsTestingTraits
import TestSupport
import Testing

@Suite(.withoutLeaks) struct JoinedTests {
  private static func signals(_ lists: [Int]...) -> Signal<Signal<Int, Never>, Never> {
    .from(lists.map { Signal.from($0) })
  }

  @Test("The values of the separator stand between each two signals")
  func values() {
    let signals = Self.signals([1, 2], [3], [])
    #expect(signals.joined(separator: [0, 0].signal()).values() == [1, 2, 0, 0, 3, 0, 0])
    #expect(Self.signals([1]).joined(separator: Signal.just(0)).events() == [.next(1), .completed])
    #expect(Self.signals().joined(separator: Signal.just(0)).events() == [.completed])
  }

  @Test("The separator is started when the second signal has arrived and the first has completed")
  func time() {
    let (outer, first, second) = (Subject<Source<Int>, TestFailure>(), Source<Int>(), Source<Int>())
    let separator = Source<Int>()
    let (recorder, subscription) = outer.joined(separator: separator).recorded()
    outer.send(first)
    first.send(1)
    first.complete()
    #expect(separator.subscriptions == 0)
    outer.send(second)
    #expect([separator.subscriptions, second.subscriptions] == [1, 0])
    separator.send(0)
    separator.complete()
    second.send(2)
    #expect(recorder.values == [1, 0, 2])
    subscription.dispose()
    #expect(second.ends == 1)
  }

  @Test("A failure of any signal fails the result", arguments: 0...2)
  func failure(which: Int) {
    let (outer, inner, separator) = (Subject<Source<Int>, TestFailure>(), Source<Int>(), Source<Int>())
    let (recorder, _) = outer.joined(separator: separator).recorded()
    outer.send(inner)
    outer.send(inner)
    switch which {
    case 0: outer.fail(.one)
    case 1: inner.fail()
    default:
      inner.complete()
      separator.fail()
    }
    #expect(recorder.events == [.failed(.one)])
    #expect([inner.ends, separator.ends] == [inner.subscriptions, separator.subscriptions])
  }

  @Test("Disposal in a handler stops the rest")
  func disposal() {
    #expect(
      Self.signals([1], [2]).joined(separator: Signal.just(0)).events(quittingAfter: 2) == [
        .next(1), .next(0),
      ]
    )
  }

  @Test("It keeps the rules of events")
  func laws() {
    expectLaws("joined(separator:)") { source in
      Signal<Signal<Int, TestFailure>, TestFailure>.just(source).joined(separator: Signal.just(0))
    }
    expectLaws("joined(separator:), of many") { source in
      source.map { Signal<Int, TestFailure>.just($0) }.joined(separator: Signal.just(0))
    }
    expectReleasesValues("joined(separator:)") { source, captured in
      source.map { Signal<Tracked, TestFailure>.just($0) }.joined(separator: Signal.just(captured))
    }
    let named = Signal<Signal<Int, Never>, Never>.just(.just(1)).named("a")
    #expect(named.joined(separator: Signal.just(0)).description == "[a] joined")
  }

  @Test("It is a concatenation with separators")
  func model() {
    expectModel("joined(separator:)") { source, _ in
      source.map { Signal<Int, TestFailure>.just($0) }.joined(separator: Signal.from([7, 8]))
    } model: { input in
      var isFirst = true
      return input.eachValue { value in
        defer { isFirst = false }
        return isFirst ? [value] : [7, 8, value]
      }
    }
    expectSame("joined(separator:): by nothing", upstreams: 2) { s, _ in
      Signal<ModelInput, TestFailure>.from(s).joined(separator: Signal.empty)
    } and: { s, _ in
      s[0].concat(s[1])
    }
    expectSame("joined(separator:): of two", upstreams: 3) { s, _ in
      Signal<ModelInput, TestFailure>.from([s[0], s[2]]).joined(separator: s[1])
    } and: { s, _ in
      Signal.concat(s[0], s[1], s[2])
    }
  }
}

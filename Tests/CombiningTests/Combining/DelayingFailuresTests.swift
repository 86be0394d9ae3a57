import ReactiveSignals
import ReactiveSignalsTesting
import ReactiveSignalsTestingTraits
import TestSupport
import Testing

/// `delayingFailures` of `merge`, `concat`, `combineLatest`, `flatMap` and `flatten`.
@Suite(.withoutLeaks) struct DelayingFailuresTests {
  @Test("merge fails when the other signal has ended", arguments: [0, 1])
  func merge(which: Int) {
    let sources = [Source<Int>(), Source<Int>()]
    let (recorder, _) = sources[0].merge(sources[1], delayingFailures: true).recorded()
    sources[which].send(1)
    sources[which].fail(.two)
    #expect(sources[which].ends == 1)
    sources[1 - which].send(2)
    #expect(recorder.events == [.next(1), .next(2)])
    sources[1 - which].complete()
    #expect(recorder.events == [.next(1), .next(2), .failed(.two)])
  }

  @Test("Of several failures the first is sent")
  func first() {
    let sources = [Source<Int>(), Source<Int>()]
    let (recorder, _) = sources[0].merge(sources[1], delayingFailures: true).recorded()
    sources[1].fail(.two)
    sources[0].fail(.one)
    #expect(recorder.events == [.failed(.two)])
  }

  @Test("Without a failure the result completes, and without a delay it fails at once")
  func others() {
    #expect(
      [1].signal().merge([2].signal(), delayingFailures: true).events() == [.next(1), .next(2), .completed]
    )
    #expect(
      failing(after: 1).merge(Signal.just(2), delayingFailures: false).events() == [.next(1), .failed(.one)]
    )
    #expect(
      failing(after: 1).concat(Signal.just(2), delayingFailures: false).events() == [.next(1), .failed(.one)]
    )
    let outer = Signal<Int, TestFailure>.from([1, 2])
    #expect(
      outer.flatMap(delayingFailures: false) { failing(after: $0) }.events() == [.next(1), .failed(.one)]
    )
  }

  @Test("concat continues with the next signal, and fails after it")
  func concat() {
    let (a, b) = (failing(after: 1), failing(after: 2).mapFailure { _ in TestFailure.two })
    #expect(a.concat(b, delayingFailures: true).events() == [.next(1), .next(2), .failed(.one)])
    #expect(Signal.just(0).concat(a, delayingFailures: true).events() == [.next(0), .next(1), .failed(.one)])
  }

  @Test("combineLatest keeps the last value of the signal that has failed")
  func combineLatest() {
    let sources = [Source<Int>(), Source<Int>()]
    let (recorder, _) = sources[0].combineLatest(sources[1], delayingFailures: true).map { [$0, $1] }
      .recorded()
    sources[0].send(1)
    sources[0].fail()
    sources[1].send(2, 3)
    #expect(recorder.values == [[1, 2], [1, 3]])
    sources[1].complete()
    #expect(recorder.events.last == .failed(.one))
  }

  @Test(
    "flatMap starts the inner signals after a failed one, and fails when all have ended",
    arguments: [FlattenStrategy.merge, .concat, .merge(limit: 2), .latest, .first, .ordered]
  )
  func flatMap(_ strategy: FlattenStrategy) {
    let outer = Signal<Int, TestFailure>.from([1, 2, 3])
    let result = outer.flatMap(strategy, delayingFailures: true) { $0 == 3 ? .just(3) : failing(after: $0) }
    #expect(result.events() == [1, 2, 3].map { .next($0) } + [.failed(.one)])
  }

  @Test("A failure of the outer signal waits for the inner ones")
  func outer() {
    let outer = Source<Source<Int>>()
    let inner = Source<Int>()
    let (recorder, _) = outer.flatten(delayingFailures: true).recorded()
    outer.send(inner)
    outer.fail()
    inner.send(1)
    #expect(recorder.events == [.next(1)])
    inner.complete()
    #expect(recorder.events == [.next(1), .failed(.one)])
  }

  @Test("A failure of the policy is delivered at once")
  func policy() {
    let inner = Source<Int>()
    let outer = Signal<Int, TestFailure>.from([1, 2, 3])
    let (recorder, _) = outer.flatMap(.concat, delayingFailures: true, buffering: .fail(1, with: .two)) { _ in
      inner
    }
    .recorded()
    #expect(recorder.events == [.failed(.two)])
    #expect(inner.ends == 1)
  }

  @Test("Disposal disposes the signal that runs after a failure")
  func disposal() {
    let other = Source<Int>()
    let (recorder, subscription) = failing(after: 1).merge(other, delayingFailures: true).recorded()
    subscription.dispose()
    #expect(other.ends == 1)
    #expect(recorder.events == [.next(1)])
    #expect(
      failing(after: 1).concat(Signal.just(2), delayingFailures: true).events(quittingAfter: 1) == [.next(1)]
    )
  }

  @Test("Each subscription holds its own failure")
  func fresh() {
    let runs = Count()
    let source = Signal<Int, TestFailure>.deferred { () -> Signal<Int, TestFailure> in
      runs.up() == 1 ? .fail(.one) : .empty
    }
    let signal = source.merge(Signal.just(1), delayingFailures: true)
    #expect(signal.events() == [.next(1), .failed(.one)])
    #expect(signal.events() == [.next(1), .completed])
  }

  @Test("Descriptions are those of the operators")
  func description() {
    let (a, b) = (Signal.just(1).named("a"), Signal.just(2).named("b"))
    #expect(a.merge(b, delayingFailures: true).description == a.merge(b).description)
    #expect(a.concat(b, delayingFailures: true).description == a.concat(b).description)
  }

  @Test("They keep the rules of events")
  func laws() {
    expectLaws("merge, delaying failures") { $0.merge(Signal.empty, delayingFailures: true) }
    expectLaws("concat, delaying failures", repetitions: 2_000) {
      $0.concat(Signal.empty, delayingFailures: true)
    }
    expectLaws("combineLatest, delaying failures", repetitions: 2_000) {
      $0.combineLatest(Signal.just(0), delayingFailures: true)
    }
    expectLaws("flatMap, delaying failures") { $0.flatMap(delayingFailures: true) { .just($0) } }
    expectReleasesValues("merge, delaying failures") { source, captured in
      source.merge(Signal.just(captured), delayingFailures: true)
    }
  }
}

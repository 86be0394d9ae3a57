import TestSupport

/// `delayingFailures` of `merge`, `concat`, `combineLatest`, `flatMap` and `flatten`.
@Suite(.withoutLeaks) struct DelayingFailuresTests {
  @Test("Without a failure the result completes, and without a delay it fails at once")
  func others() {
    expectEqual(
      [1].signal().merge([2].signal(), delayingFailures: true).events(),
      [.next(1), .next(2), .completed]
    )
    expectEqual(
      failing(after: 1).merge(Signal.just(2), delayingFailures: false).events(),
      [.next(1), .failed(.one)]
    )
    expectEqual(
      failing(after: 1).concat(Signal.just(2), delayingFailures: false).events(),
      [.next(1), .failed(.one)]
    )
    let outer = Signal<Int, TestFailure>.from([1, 2])
    expectEqual(
      outer.flatMap(delayingFailures: false) { failing(after: $0) }.events(),
      [.next(1), .failed(.one)]
    )
  }

  @Test(
    "flatMap starts the inner signals after a failed one, and fails when all have ended",
    arguments: [FlattenStrategy.merge, .concat, .merge(limit: 2), .latest, .first, .ordered]
  )
  func flatMap(_ strategy: FlattenStrategy) {
    let outer = Signal<Int, TestFailure>.from([1, 2, 3])
    let result = outer.flatMap(strategy, delayingFailures: true) { $0 == 3 ? .just(3) : failing(after: $0) }
    expectEqual(result.events(), [1, 2, 3].map { .next($0) } + [.failed(.one)])
  }

  @Test("A failure of the policy is delivered at once")
  func policy() {
    let inner = Source<Int>()
    let outer = Signal<Int, TestFailure>.from([1, 2, 3])
    let (recorder, _) = outer.flatMap(.concat, delayingFailures: true, buffering: .fail(1, with: .two)) { _ in
      inner
    }
    .recorded()
    expectEqual(recorder.events, [.failed(.two)])
    expectEqual(inner.ends, 1)
  }

  @Test("Descriptions are those of the operators")
  func description() {
    let (a, b) = (Signal.just(1).named("a"), Signal.just(2).named("b"))
    expectEqual(a.merge(b, delayingFailures: true).description, a.merge(b).description)
    expectEqual(a.concat(b, delayingFailures: true).description, a.concat(b).description)
  }
}

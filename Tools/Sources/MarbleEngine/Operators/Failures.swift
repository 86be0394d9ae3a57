import ReactiveSignals

extension OperatorTable {
  static let failures = Family(
    name: "Failures and repetition",
    operators: [
      .each(
        "catch",
        DiagramParameter(),
        "the diagram in place of a failure",
        call: "catch { error in other }"
      ) {
        signal,
        next in
        signal.catch { _ in next }
      },
      .each(
        "replaceFailure",
        TextParameter(),
        "the value and completion in place of a failure",
        call: "replaceFailure(with: #1)"
      ) {
        signal,
        value in
        signal.replaceFailure(with: value).promoteFailure(to: DiagramFailure.self)
      },
      .each("mapFailure", "another failure in place of a failure", call: "mapFailure { other($0) }") {
        $0.mapFailure { _ in DiagramFailure() }
      },
      .each("retry", CountParameter(), "a new subscription after a failure, up to n times", .again) {
        $0.retry($1)
      },
      .each(
        "retryWhen",
        TicksParameter(),
        "a new subscription, n ticks after a failure",
        call: "retry(when: { $0.delay(for: #1, on: clock) })",
        .again
      ) { signal, time in
        signal.retry(when: { $0.delay(for: time.duration, on: time.clock) })
      },
      .each(
        "retryBackoff",
        CountParameter(),
        TicksParameter(),
        "n new subscriptions after failures, with growing delays",
        call: "retry(#1, backoff: .exponential(initial: #2), on: clock)",
        .again
      ) { signal, times, time in
        signal.retry(times, backoff: .exponential(initial: time.duration), on: time.clock)
      },
      .each(
        "retryConsecutive",
        CountParameter(),
        "new subscriptions after failures, up to n without a value between",
        call: "retry(consecutive: #1)",
        .again
      ) {
        $0.retry(consecutive: $1)
      },
      .each("repeated", CountParameter(), "n runs, one after another", .again) { $0.repeated($1) },
      .each(
        "repeatedAfter",
        CountParameter(),
        TicksParameter(),
        "n runs, each some ticks after the one before",
        call: "repeated(#1, after: #2, on: clock)",
        .again
      ) { signal, times, time in
        signal.repeated(times, after: time.duration, on: time.clock)
      },
      .each(
        "repeatedWhen",
        TicksParameter(),
        "a new subscription, n ticks after a completion",
        call: "repeated(when: { $0.delay(for: #1, on: clock) })",
        .again
      ) { signal, time in
        signal.repeated(when: { $0.delay(for: time.duration, on: time.clock) })
      },
      .each(
        "tryMap",
        "ten times each number; fails for other text",
        call: "tryMap { try number($0) * 10 }"
      ) { signal in
        signal.tryMap { (value) throws(DiagramFailure) in String(try number(value) &* 10) }
      },
      .each("tryFilter", "the even numbers; fails for other text", call: "tryFilter { try isEven($0) }") {
        signal in
        signal.tryFilter { (value) throws(DiagramFailure) in try number(value).isMultiple(of: 2) }
      },
      .each(
        "tryScan",
        "the sums of the numbers so far; fails for other text",
        call: "tryScan(0) { try $0 + number($1) }"
      ) { signal in
        signal.tryScan(0) { (sum, value) throws(DiagramFailure) in try sum &+ number(value) }.map(String.init)
      },
      .each(
        "tryReduce",
        "the sum of the numbers; fails for other text",
        call: "tryReduce(0) { try $0 + number($1) }"
      ) { signal in
        signal.tryReduce(0) { (sum, value) throws(DiagramFailure) in try sum &+ number(value) }.map(
          String.init
        )
      },
      .each("attempt", "all values; fails for x", call: "attempt { if $0 == \"x\" { throw error } }") {
        signal in
        signal.attempt { (value) throws(DiagramFailure) in
          guard value != "x" else { throw DiagramFailure() }
        }
      },
    ]
  )
  private static func number(_ text: String) throws(DiagramFailure) -> Int {
    guard let number = Int(text) else { throw DiagramFailure() }
    return number
  }
}

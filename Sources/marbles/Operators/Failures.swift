import ReactiveSignals

extension OperatorTable {
  static let failures = Family(
    name: "Failures and repetition",
    operators: [
      .each(
        "catch",
        Diagram(),
        "goes on with the diagram instead of failing",
        call: "catch { error in other }"
      ) {
        signal,
        next in
        signal.catch { _ in next }
      },
      .each(
        "replaceFailure",
        Text(),
        "the value, and completes, instead of failing",
        call: "replaceFailure(with: #1)"
      ) {
        signal,
        value in
        signal.replaceFailure(with: value).promoteFailure(to: Broken.self)
      },
      .each("mapFailure", "another failure in place of a failure", call: "mapFailure { other($0) }") {
        $0.mapFailure { _ in Broken() }
      },
      .each("retry", Count(), "subscribes again after a failure, n times", .again) { $0.retry($1) },
      .each(
        "retryWhen",
        Ticks(),
        "subscribes again, so long after a failure",
        call: "retry(when: { $0.delay(for: #1, on: clock) })",
        .again
      ) { signal, time in
        signal.retry(when: { $0.delay(for: time.duration, on: time.clock) })
      },
      .each(
        "retryBackoff",
        Count(),
        Ticks(),
        "subscribes again n times, after longer and longer",
        call: "retry(#1, backoff: .exponential(initial: #2), on: clock)",
        .again
      ) { signal, times, time in
        signal.retry(times, backoff: .exponential(initial: time.duration), on: time.clock)
      },
      .each("repeated", Count(), "runs n times, one after the other", .again) { $0.repeated($1) },
      .each(
        "tryMap",
        "ten times each number; fails at what is not a number",
        call: "tryMap { try number($0) * 10 }"
      ) { signal in
        signal.tryMap { (value) throws(Broken) in
          guard let number = Int(value) else { throw Broken() }
          return String(number &* 10)
        }
      },
      .each("attempt", "fails at x", call: "attempt { if $0 == \"x\" { throw error } }") { signal in
        signal.attempt { (value) throws(Broken) in
          guard value != "x" else { throw Broken() }
        }
      },
    ]
  )
}

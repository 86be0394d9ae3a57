import ReactiveSignals

extension OperatorTable {
  static let making = Family(
    name: "Making signals, without any line",
    operators: [
      .source("just", Text(), "the value, and completes", call: "Signal.just(#1)") { Flow.just($0) },
      .source("empty", "completes at once", call: "Signal.empty") { Flow.empty },
      .source("never", "nothing, for ever", call: "Signal.never") { Flow.never },
      .source("fail", "fails at once", call: "Signal.fail(error)") { Flow.fail(Broken()) },
      .source("range", Count(), "the numbers below n", call: "Signal.range(0..<#1)") {
        Signal.range(0..<$0).promoteFailure(to: Broken.self).map(String.init)
      },
      .source(
        "interval",
        Ticks(least: 1),
        "0, 1, 2 … at so many ticks",
        call: "Signal.interval(#1, on: clock)"
      ) {
        Signal.interval($0.duration, on: $0.clock).promoteFailure(to: Broken.self).map(String.init)
      },
      .source(
        "timer",
        Ticks(),
        "completes after so many ticks, with one value",
        call: "Signal.timer(after: #1, on: clock)"
      ) {
        Signal.timer(after: $0.duration, on: $0.clock).promoteFailure(to: Broken.self).map { _ in "()" }
      },
    ]
  )
}

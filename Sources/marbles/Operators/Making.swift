import ReactiveSignals

extension OperatorTable {
  static let making = Family(
    name: "Making signals, without any line",
    operators: [
      .source("just", Text(), "the value, and completes", call: "Signal.just(#1)") { MarbleSignal.just($0) },
      .source("from", Text(), "the letters of the text", call: "Signal.from(#1)") {
        MarbleSignal.from($0.map(String.init))
      },
      .source("empty", "completes at once", call: "Signal.empty") { MarbleSignal.empty },
      .source("never", "nothing, for ever", call: "Signal.never") { MarbleSignal.never },
      .source("fail", "fails at once", call: "Signal.fail(error)") { MarbleSignal.fail(Broken()) },
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
      .source("unfold", Count(), "1, 2, 4 … up to n", call: "Signal.unfold(1) { doubled(&$0, upTo: #1) }") {
        limit in
        MarbleSignal.unfold(1) { number in
          guard number <= limit else { return nil }
          defer { number *= 2 }
          return String(number)
        }
      },
      .source(
        "create",
        Text(),
        "what the closure sends: the value, and completion",
        call: "Signal.create { $0.send(#1); $0.complete() }"
      ) { value in
        MarbleSignal.create { subscriber in
          subscriber.send(value)
          subscriber.complete()
        }
      },
      .source(
        "attemptOnce",
        Text(),
        "the number that the text is; fails when it is none",
        call: "Signal.attempt { try number(#1) }"
      ) { text in
        MarbleSignal.attempt { () throws(Broken) in
          guard let number = Int(text) else { throw Broken() }
          return String(number)
        }
      },
      .source(
        "deferred",
        Diagram(),
        "the diagram, made when it is subscribed to",
        call: "Signal.deferred { other }"
      ) { other in
        MarbleSignal.deferred { other }
      },
      .source(
        "using",
        Diagram(),
        "the diagram, and something that is open as long as it runs",
        call: "Signal.using(resource: open) { _ in other }"
      ) { other in
        MarbleSignal.using(resource: { BlockDisposable() }) { _ in other }
      },
    ]
  )
}

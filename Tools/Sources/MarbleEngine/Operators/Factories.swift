import ReactiveSignals

extension OperatorTable {
  static let factories = Family(
    name: "Creating signals, without lines",
    operators: [
      .source("just", TextParameter(), "the value, then completion", call: "Signal.just(#1)") {
        MarbleSignal.just($0)
      },
      .source("from", TextParameter(), "the letters of the text", call: "Signal.from(#1)") {
        MarbleSignal.from($0.map(String.init))
      },
      .source("empty", "completion immediately", call: "Signal.empty") { MarbleSignal.empty },
      .source("never", "no event", call: "Signal.never") { MarbleSignal.never },
      .source("fail", "a failure immediately", call: "Signal.fail(error)") {
        MarbleSignal.fail(DiagramFailure())
      },
      .source("range", CountParameter(), "the numbers below n", call: "Signal.range(0..<#1)") {
        Signal<Int, DiagramFailure>.range(0..<$0).map(String.init)
      },
      .source(
        "interval",
        TicksParameter(least: 1),
        "0, 1, 2 … every n ticks",
        call: "Signal.interval(#1, on: clock)"
      ) {
        Signal<Int, DiagramFailure>.interval($0.duration, on: $0.clock).map(String.init)
      },
      .source(
        "timer",
        TicksParameter(),
        "one value after n ticks, then completion",
        call: "Signal.timer(after: #1, on: clock)"
      ) {
        Signal<Int, DiagramFailure>.timer(after: $0.duration, on: $0.clock).map { _ in "()" }
      },
      .source(
        "unfold",
        CountParameter(),
        "1, 2, 4 … up to n",
        call: "Signal.unfold(1) { doubled(&$0, upTo: #1) }"
      ) {
        limit in
        MarbleSignal.unfold(1) { number in
          guard number <= limit else { return nil }
          defer { number *= 2 }
          return String(number)
        }
      },
      .source(
        "create",
        TextParameter(),
        "the events that the closure sends: the value and completion",
        call: "Signal.create { $0.send(#1); $0.complete() }"
      ) { value in
        MarbleSignal.create { subscriber in
          subscriber.send(value)
          subscriber.complete()
        }
      },
      .source(
        "attemptOnce",
        TextParameter(),
        "the text as a number; fails for other text",
        call: "Signal.attempt { try number(#1) }"
      ) { text in
        MarbleSignal.attempt { () throws(DiagramFailure) in
          guard let number = Int(text) else { throw DiagramFailure() }
          return String(number)
        }
      },
      .source(
        "deferred",
        DiagramParameter(),
        "the diagram, created at the subscription",
        call: "Signal.deferred { other }"
      ) { other in
        MarbleSignal.deferred { other }
      },
      .source(
        "using",
        DiagramParameter(),
        "the diagram, with a resource that is open while it runs",
        call: "Signal.using(resource: open) { _ in other }"
      ) { other in
        MarbleSignal.using(resource: { BlockDisposable() }) { _ in other }
      },
    ]
  )
}

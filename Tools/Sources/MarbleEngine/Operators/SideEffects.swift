import ReactiveSignals

extension OperatorTable {
  static let sideEffects = Family(
    name: "Side effects and schedulers: the line is unchanged",
    operators: [
      .each("on", "a closure is called for each event", call: "on(next: { print($0) })") {
        $0.on(next: { _ in })
      },
      .each("finally", "a closure is called at the end", call: "finally { close() }") { $0.finally {} },
      .each("log", "each event is logged", call: "log()") { $0.log(to: { _ in }) },
      .each("named", TextParameter(), "the signal has a name") { $0.named($1) },
      .each("checkpoint", "a failure has passed here", call: "checkpoint()") {
        $0.checkpoint().mapFailure(\.failure)
      },
      .each("tracked", TextParameter(), "the subscription is listed") { $0.tracked($1) },
      .each("probed", TextParameter(), "other programs watch the events") { $0.probed($1) },
      .each("deliverOn", "the scheduler delivers the events", call: "deliver(on: clock)") {
        $0.deliver(on: $1)
      },
      .each("subscribeOn", "the scheduler subscribes", call: "subscribe(on: clock)") { $0.subscribe(on: $1) },
    ]
  )
}

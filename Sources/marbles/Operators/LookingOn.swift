import ReactiveSignals

extension OperatorTable {
  static let lookingOn = Family(
    name: "Looking on, and changing threads: the line stays as it is",
    operators: [
      .each("on", "a closure is told of each event", call: "on(next: { print($0) })") {
        $0.on(next: { _ in })
      },
      .each("finally", "a closure is told of the end", call: "finally { close() }") { $0.finally {} },
      .each("log", "each event is written down", call: "log()") { $0.log(to: { _ in }) },
      .each("named", Text(), "it has a name") { $0.named($1) },
      .each("deliverOn", "the scheduler delivers it", call: "deliver(on: clock)") { $0.deliver(on: $1) },
      .each("subscribeOn", "the scheduler starts it", call: "subscribe(on: clock)") { $0.subscribe(on: $1) },
    ]
  )
}

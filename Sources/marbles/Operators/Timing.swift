import ReactiveSignals

extension OperatorTable {
  static let timing = Family(
    name: "Timing",
    operators: [
      .each("debounce", Ticks(), "a value after so much silence, and the last one") { flow, time in
        flow.debounce(for: time.duration, on: time.clock)
      },
      .each("throttle", Ticks(), "a value at once, then the latest of each period") { flow, time in
        flow.throttle(for: time.duration, latest: true, on: time.clock)
      },
      .each("delay", Ticks(), "everything later, failures at once") { flow, time in
        flow.delay(for: time.duration, on: time.clock)
      },
    ]
  )
}

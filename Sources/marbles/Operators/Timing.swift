import ReactiveSignals
import ReactiveSignalsTesting

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
      .each("bufferFor", Ticks(), "the values of each period together") { flow, time in
        flow.buffer(for: time.duration, on: time.clock).map { $0.joined() }
      },
      .each("windowFor", Ticks(), "the values of each period, each at once, with its number") { flow, time in
        numbered(flow.window(for: time.duration, on: time.clock))
      },
      .each("timeout", Ticks(), "fails if it has not ended after so long") { flow, time in
        flow.timeout(after: time.duration, failingWith: Broken(), on: time.clock)
      },
      .each("timeoutOfSilence", Ticks(), "fails if nothing comes for so long") { flow, time in
        flow.timeout(ofSilence: time.duration, failingWith: Broken(), on: time.clock)
      },
      .each("timestamp", "each value with its tick") { flow, clock in
        flow.timestamp(on: clock).map { "\($0.value)\(Int($0.time / clock.tick))" }
      },
      .each("measureInterval", "how many ticks each value came after the one before") { flow, clock in
        flow.measureInterval(on: clock).map { String(Int($0 / clock.tick)) }
      },
    ]
  )
}

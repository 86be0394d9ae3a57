import ReactiveSignals
import ReactiveSignalsTesting

extension OperatorTable {
  static let timing = Family(
    name: "Timing",
    operators: [
      .each(
        "debounce",
        Ticks(),
        "a value after so much silence, and the last one",
        call: "debounce(for: #1, on: clock)"
      ) { signal, time in
        signal.debounce(for: time.duration, on: time.clock)
      },
      .each(
        "throttle",
        Ticks(),
        "a value at once, then the latest of each period",
        call: "throttle(for: #1, latest: true, on: clock)"
      ) { signal, time in
        signal.throttle(for: time.duration, latest: true, on: time.clock)
      },
      .each(
        "throttleFirst",
        Ticks(),
        "a value at once, then the first after each period",
        call: "throttle(for: #1, latest: false, on: clock)"
      ) { signal, time in
        signal.throttle(for: time.duration, latest: false, on: time.clock)
      },
      .each("delay", Ticks(), "everything later, failures at once", call: "delay(for: #1, on: clock)") {
        signal,
        time in
        signal.delay(for: time.duration, on: time.clock)
      },
      .each("bufferFor", Ticks(), "the values of each period together", call: "buffer(for: #1, on: clock)") {
        signal,
        time in
        signal.buffer(for: time.duration, on: time.clock).map { $0.joined() }
      },
      .windows(
        "windowFor",
        Ticks(),
        "the values of each period, each at once, with the number of the period",
        call: "window(for: #1, on: clock)"
      ) { signal, time in
        signal.window(for: time.duration, on: time.clock)
      },
      .each(
        "timeout",
        Ticks(),
        "fails if it has not ended after so long",
        call: "timeout(after: #1, failingWith: error, on: clock)"
      ) { signal, time in
        signal.timeout(after: time.duration, failingWith: Broken(), on: time.clock)
      },
      .each(
        "timeoutOfSilence",
        Ticks(),
        "fails if nothing comes for so long",
        call: "timeout(ofSilence: #1, failingWith: error, on: clock)"
      ) { signal, time in
        signal.timeout(ofSilence: time.duration, failingWith: Broken(), on: time.clock)
      },
      .each("timestamp", "each value with its tick", call: "timestamp(on: clock)") { signal, clock in
        signal.timestamp(on: clock).map { "\($0.value)\(Int($0.time / clock.tick))" }
      },
      .each(
        "measureInterval",
        "how many ticks each value came after the one before",
        call: "measureInterval(on: clock)"
      ) { signal, clock in
        signal.measureInterval(on: clock).map { String(Int($0 / clock.tick)) }
      },
    ]
  )
}

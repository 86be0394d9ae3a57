import ReactiveSignals
import ReactiveSignalsTesting

extension OperatorTable {
  static let timing = Family(
    name: "Timing",
    operators: [
      .each(
        "debounce",
        TicksParameter(),
        "a value after n ticks of silence, and the last value",
        call: "debounce(for: #1, on: clock)"
      ) { signal, time in
        signal.debounce(for: time.duration, on: time.clock)
      },
      .each(
        "throttle",
        TicksParameter(),
        "a value at once, then the latest of each period",
        call: "throttle(for: #1, latest: true, on: clock)"
      ) { signal, time in
        signal.throttle(for: time.duration, latest: true, on: time.clock)
      },
      .each(
        "throttleFirst",
        TicksParameter(),
        "a value at once, then the first after each period",
        call: "throttle(for: #1, latest: false, on: clock)"
      ) { signal, time in
        signal.throttle(for: time.duration, latest: false, on: time.clock)
      },
      .each(
        "delay",
        TicksParameter(),
        "all values and completion later, failures at once",
        call: "delay(for: #1, on: clock)"
      ) {
        signal,
        time in
        signal.delay(for: time.duration, on: time.clock)
      },
      .each(
        "bufferFor",
        TicksParameter(),
        "the values of each period together",
        call: "buffer(for: #1, on: clock)"
      ) {
        signal,
        time in
        signal.buffer(for: time.duration, on: time.clock).map { $0.joined() }
      },
      .windows(
        "windowFor",
        TicksParameter(),
        "windows of n ticks, each value with the number of its window",
        call: "window(for: #1, on: clock)"
      ) { signal, time in
        signal.window(for: time.duration, on: time.clock)
      },
      .each(
        "timeout",
        TicksParameter(),
        "fails if the line has not ended after n ticks",
        call: "timeout(after: #1, failingWith: error, on: clock)"
      ) { signal, time in
        signal.timeout(after: time.duration, failingWith: DiagramFailure(), on: time.clock)
      },
      .each(
        "timeoutOfSilence",
        TicksParameter(),
        "fails after n ticks of silence",
        call: "timeout(ofSilence: #1, failingWith: error, on: clock)"
      ) { signal, time in
        signal.timeout(ofSilence: time.duration, failingWith: DiagramFailure(), on: time.clock)
      },
      .each("timestamp", "each value with its tick", call: "timestamp(on: clock)") { signal, clock in
        signal.timestamp(on: clock).map { "\($0.value)\(Int($0.time / clock.tick))" }
      },
      .each(
        "measureInterval",
        "the number of ticks between each value and the one before",
        call: "measureInterval(on: clock)"
      ) { signal, clock in
        signal.measureInterval(on: clock).map { String(Int($0 / clock.tick)) }
      },
    ]
  )
}

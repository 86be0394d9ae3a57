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
        "audit",
        TicksParameter(),
        "the latest value of each period",
        call: "audit(for: #1, on: clock)"
      ) { signal, time in
        signal.audit(for: time.duration, on: time.clock)
      },
      .each(
        "debounceEach",
        "each number after as many ticks of silence",
        call: "debounce(on: clock) { .seconds($0) }"
      ) { signal, clock in
        signal.debounce(on: clock) { ticks($0, clock) }
      },
      .each(
        "throttleEach",
        "a number at once, then the latest of as many ticks",
        call: "throttle(on: clock) { .seconds($0) }"
      ) { signal, clock in
        signal.throttle(on: clock) { ticks($0, clock) }
      },
      .each(
        "auditEach",
        "the latest value when as many ticks have passed as the first number says",
        call: "audit(on: clock) { .seconds($0) }"
      ) { signal, clock in
        signal.audit(on: clock) { ticks($0, clock) }
      },
      .each(
        "debounceUntil",
        DiagramParameter(),
        "each value when its diagram sends, unless another value has come",
        call: "debounce(until: { _ in trigger })",
        .later
      ) { signal, trigger in
        signal.debounce(until: { _ in trigger.unfailing })
      },
      .each(
        "throttleUntil",
        DiagramParameter(),
        "a value at once, then none until its diagram sends",
        call: "throttle(until: { _ in trigger })",
        .later
      ) { signal, trigger in
        signal.throttle(until: { _ in trigger.unfailing })
      },
      .each(
        "auditUntil",
        DiagramParameter(),
        "the latest value when the diagram of the first sends",
        call: "audit(until: { _ in trigger })",
        .later
      ) { signal, trigger in
        signal.audit(until: { _ in trigger.unfailing })
      },
      .each("delayEach", "each number as many ticks later", call: "delay(on: clock) { .seconds($0) }") {
        signal,
        clock in
        signal.delay(on: clock) { ticks($0, clock) }
      },
      .each(
        "delayUntil",
        DiagramParameter(),
        "each value when its diagram sends or completes",
        call: "delay { trigger }",
        .later
      ) { signal, trigger in
        signal.delay { _ in trigger.unfailing }
      },
      .each(
        "takeFor",
        TicksParameter(),
        "the values of the first n ticks",
        call: "take(for: #1, on: clock)"
      ) { signal, time in
        signal.take(for: time.duration, on: time.clock)
      },
      .each(
        "skipFor",
        TicksParameter(),
        "the values after the first n ticks",
        call: "skip(for: #1, on: clock)"
      ) { signal, time in
        signal.skip(for: time.duration, on: time.clock)
      },
      .each(
        "delaySubscription",
        TicksParameter(),
        "the line, subscribed to n ticks later",
        call: "delaySubscription(for: #1, on: clock)",
        .again
      ) { signal, time in
        signal.delaySubscription(for: time.duration, on: time.clock)
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
        "bufferForEvery",
        TicksParameter(least: 1),
        TicksParameter(least: 1),
        "the values of n ticks together, beginning every n ticks",
        call: "buffer(for: #1, every: #2, on: clock)"
      ) { signal, time, step in
        signal.buffer(for: time.duration, every: step.duration, on: time.clock).map { $0.joined() }
      },
      .each(
        "windowForEvery",
        TicksParameter(least: 1),
        TicksParameter(least: 1),
        "windows of n ticks that begin every n ticks, each value with the number of its window",
        call: "window(for: #1, every: #2, on: clock)"
      ) { signal, time, step in
        signal.window(for: time.duration, every: step.duration, on: time.clock).enumerated()
          .flatMap { number, window in window.map { "\(number)\($0)" } }
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
      .each(
        "timeoutFirst",
        TicksParameter(),
        TicksParameter(),
        "fails if the first value takes n ticks, or a later one the other n",
        call: "timeout(first: #1, next: #2, failingWith: error, on: clock)"
      ) { signal, first, next in
        signal.timeout(
          first: first.duration,
          next: next.duration,
          failingWith: DiagramFailure(),
          on: first.clock
        )
      },
      .each(
        "timeoutSwitchingTo",
        TicksParameter(),
        DiagramParameter(),
        "the diagram in place of a line that has not ended after n ticks",
        call: "timeout(after: #1, switchTo: other, on: clock)",
        .later
      ) { signal, time, other in
        signal.timeout(after: time.duration, switchTo: other, on: time.clock)
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
  /// The duration of as many ticks as `text` says, none if it is not a number that durations can have.
  private static func ticks(_ text: String, _ clock: TestScheduler) -> Duration {
    clock.tick * Int(UInt32(text) ?? 0)
  }
}

import ReactiveSignals
import ReactiveSignalsTesting

extension Registry {
  static let timing = Family("Timing") {
    Row("debounce", "a value after n ticks of silence, and the last value")
      .symbols("debounce(for:on:)")
      .listed("debounce(for:on:where:)", in: .time)
      .names(reactiveCocoa: "throttle:", rxSwift: "debounce", combine: "debounce", reactiveSwift: "debounce")
      .picture("a-b-c------d--|", with: "3")
      .chain("numbers.debounce(for: .seconds(1), on: main)")
      .each(TicksParameter(), call: "debounce(for: #1, on: clock)") { signal, time in
        signal.debounce(for: time.duration, on: time.clock)
      }

    Row("throttle", "a value immediately, then the latest of each period")
      .symbols("throttle(for:latest:on:)", in: .time)
      .names(rxSwift: "throttle(_:latest:)", combine: "throttle", reactiveSwift: "throttle")
      .picture("abcd---e-----f|", with: "3")
      .chain("numbers.throttle(for: .seconds(1), on: main)")
      .each(TicksParameter(), call: "throttle(for: #1, latest: true, on: clock)") { signal, time in
        signal.throttle(for: time.duration, latest: true, on: time.clock)
      }

    Row("throttleFirst", "a value immediately, then the first after each period")
      .picture("abcd---e-----f|", with: "3")
      .each(TicksParameter(), call: "throttle(for: #1, latest: false, on: clock)") { signal, time in
        signal.throttle(for: time.duration, latest: false, on: time.clock)
      }

    Row("audit", "the latest value of each period")
      .symbols("audit(for:on:)", in: .time)
      .picture("abcd---e-----f|", with: "3")
      .chain("numbers.audit(for: .seconds(1), on: main)")
      .each(TicksParameter(), call: "audit(for: #1, on: clock)") { signal, time in
        signal.audit(for: time.duration, on: time.clock)
      }

    Row("debounceEach", "each number after as many ticks of silence")
      .symbols("debounce(on:for:)", in: .time)
      .picture("3-1--4-2----|")
      .chain("numbers.debounce(on: main) { .seconds($0) }")
      .takeHome("debounce(on: scheduler) { .seconds(UInt32($0) ?? 0) }")
      .each(call: "debounce(on: clock) { .seconds($0) }") { signal, clock in
        signal.debounce(on: clock) { ticks($0, clock) }
      }

    Row("throttleEach", "a number immediately, then the latest of as many ticks")
      .symbols("throttle(on:latest:for:)", in: .time)
      .picture("3a-2---1bc--|")
      .chain("numbers.throttle(on: main) { .seconds($0) }")
      .takeHome("throttle(on: scheduler) { .seconds(UInt32($0) ?? 0) }")
      .each(call: "throttle(on: clock) { .seconds($0) }") { signal, clock in
        signal.throttle(on: clock) { ticks($0, clock) }
      }

    Row("auditEach", "the latest value when as many ticks have passed as the first number says")
      .symbols("audit(on:for:)", in: .time)
      .picture("3a--2b----1-|")
      .chain("numbers.audit(on: main) { .seconds($0) }")
      .takeHome("audit(on: scheduler) { .seconds(UInt32($0) ?? 0) }")
      .each(call: "audit(on: clock) { .seconds($0) }") { signal, clock in
        signal.audit(on: clock) { ticks($0, clock) }
      }

    Row("debounceUntil", "each value when its diagram sends, unless another value has come")
      .symbols("debounce(until:)", in: .time)
      .names(rxSwift: "debounce (RxJS)")
      .picture("ab-----c----|", with: "--x|")
      .chain("numbers.debounce(until: { _ in texts })")
      .takeHome("debounce(until: { _ in #1#safe })")
      .each(DiagramParameter(), call: "debounce(until: { _ in trigger })", subscribes: .later) {
        signal,
        trigger in
        signal.debounce(until: { _ in trigger.unfailing })
      }

    Row("throttleUntil", "a value immediately, then none until its diagram sends")
      .symbols("throttle(until:)", in: .time)
      .names(rxSwift: "throttle (RxJS)")
      .picture("abc--d------|", with: "---x|")
      .chain("numbers.throttle(until: { _ in texts })")
      .takeHome("throttle(until: { _ in #1#safe })")
      .each(DiagramParameter(), call: "throttle(until: { _ in trigger })", subscribes: .later) {
        signal,
        trigger in
        signal.throttle(until: { _ in trigger.unfailing })
      }

    Row("auditUntil", "the latest value when the diagram of the first sends")
      .symbols("audit(until:)", in: .time)
      .names(rxSwift: "audit (RxJS)")
      .picture("abc--d------|", with: "---x|")
      .chain("numbers.audit(until: { _ in texts })")
      .takeHome("audit(until: { _ in #1#safe })")
      .each(DiagramParameter(), call: "audit(until: { _ in trigger })", subscribes: .later) {
        signal,
        trigger in
        signal.audit(until: { _ in trigger.unfailing })
      }

    Row("delayEach", "each number as many ticks later")
      .symbols("delay(on:for:)", in: .time)
      .picture("5-1--2----|")
      .chain("numbers.delay(on: main) { .seconds($0) }")
      .takeHome("delay(on: scheduler) { .seconds(UInt32($0) ?? 0) }")
      .each(call: "delay(on: clock) { .seconds($0) }") { signal, clock in
        signal.delay(on: clock) { ticks($0, clock) }
      }

    Row("delayUntil", "each value when its diagram sends or completes")
      .symbols("delay(until:)", in: .time)
      .picture("a---b-----|", with: "--x|")
      .chain("numbers.delay { _ in texts }", named: "delay(until:)")
      .takeHome("delay { _ in #1#safe }")
      .each(DiagramParameter(), call: "delay { trigger }", subscribes: .later) { signal, trigger in
        signal.delay { _ in trigger.unfailing }
      }

    Row("takeFor", "the values of the first n ticks")
      .symbols("take(for:on:)", in: .firstValues)
      .names(rxSwift: "take(for:scheduler:)")
      .picture("a--b--c--d--|", with: "7")
      .chain("numbers.take(for: .seconds(1), on: main)")
      .each(TicksParameter(), call: "take(for: #1, on: clock)") { signal, time in
        signal.take(for: time.duration, on: time.clock)
      }

    Row("skipFor", "the values after the first n ticks")
      .symbols("skip(for:on:)", in: .lastValues)
      .names(rxSwift: "skip(_:scheduler:)")
      .picture("a--b--c--d--|", with: "4")
      .chain("numbers.skip(for: .seconds(1), on: main)")
      .each(TicksParameter(), call: "skip(for: #1, on: clock)") { signal, time in
        signal.skip(for: time.duration, on: time.clock)
      }

    Row("delaySubscription", "the line, subscribed to n ticks later")
      .symbols("delaySubscription(for:on:)", in: .time)
      .names(rxSwift: "delaySubscription")
      .picture("a-b-c|", with: "4")
      .chain("numbers.delaySubscription(for: .seconds(1), on: main)")
      .each(TicksParameter(), call: "delaySubscription(for: #1, on: clock)", subscribes: .again) {
        signal,
        time in
        signal.delaySubscription(for: time.duration, on: time.clock)
      }

    Row("delay", "all values and completion later, failures immediately")
      .symbols("delay(for:on:)")
      .listed("delay(for:on:buffering:)", in: .time)
      .names(reactiveCocoa: "delay:", rxSwift: "delay", combine: "delay", reactiveSwift: "delay")
      .picture("a--b-c---|", with: "3")
      .chain("numbers.delay(for: .seconds(1), on: main)")
      .each(TicksParameter(), call: "delay(for: #1, on: clock)") { signal, time in
        signal.delay(for: time.duration, on: time.clock)
      }

    Row("bufferFor", "the values of each period together")
      .symbols("buffer(for:on:)", "buffer(for:upTo:on:)")
      .listed("buffer(for:upTo:on:)", in: .time)
      .names(
        reactiveCocoa: "bufferWithTime:onScheduler:",
        rxSwift: "buffer(timeSpan:count:)",
        combine: "collect(.byTime)",
        reactiveSwift: "collect(every:on:)"
      )
      .picture("a-b------c-d--|", with: "4")
      .chain("numbers.buffer(for: .seconds(1), on: main)")
      .takeHome("buffer(for: #1, on: scheduler).map { $0.joined() }")
      .each(TicksParameter(), call: "buffer(for: #1, on: clock)") { signal, time in
        signal.buffer(for: time.duration, on: time.clock).map { $0.joined() }
      }

    Row("windowFor", "windows of n ticks, each value with the number of its window")
      .symbols("window(for:upTo:on:buffering:)", in: .time)
      .names(rxSwift: "window")
      .picture("a-b------c-d--|", with: "4")
      .chain("numbers.window(for: .seconds(1), on: main)")
      .takeHome(.numbered("window(for: #1, on: scheduler)"))
      .windows(TicksParameter(), call: "window(for: #1, on: clock)") { signal, time in
        signal.window(for: time.duration, on: time.clock)
      }

    Row("bufferForEvery", "the values of n ticks together, beginning every n ticks")
      .symbols("buffer(for:every:on:)", in: .time)
      .names(rxSwift: "bufferTime (RxJS)")
      .picture("-a-b-c-d---|", with: "4 2")
      .chain("numbers.buffer(for: .seconds(2), every: .seconds(1), on: main)", named: "buffer(for:), every")
      .takeHome("buffer(for: #1, every: #2, on: scheduler).map { $0.joined() }")
      .each(TicksParameter(least: 1), TicksParameter(least: 1), call: "buffer(for: #1, every: #2, on: clock)")
    { signal, time, step in
      signal.buffer(for: time.duration, every: step.duration, on: time.clock).map { $0.joined() }
    }

    Row(
      "windowForEvery",
      "windows of n ticks that begin every n ticks, each value with the number of its window"
    )
    .symbols("window(for:every:on:buffering:)", in: .time)
    .names(rxSwift: "windowTime (RxJS)")
    .picture("-a-b-c-d---|", with: "4 2")
    .chain("numbers.window(for: .seconds(2), every: .seconds(1), on: main)", named: "window(for:), every")
    .takeHome(.numbered("window(for: #1, every: #2, on: scheduler)"))
    .each(TicksParameter(least: 1), TicksParameter(least: 1), call: "window(for: #1, every: #2, on: clock)") {
      signal,
      time,
      step in
      signal.window(for: time.duration, every: step.duration, on: time.clock).enumerated()
        .flatMap { number, window in window.map { "\(number)\($0)" } }
    }

    Row("timeout", "fails if the line has not ended after n ticks")
      .symbols("timeout(after:failingWith:on:)", in: .time)
      .listed(
        "timeout(after:on:)->Signal<Self.Value,SignalError>",
        "timeout(after:on:)->Signal<Self.Value,Error>",
        in: .time
      )
      .names(reactiveCocoa: "timeout:onScheduler:", reactiveSwift: "timeout(after:raising:on:)")
      .picture("a-b--c---d---|", with: "7")
      .chain("numbers.timeout(after: .seconds(1), switchTo: numbers, on: main)")
      .each(TicksParameter(), call: "timeout(after: #1, failingWith: error, on: clock)") { signal, time in
        signal.timeout(after: time.duration, failingWith: DiagramFailure(), on: time.clock)
      }

    Row("timeoutOfSilence", "fails after n ticks of silence")
      .symbols("timeout(ofSilence:failingWith:on:)", in: .time)
      .names(rxSwift: "timeout", combine: "timeout")
      .picture("a-b--c-----d-|", with: "4")
      .chain("numbers.timeout(ofSilence: .seconds(1), switchTo: numbers, on: main)")
      .each(TicksParameter(), call: "timeout(ofSilence: #1, failingWith: error, on: clock)") { signal, time in
        signal.timeout(ofSilence: time.duration, failingWith: DiagramFailure(), on: time.clock)
      }

    Row("timeoutFirst", "fails if the first value takes n ticks, or a later one the other n")
      .symbols("timeout(first:next:failingWith:on:)", in: .time)
      .listed("timeout(first:next:switchTo:on:)", in: .time)
      .picture("-----a-b--c------d|", with: "8 3")
      .chain("numbers.timeout(first: .seconds(1), switchTo: numbers, on: main)")
      .each(
        TicksParameter(),
        TicksParameter(),
        call: "timeout(first: #1, next: #2, failingWith: error, on: clock)"
      ) { signal, first, next in
        signal.timeout(
          first: first.duration,
          next: next.duration,
          failingWith: DiagramFailure(),
          on: first.clock
        )
      }

    Row("timeoutSwitchingTo", "the diagram in place of a line that has not ended after n ticks")
      .symbols("timeout(ofSilence:switchTo:on:)", in: .time)
      .listed("timeout(after:switchTo:on:)", in: .time)
      .names(rxSwift: "timeout(_:other:scheduler:)")
      .picture("a--b--c--d--|", with: "7 -x-y|")
      .takeHome("timeout(after: #1, switchTo: #2, on: scheduler)")
      .each(
        TicksParameter(),
        DiagramParameter(),
        call: "timeout(after: #1, switchTo: other, on: clock)",
        subscribes: .later
      ) { signal, time, other in
        signal.timeout(after: time.duration, switchTo: other, on: time.clock)
      }

    Row("timestamp", "each value with its tick")
      .symbols("timestamp(on:)", in: .time)
      .picture("a--b-c----|")
      .chain("numbers.timestamp(on: main)")
      .takeHome("timestamp(on: scheduler).map { \"\\($0.value)\\(Int($0.time / .seconds(1)))\" }")
      .each(call: "timestamp(on: clock)") { signal, clock in
        signal.timestamp(on: clock).map { "\($0.value)\(Int($0.time / clock.tick))" }
      }

    Row("measureInterval", "the number of ticks between each value and the one before")
      .symbols("measureInterval(on:)", in: .time)
      .names(combine: "measureInterval")
      .picture("a--b-c----d|")
      .chain("numbers.measureInterval(on: main)")
      .takeHome("measureInterval(on: scheduler).map { String(Int($0 / .seconds(1))) }")
      .each(call: "measureInterval(on: clock)") { signal, clock in
        signal.measureInterval(on: clock).map { String(Int($0 / clock.tick)) }
      }
  }
  /// The duration of as many ticks as `text` says, none if it is not a number that durations can have.
  private static func ticks(_ text: String, _ clock: TestScheduler) -> Duration {
    clock.tick * Int(UInt32(text) ?? 0)
  }
}

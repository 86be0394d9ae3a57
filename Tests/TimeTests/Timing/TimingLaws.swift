import TestSupport

@Suite(.withoutLeaks) struct TimingLaws {
  @Test("Each operator keeps the rules of events", arguments: all)
  func laws(specimen: Specimen) { specimen.check() }

  @SpecimenTable static var all: [Specimen] {
    Specimen("delaySubscription(for:)") { $0.delaySubscription(for: .zero, on: InlineScheduler()) }
    Specimen(releasing: "delaySubscription(for:)") { source, _ in
      source.delaySubscription(for: .zero, on: InlineScheduler())
    }
    Specimen("subscribe(on:)") { $0.subscribe(on: .immediate) }
    // Each value subscribes to its trigger, which takes 0.1 ms in a debug build.
    Specimen("audit(until:)", repetitions: 1_000) { $0.audit(until: { _ in Signal<Int, Never>.never }) }
    Specimen("debounce(until:)", repetitions: 1_000) { $0.debounce(until: { _ in Signal<Int, Never>.never }) }
    Specimen("throttle(until:)", repetitions: 1_000) { $0.throttle(until: { _ in Signal<Int, Never>.never }) }
    Specimen("audit(until:), at once", repetitions: 1_000) {
      $0.audit(until: { Signal<Int, Never>.just($0) })
    }
    Specimen("debounce(until:), at once", repetitions: 1_000) {
      $0.debounce(until: { Signal<Int, Never>.just($0) })
    }
    Specimen("throttle(until:), at once", repetitions: 1_000) {
      $0.throttle(until: { Signal<Int, Never>.just($0) })
    }
    Specimen(releasing: "audit(until:)") { source, captured in
      source.audit(until: { _ in Signal<Tracked, Never>.just(captured) })
    }
    Specimen(releasing: "debounce(until:)") { source, captured in
      source.debounce(until: { _ in Signal<Tracked, Never>.just(captured) })
    }
    Specimen(releasing: "throttle(until:)") { source, captured in
      source.throttle(until: { _ in Signal<Tracked, Never>.just(captured) })
    }
    Specimen("audit(for:)", ticks: 1) { $0.audit(for: .seconds(1), on: $1) }
    Specimen("audit(on:)", ticks: 1) { $0.audit(on: $1) { .milliseconds($0) } }
    Specimen(releasing: "audit(for:)", ticks: 0) { source, _, scheduler in
      source.audit(for: .seconds(1), on: scheduler)
    }
    Specimen("debounce(for:)", ticks: 1) { $0.debounce(for: .seconds(1), on: $1) }
    Specimen("debounce(on:)", ticks: 1) { $0.debounce(on: $1) { .milliseconds($0) } }
    Specimen(releasing: "debounce(for:)", ticks: 0) { source, _, scheduler in
      source.debounce(for: .seconds(1), on: scheduler)
    }
    Specimen(releasing: "debounce(on:)", ticks: 0) { source, captured, scheduler in
      source.debounce(on: scheduler) { .milliseconds($0.number + captured.number) }
    }
    Specimen("delay(on:)", ticks: 1) { $0.delay(on: $1) { .milliseconds($0) } }
    Specimen("delay(until:)") { $0.delay(until: { _ in Signal.just(0) }) }
    Specimen(releasing: "delay(on:)", ticks: 1) { source, _, scheduler in
      source.delay(on: scheduler) { .milliseconds($0.number) }
    }
    Specimen(releasing: "delay(until:)") { source, captured in
      source.delay(until: { _ in Signal<Tracked, Never>.just(captured) })
    }
    Specimen("delay(for:)", ticks: 1) { $0.delay(for: .seconds(1), on: $1) }
    Specimen(releasing: "delay(for:)", ticks: 1) { source, _, scheduler in
      source.delay(for: .seconds(1), on: scheduler)
    }
    Specimen("deliver(on:), at once") { $0.deliver(on: .immediate) }
    Specimen("deliver(on:), later", ticks: 1) { $0.deliver(on: $1) }
    Specimen("deliver(on:), buffering", ticks: 1) { $0.deliver(on: $1, buffering: .newest(5)) }
    Specimen("measureInterval(on:)", ticks: 0) { $0.measureInterval(on: $1) }
    Specimen("throttle(for:)", ticks: 1) { $0.throttle(for: .seconds(1), latest: true, on: $1) }
    Specimen("throttle(on:)", ticks: 1) { $0.throttle(on: $1) { .milliseconds($0) } }
    Specimen(releasing: "throttle(for:)", ticks: 0) { source, _, scheduler in
      source.throttle(for: .seconds(1), latest: true, on: scheduler)
    }
    Specimen(releasing: "throttle(on:)", ticks: 0) { source, captured, scheduler in
      source.throttle(on: scheduler) { .milliseconds($0.number + captured.number) }
    }
    Specimen("timeout(first:)", ticks: 1) {
      $0.timeout(first: .seconds(1), next: .seconds(1), failingWith: .two, on: $1)
    }
    Specimen("timeout(first:), first only", ticks: 1) {
      $0.timeout(first: .seconds(1), failingWith: .two, on: $1)
    }
    Specimen(releasing: "timeout(first:)", ticks: 0) { source, _, scheduler in
      source.timeout(first: .seconds(1), failingWith: .two, on: scheduler)
    }
    Specimen("timeout(after:), switching", ticks: 1) {
      $0.timeout(after: .seconds(1), switchTo: Signal<Int, TestFailure>.just(1), on: $1)
    }
    Specimen("timeout(ofSilence:), switching", ticks: 1) {
      $0.timeout(ofSilence: .seconds(1), switchTo: Signal<Int, TestFailure>.just(1), on: $1)
    }
    Specimen(releasing: "timeout(after:)", ticks: 1) { source, captured, scheduler in
      source.timeout(
        after: .seconds(1),
        switchTo: Signal<Tracked, TestFailure>.just(captured),
        on: scheduler
      )
    }
    Specimen("timeout(after:)", ticks: 1) { $0.timeout(after: .seconds(1), failingWith: .two, on: $1) }
    Specimen("timeout(ofSilence:)", ticks: 1) {
      $0.timeout(ofSilence: .seconds(1), failingWith: .two, on: $1)
    }
    Specimen(releasing: "timeout(ofSilence:)", ticks: 1) { source, _, scheduler in
      source.timeout(ofSilence: .seconds(1), failingWith: .two, on: scheduler)
    }
    Specimen("timestamp(on:)", ticks: 0) { $0.timestamp(on: $1) }
  }
}

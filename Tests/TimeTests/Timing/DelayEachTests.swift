import TestSupport

@Suite(.withoutLeaks) struct DelayEachTests {
  let scheduler = TestScheduler()

  @Test("Values are sent on the scheduler, also without a delay")
  func zero() {
    let (recorder, _) = [1, 2].signal().delay(on: scheduler) { _ in .zero }.recorded()
    expectEqual(recorder.events, [])
    scheduler.run()
    expectEqual(recorder.events, [.next(1), .next(2), .completed])
  }

  @Test("A value is sent when its trigger sends or completes, and the trigger is disposed")
  func triggers() {
    let first = Subject<Void, Never>()
    let second = Source<Void>()
    let third = Subject<Void, Never>()
    let triggers: [Signal<Void, Never>] = [
      first.erased, second.catch(to: Signal<Void, Never>.never).erased, third.erased,
    ]
    let source = Source<Int>()
    let (recorder, _) = source.delay(until: { triggers[$0] }).recorded()
    source.send(0, 1, 2)
    source.complete()
    second.send(())
    expectEqual(recorder.events, [.next(1)])
    expectEqual(second.ends, 1)
    third.complete()
    expectEqual(recorder.events, [.next(1), .next(2)])
    first.send(())
    expectEqual(recorder.events, [.next(1), .next(2), .next(0), .completed])
  }

  @Test("A trigger that sends at once does not delay, one that never sends holds the value until disposal")
  func synchronousTriggers() {
    expectEqual([1, 2].signal().delay { _ in Signal.just(0) }.events(), [.next(1), .next(2), .completed])
    expectEqual([1, 2].signal().delay { _ in Signal<Int, Never>.empty }.values(), [1, 2])
    expectEqual(failing(after: 1).delay { _ in Signal<Int, Never>.never }.events(), [.failed(.one)])
    let lifetimes = Lifetimes()
    let source = Source<Tracked>()
    let trigger = Subject<Int, Never>()
    let (_, subscription) = source.delay { _ in trigger }.recorded()
    source.send(lifetimes.make())
    expectEqual(lifetimes.live, 1)
    subscription.dispose()
    expectEqual(lifetimes.live, 0)
  }

  @Test("Their descriptions show the operator")
  func descriptions() {
    expectEqual("\([1].signal().delay(on: scheduler) { .seconds($0) })", "[from] delay")
    expectEqual("\([1].signal().delay { _ in Signal.just(0) })", "[from] delay")
  }

  @Test("It follows its model")
  func model() {
    func model(_ input: [Step<Int>]) -> [Step<Int>] {
      let end = input.last { $0.event.isTerminal }
      let values = input.enumerated()
        .compactMap { index, step in step.event.value.map { (index, Step(step.tick + $0 % 4, step.event)) } }
        .sorted { ($0.1.tick, $0.0) < ($1.1.tick, $1.0) }
        .map(\.1)
      guard let end else { return values }
      if end.event != .completed { return values.filter { $0.tick < end.tick } + [end] }
      return values + [Step(max(end.tick, values.last?.tick ?? 0), .completed)]
    }
    expectModel("delay(on:)") { source, scheduler in source.delay(on: scheduler) { .seconds($0 % 4) } }
      .follows { model($0) }
    expectModel("delay(until:)") { source, scheduler in
      source.delay { Signal<Int, Never>.timer(after: .seconds($0 % 4), on: scheduler) }
    }
    .follows { model($0) }
  }
}

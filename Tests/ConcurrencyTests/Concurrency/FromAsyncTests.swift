import TestSupport

@Suite(.withoutLeaks) struct FromAsyncTests {
  let scheduler = TestScheduler()

  @Test("The elements of an asynchronous sequence are sent, then completion")
  func elements() {
    let (stream, source) = AsyncStream<Int>.makeStream()
    let (recorder, _) = Signal.from(stream, on: scheduler).recorded()
    scheduler.run()
    expectEqual(recorder.events, [])
    source.yield(1)
    scheduler.run()
    expectEqual(recorder.events, [.next(1)])
    source.yield(2)
    source.finish()
    scheduler.run()
    expectEqual(recorder.events, [.next(1), .next(2), .completed])
  }

  @Test("An error of the sequence is delivered as a typed failure")
  func failure() {
    let (recorder, _) = Signal.from(failing(after: 1).values, on: scheduler).recorded()
    let typed: Recorder<Int, TestFailure> = recorder
    scheduler.run()
    expectEqual(typed.events, [.next(1), .failed(.one)])
  }

  @Test("A sequence that cannot throw fits a context that can fail")
  func failingContext() {
    let values = Signal<Int, Never>.from([5]).values
    let (recorder, _) = Signal<Int, TestFailure>.from([1])
      .flatMap { _ in Signal.from(values, on: scheduler) }
      .recorded()
    scheduler.run()
    expectEqual(recorder.events, [.next(5), .completed])
  }

  @Test("Each subscription iterates from the beginning")
  func fresh() {
    let signal = Signal.from((1...2).signal().values, on: scheduler)
    let recorders = [signal.recorded().recorder, signal.recorded().recorder]
    scheduler.run()
    expectEqual(recorders.map(\.values), [[1, 2], [1, 2]])
  }

  @Test("A stream is iterated once for all subscribers that share its signal")
  func sharedStream() {
    let (stream, source) = AsyncStream<Int>.makeStream()
    let signal = Signal.from(stream, on: scheduler).share(whenUnobserved: .keep)
    let early = [signal.recorded().recorder, signal.recorded().recorder]
    scheduler.run()
    source.yield(1)
    scheduler.run()
    let late = signal.recorded().recorder
    source.yield(2)
    source.finish()
    scheduler.run()
    expectEqual(early.map(\.events), Array(repeating: [.next(1), .next(2), .completed], count: 2))
    expectEqual(late.events, [.next(2), .completed])
  }

  @Test("A stream can be made for each subscription")
  func deferredStream() {
    let signal = Signal<Int, Never>.deferred {
      let (stream, source) = AsyncStream<Int>.makeStream()
      source.yield(1)
      source.finish()
      return Signal.from(stream, on: scheduler)
    }
    let (recorder, _) = signal.repeated(2).recorded()
    scheduler.run()
    expectEqual(recorder.events, [.next(1), .next(1), .completed])
  }

  @Test("A sequence that is made of another one can be iterated as often as that one")
  func transformedSequence() {
    let signal = Signal.from((1...3).signal().values.map { $0 * 2 }.filter { $0 > 2 }, on: scheduler)
    let recorders = [signal.recorded().recorder, signal.recorded().recorder]
    scheduler.run()
    expectEqual(recorders.map(\.values), [[4, 6], [4, 6]])
  }

  @Test("Disposal cancels the iteration")
  func disposal() {
    let subject = Subject<Int, Never>()
    let disposals = Counter()
    let values = subject.on(disposed: { disposals.next() }).values
    let (recorder, subscription) = Signal.from(values, on: scheduler).recorded()
    scheduler.run()
    subject.send(1)
    scheduler.run()
    subscription.dispose()
    expectEqual(disposals.value, 1)
    subject.send(2)
    scheduler.run()
    expectEqual(recorder.events, [.next(1)])
  }

  @Test("A signal that becomes a sequence and a signal again sends the same events")
  func roundTrip() async {
    #expect(await Signal.from((1...100).signal().values).collected() == Array(1...100))
  }

  @Test("For each subscription, task sends the result of its work or its failure")
  func task() {
    let runs = Counter()
    let signal = Signal<Int, TestFailure>.task(on: scheduler) { () async throws(TestFailure) in
      if runs.next() == 2 { throw .one }
      return 7
    }
    let recorders = [signal.recorded().recorder, signal.recorded().recorder]
    expectEqual(runs.value, 0)
    scheduler.run()
    expectEqual(recorders.map(\.events), [[.next(7), .completed], [.failed(.one)]])
  }

  @Test("Disposal cancels the task, and nothing is delivered")
  func taskDisposal() {
    let clock = scheduler.clock
    let log = Log<Bool>()
    let (recorder, subscription) = Signal<Int, any Error>.task(on: scheduler) {
      defer { log.append(Task.isCancelled) }
      try await clock.sleep(for: .seconds(1))
      return 1
    }
    .recorded()
    scheduler.advance(by: .milliseconds(500))
    subscription.dispose()
    scheduler.run()
    #expect(recorder.events.isEmpty)
    expectEqual(log.entries, [true])
  }

  @Test("A task may run in the global pool")
  func taskAnywhere() async {
    #expect(await Signal.task { 5 }.first() == 5)
  }
}

import TestSupport

/// Uses public names as a program does, so that none is lost or renamed unnoticed. Other tests test behavior.
///
/// The operators stand here in the forms that no row in `Tools/Sources/MarbleEngine/Registry` has. `scripts/check-build-cost` compiles the
/// chains of the rows.
@Suite(.withoutLeaks)
struct PublicNamesTests {
  typealias Numbers = Signal<Int, TestFailure>

  let numbers = Numbers.from([1, 2, 3])
  let safe = Signal<Int, Never>.from([1, 2, 3])
  let scheduler = TestScheduler()

  func make(_ signal: some SignalProtocol) {}

  @Test("Factories have their public names")
  func factories() {
    make(Signal.interval(.seconds(1), tolerance: .milliseconds(1), on: scheduler))
    make(Signal<Int, Never>.using(resource: { BlockDisposable() }, { _ in Signal.just(1) }))
    let (output, input) = Numbers.pipe()
    input.send(1)
    make(output)
    make(Numbers.using(resource: { 1 }, cleanup: { _ in }) { Numbers.just($0) })
    let stored: Signal<Int, TestFailure> = .just(1)
    make(Bool.random() ? stored : .empty)
    make(
      Numbers.create { subscriber in
        subscriber.onDispose {}
        subscriber.add(BlockDisposable())
        while !subscriber.isDisposed {
          subscriber.send(1)
          subscriber.fail(.one)
          subscriber.complete()
        }
      }
    )
  }

  @Test("Subscribing has its public names")
  func subscribing() {
    let bag = CompoundDisposable()
    safe.subscribe { value in _ = value }.store(in: bag)
    numbers.subscribe(next: { _ in }, failed: { _ in }, completed: {}).dispose()
    numbers.subscribe(next: { _ in }, failed: { _ in })
    safe.subscribe(next: { _ in }, failed: { _ in })
    safe.subscribe(completed: {})
    numbers.subscribeEvents { event in _ = event == .completed }
    numbers.subscribe(Subject<Int, TestFailure>())
    safe.subscribe(with: scheduler) { scheduler, value in _ = (scheduler, value) }
    numbers.subscribe(with: scheduler, next: { _, _ in }, failed: { _, _ in }, completed: { _ in })
    _ = safe.subscribe().scoped()
    safe.observe { value in _ = value }
    numbers.observeEvents { event in _ = event }
    make(numbers.map { $0 }.erased)
    make(Signal(numbers.map { $0 }))
  }

  @Test("Sequences have their public names")
  func sequences() {
    make([1, 2].signal(on: scheduler))
  }

  @Test("Asynchronous code has its public names")
  func concurrency() async throws {
    for try await _ in numbers.values {}
    for await _ in safe.values(buffering: .all) {}
    for await _ in safe.values(buffering: .newest(1)) {}
    for await _ in safe.values(buffering: .oldest(1)) {}
    for await _ in safe.values(buffering: .latest) {}
    for await _ in safe.values(batch: 10) {}
    for await _ in safe.values(batch: 10, buffering: .newest(1)) {}
    #expect(await safe.first() == 1)
    #expect(try await numbers.last() == 3)
    #expect(try await numbers.collected() == [1, 2, 3])
    try await numbers.completion()
    make(Signal.from(numbers.values))
    make(Signal.task { 1 })
    make(Signal<Int, TestFailure>.task { () async throws(TestFailure) in throw .one })
    make(safe.asyncMap { await Task { [value = $0] in value }.value })
    make(safe.asyncMap(maxConcurrent: 2, ordered: false) { $0 })
    make(safe.asyncFilter { $0 > 1 })
    make(numbers.asyncMap { value async throws(TestFailure) in value })
  }

  @Test("Waiting has its public names")
  func waiting() throws {
    #expect(try numbers.waitForFirst() == 1)
    #expect(try numbers.waitForAll() == [1, 2, 3])
    try numbers.waitUntilCompleted()
  }

  @Test("Disposables have their public names")
  func disposables() {
    let compound = CompoundDisposable([BlockDisposable(), BlockDisposable {}])
    compound.add(BlockDisposable())
    compound.add {}
    compound.remove(BlockDisposable())
    _ = compound.count
    let serial = SerialDisposable(compound)
    serial.inner = BlockDisposable()
    serial.swap(nil)?.dispose()
    _ = ScopedDisposable(serial).isDisposed
  }

  @Test("Operators on one signal have their public names")
  func operators() {
    make(numbers.flatMap(.concat, delayingFailures: true) { .just($0) })
    make(numbers.flatScan(0, .latest, buffering: .all) { Numbers.just($0 + $1) })
    let signals = Signal<Numbers, TestFailure>.just(numbers)
    make(signals.flatten(delayingFailures: true))
    make(signals.flatten(.concat))
    make(signals.concat())
    make(numbers.flatMap(.concat, buffering: .oldest(2)) { Numbers.just($0) })
    make(signals.flatten(.merge(limit: 2), buffering: .newest(2)))
    make(signals.concat(buffering: .fail(2, with: .one)))
    make(Signal.just("a").map(\.count))
    make(numbers.distinctUntilChanged().distinctUntilChanged(by: { $0 == $1 }).distinct())
    make(numbers.distinct(by: { $0 / 2 }).distinctUntilChanged(at: \.byteSwapped))
    make(numbers.first(where: { $0 > 1 }))
    make(numbers.append(4).append(5, 6))
    let (even, odd) = numbers.partition { $0.isMultiple(of: 2) }
    make(even.merge(odd))
    make(numbers.partition(by: { $0 > 1 }).matching)
    make(numbers.partition(by: { $0 > 1 }).rest)
    make(numbers.buffer(count: 3, step: 1))
    make(numbers.window(count: 3, step: 1))
    make(numbers.map { [$0] }.differences())
    make(numbers.last(where: { $0 > 1 }))
    make(Signal.raceForValue([numbers, numbers]))
    make(numbers.share(replay: 1, afterTermination: .restartAfterFailure))
    make(numbers.contains(where: { $0 == 1 }))
    make(Signal.just(true).not())
    make(Signal.just([true]).and())
    make(Signal.just([true]).or())
  }

  @Test("Operators on several signals have their public names")
  func combining() {
    make(numbers.combineLatest(numbers))
    make(numbers.zip(numbers))
    make(numbers.withLatest(from: numbers) { $0 + $1 })
    make(numbers.combineLatest(numbers, delayingFailures: true))
    make(numbers.merge(numbers, delayingFailures: true))
    make(numbers.concat(numbers, delayingFailures: true))
    make(Signal.zipLast(numbers, numbers))
    make(Signal.zipLast(numbers, numbers, numbers))
    make(Signal.zipLast(numbers, numbers, numbers, numbers))
    make(Signal.zipLast([numbers, numbers]))
    make(numbers.sequenceEqual(numbers, by: { $0 == $1 }))
    make(numbers.zip(numbers, buffering: .fail(2, with: .one)))
    make(Signal.zip(numbers, numbers.map { "\($0)" }, numbers, numbers))
    make(Signal.combineLatest(numbers, numbers, numbers, numbers, numbers))
    make(Signal.combineLatest(numbers, numbers, numbers, numbers, numbers, numbers))
    make(Signal.zip(numbers, numbers, numbers, numbers, numbers))
    make(Signal.zip(numbers, numbers, numbers, numbers, numbers, numbers))
    make(Signal.merge(numbers, numbers, numbers))
    make(Signal.concat(numbers, numbers))
    make(Signal.merge([numbers, numbers]))
    make(Signal.concat([numbers, numbers]))
    make(Signal.zip([numbers, numbers]))
    make(Signal.if(Signal<Bool, TestFailure>.just(true), then: numbers, else: numbers))
    make(numbers.group(by: { $0 % 2 }))
    make(numbers.group(by: { $0 % 2 }, until: { $0.skip(1) }))
    make(numbers.group(by: { $0 % 2 }, transform: { "\($0)" }))
  }

  @Test("Failures, repetition and side effects have their public names")
  func failures() {
    make(numbers.retry())
    make(numbers.retry(when: { $0 }))
    make(numbers.retry(consecutive: 2, backoff: .constant(.zero), on: scheduler))
    make(numbers.repeated(when: { $0 }))
    make(numbers.repeated(2, after: .seconds(1), on: scheduler))
    make(numbers.repeated(after: .seconds(1), on: scheduler))
    make(numbers.repeated())
    make(numbers.materialize().dematerialize())
    make(
      numbers.on(
        subscribed: {},
        next: { _ in },
        failed: { _ in },
        completed: {},
        terminated: {},
        disposed: {}
      )
    )
    _ = numbers.description
  }

  @Test("Diagnostics have their public names")
  func diagnostics() async {
    make(numbers.tracked())
    make(numbers.checkpoint())
    let callSite = Diagnostics.CallSite(fileID: "Shop/Prices.swift", line: 12)
    _ = (callSite.fileID, callSite.line, callSite.description)
    let checkpoint = Diagnostics.Checkpoint("prices", callSite)
    _ = (checkpoint.label, checkpoint.callSite, checkpoint.description)
    let failure = CheckpointFailure(TestFailure.one, checkpoints: [checkpoint])
    _ = (failure.failure, failure.checkpoints, failure.description)
    if Diagnostics.isEnabled { Diagnostics.isEnabled = true }
    _ = Diagnostics.live.map { ($0.id, $0.name, $0.callSite, $0.description) }
    _ = Diagnostics.report()
    _ = await Diagnostics.subscriptionsLeft {}
    _ = await Diagnostics.subscriptionsLeft(within: .seconds(1)) {}
  }

  @Test("Time operators have their public names")
  func time() {
    make(numbers.debounce(for: .seconds(1), on: scheduler, where: { $0 > 1 }))
    make(numbers.throttle(for: .seconds(1), latest: true, on: scheduler))
    make(numbers.delay(for: .seconds(1), on: scheduler, buffering: .newest(2)))
    make(numbers.timeout(after: .seconds(1), failingWith: .one, on: scheduler))
    make(numbers.timeout(ofSilence: .seconds(1), failingWith: .one, on: scheduler))
    make(numbers.timeout(first: .seconds(1), failingWith: .one, on: scheduler))
    make(numbers.timeout(first: .seconds(1), next: .seconds(1), failingWith: .one, on: scheduler))
    make(numbers.throttle(on: scheduler, latest: false) { .seconds($0) })
    make(numbers.deliver(on: scheduler, buffering: .newest(2)))
  }

  @Test("Subjects have their public names")
  func subjects() {
    make(Subject<Int, Never>())
    _ = BehaviorSubject<Int, Never>(1).value
    make(ReplaySubject<Int, Never>(capacity: .unlimited))
    make(ReplaySubject<Int, Never>(capacity: .last(1)))
  }

  @Test("Multicasting has its public names")
  func multicasting() {
    let connection: MulticastConnection<Int, TestFailure> = numbers.multicast(Subject())
    connection.connect().dispose()
    make(numbers.publish().autoconnect())
    make(
      numbers.share(
        replay: 1,
        startingAt: 2,
        whenUnobserved: .keep(for: .seconds(1), on: scheduler),
        afterTermination: .restart
      )
    )
    make(numbers.share(whenUnobserved: .stop, afterTermination: .replayTerminal))
    make(numbers.share(whenUnobserved: .keep))
  }

  @Test("State has its public names")
  func state() {
    let property = MutableProperty(1)
    property.value = property.modify { $0 + 1 }
    _ = property.withValue { $0 }
    make(property.signal)
    make(property.changes)
    let other: Property<Int> = property.map { $0 }.combineLatest(property).map { $0 + $1 }
    make(Property.combineLatest(other, property, Property(true)).flatMap { _ in property }.signal)
    make(Property(initial: 0, then: safe).distinctUntilChanged().signal)
    transaction { property.value = 2 }
    safe.bind(to: property)
    property <~ safe
    property.bindBidirectionally(to: MutableProperty(3)).dispose()
    (property <~> MutableProperty(4)).dispose()
    let channel = Channel<Int>()
    channel.leading.subscribe(property.channel())
    channel.following.send(1)
    channel.leading.complete()
  }

  @Test("Commands, lifetimes and lifting have their public names")
  func commands() {
    let command = Command<Int, Int, TestFailure>(enabledIf: Property(true), concurrent: false) { input in
      Signal.just(input)
    }
    make(command.executions)
    make(command.values)
    make(command.failures)
    make(command.isExecuting.signal)
    make(command.isEnabled.signal)
    make(command.whileExecuting.signal)
    let execution: Execution<Int, TestFailure> = command.execute(1)
    make(execution)
    execution.cancel()
    make(execution.catch { _ in Signal<Int, CommandError<TestFailure>>.fail(.notEnabled) })
    make(Command { (input: Int) in Signal.just(input) }.executions)
    make(Command(enabledIf: Signal.just(true), announcingOn: scheduler) { Signal.just(1) }.execute())
    let token = Lifetime.Token()
    let lifetime = token.lifetime
    make(lifetime.ended)
    make(numbers.take(during: lifetime))
    lifetime.observe {}.dispose()
    lifetime += numbers.subscribeEvents { _ in }
    _ = lifetime.hasEnded
    make(lift(on: token, numbers, numbers) { _, a, b in a + b })
    scheduler.run()
  }

  @Test("Schedulers have their public names")
  func schedulers() {
    ImmediateScheduler().schedule {}
    MainScheduler.shared.schedule {}.dispose()
    QueueScheduler(label: "names").schedule {}.dispose()
    TaskScheduler(priority: .medium).schedule {}.dispose()
    _ = currentScheduler
    scheduler.schedule(after: .seconds(1), tolerance: .zero) {}
    scheduler.schedule(after: .seconds(1), repeatingEvery: .seconds(1), tolerance: .zero) {}
    scheduler.advance(by: .seconds(1))
    scheduler.advance(to: .seconds(2))
    _ = scheduler.now
  }

  @Test("Testing has its public names")
  func testing() {
    let time = TestScheduler()
    let recording = time.record(time.cold("--a--b|"))
    let hot = time.record(time.hot("a-^-b-|"))
    time.run()
    expectEqual(recording, "--a--b|")
    #expect(!recording.events.isEmpty && !hot.marbles.isEmpty)
    #expect(recording.svg().contains("<svg"))
  }
}

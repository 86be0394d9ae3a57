import ReactiveSignals
import ReactiveSignalsTesting

extension Bridge {
  /// Handlers on actors, and schedulers of tasks.
  static let isolationBridges = [
    Bridge(name: "observe in an actor") { ledger in
      let subject = ledger.track(Subject<Item, Never>())
      let observer = ledger.track(Observing(ledger))
      await observer.observe(subject)
      let sender = Task { await ledger.sendOneToFive(to: subject) }
      await sender.value
      try await settle()
      let seen = await observer.seen
      try require(seen == [1, 2, 3, 4, 5], "observed \(seen)")
    },
    Bridge(name: "observe on the main actor, disposed there") { ledger in
      let subject = ledger.track(Subject<Item, Never>())
      let screen = ledger.track(await Screen(ledger))
      await screen.observe(subject)
      let sender = Task { await ledger.sendOneToFive(to: subject) }
      let disposal = Task { await screen.close() }
      _ = await (sender.value, disposal.value)
      try await settle()
      try require(await !screen.isUpdatedAfterClose, "a value follows the disposal")
    },
    Bridge(name: "bind(to:on:) on the main actor") { ledger in
      let subject = ledger.track(Subject<Item, Never>())
      let screen = ledger.track(await Screen(ledger))
      await screen.bind(subject)
      let sender = Task { await ledger.sendOneToFive(to: subject) }
      await sender.value
      try await settle()
      try require(await screen.item?.number == 5, "the last value is lost")
    },
    Bridge(name: "ActorScheduler") { try await scheduleInOrder(on: ActorScheduler(Observing($0)), $0) },
    Bridge(name: "TaskScheduler") { try await scheduleInOrder(on: TaskScheduler(), $0) },
    Bridge(name: "ActorScheduler, timed") { ledger in
      try await scheduleTimed(on: ActorScheduler(Observing(ledger), timedBy: Simulation.scheduler), ledger)
    },
    Bridge(name: "TaskScheduler, timed") { ledger in
      try await scheduleTimed(on: TaskScheduler(timedBy: Simulation.scheduler), ledger)
    },
    Bridge(name: "deliver(on:) an ActorScheduler") { ledger in
      try await deliver(on: ActorScheduler(Observing(ledger)), ledger)
    },
    Bridge(name: "deliver(on:) a TaskScheduler") { try await deliver(on: TaskScheduler(), $0) },
    Bridge(name: "deliver(on:) the test scheduler") { try await deliver(on: Simulation.scheduler, $0) },
    Bridge(name: "deliver(on:) an ActorScheduler, newest 2") { ledger in
      try await deliverNewest(on: ActorScheduler(Observing(ledger)), ledger)
    },
    Bridge(name: "deliver(on:) a TaskScheduler, newest 2") {
      try await deliverNewest(on: TaskScheduler(), $0)
    },
    Bridge(name: "deliver(on:) the test scheduler, newest 2") { ledger in
      try await deliverNewest(on: Simulation.scheduler, ledger)
    },
  ]

  private static func scheduleInOrder(on scheduler: some Scheduler, _ ledger: Ledger) async throws {
    let done = Recorder<Int, Never>()
    let schedule: @Sendable (Int) -> Void = { number in
      let item = ledger.take(number)
      scheduler.schedule { done.send(ledger.receive(item)) }
    }
    let other = Task { for number in 11...13 { schedule(number) } }
    for number in 1...3 {
      schedule(number)
      await Task.yield()
    }
    await other.value
    try await settle()
    try require(done.values.filter { $0 < 10 } == [1, 2, 3], "the work has run as \(done.values)")
    try require(done.values.filter { $0 > 10 } == [11, 12, 13], "the work has run as \(done.values)")
  }

  /// Schedules work for several times. Equal times keep the order, and canceled work does not run.
  private static func scheduleTimed(on scheduler: some TimedScheduler, _ ledger: Ledger) async throws {
    let done = Recorder<Int, Never>()
    let ticks = Recorder<Duration, Never>()
    let start = scheduler.now
    for (number, delay) in [(3, 0.7), (1, 0.1), (4, 0.7), (2, 0.5)] {
      let item = ledger.take(number)
      scheduler.schedule(after: .seconds(delay)) { done.send(ledger.receive(item)) }
    }
    let repeating = scheduler.schedule(after: .seconds(0.2), repeatingEvery: .seconds(0.2)) {
      ticks.send(scheduler.now - start)
    }
    let canceled = scheduler.schedule(after: .seconds(0.3)) { done.send(-1) }
    let (delayed, _) = ledger.record(ledger.oneToFive.delay(for: .seconds(0.5), on: scheduler))
    await Task.yield()
    canceled.dispose()
    try await Simulation.clock.sleep(for: .seconds(0.65))
    repeating.dispose()
    try await settle()
    try require(done.values == [1, 2, 3, 4], "the work has run as \(done.values)")
    try require(ticks.values == [0.2, 0.4, 0.6].map { .seconds($0) }, "the work has run at \(ticks.values)")
    try require(delayed.values == [1, 2, 3, 4, 5] && delayed.isCompleted, "received \(delayed.events)")
  }

  private static func deliver(on scheduler: some Scheduler, _ ledger: Ledger) async throws {
    let delivered = try await delivered(to: ledger) { $0.deliver(on: scheduler) }
    try require(delivered == [1, 2, 3, 4, 5], "received \(delivered)")
  }

  private static func deliverNewest(on scheduler: some Scheduler, _ ledger: Ledger) async throws {
    let policy = BufferingPolicy<Stop>.newest(2, counting: ledger.dropCounter)
    let delivered = try await delivered(to: ledger) { $0.deliver(on: scheduler, buffering: policy) }
    try require(delivered.last == 5, "the newest value is lost: \(delivered)")
  }

  /// Returns the values that arrive when a task sends five values and a failure.
  private static func delivered<Delivery: SignalProtocol<Item, Stop>>(
    to ledger: Ledger,
    _ deliver: (Subject<Item, Stop>) -> Delivery
  ) async throws -> [Int] {
    let subject = ledger.track(Subject<Item, Stop>())
    let (recorder, _) = ledger.record(deliver(subject))
    let sender = Task {
      await ledger.sendOneToFive(to: subject)
      subject.fail(Stop())
    }
    await sender.value
    try await settle()
    try require(recorder.failure != nil, "the failure is lost")
    return recorder.values
  }
}

private actor Observing {
  var seen: [Int] = []
  private let ledger: Ledger

  init(_ ledger: Ledger) { self.ledger = ledger }

  func observe(_ subject: Subject<Item, Never>) {
    subject.observe { self.seen.append(self.ledger.receive($0)) }
  }
}

@MainActor private final class Screen {
  var item: Item? {
    didSet { if let item { ledger.receive(item) } }
  }
  private let ledger: Ledger
  private var subscription: (any Disposable)?
  private var isClosed = false
  private(set) var isUpdatedAfterClose = false

  init(_ ledger: Ledger) { self.ledger = ledger }

  func observe(_ subject: Subject<Item, Never>) {
    subscription = subject.observe { item in
      self.ledger.receive(item)
      if self.isClosed { self.isUpdatedAfterClose = true }
    }
  }

  func bind(_ subject: Subject<Item, Never>) { subject.map { $0 }.bind(to: \.item, on: self) }

  func close() {
    ledger.setOpen(false)
    subscription?.dispose()
    isClosed = true
  }
}

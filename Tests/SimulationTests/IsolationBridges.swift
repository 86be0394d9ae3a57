import ReactiveSignals
import ReactiveSignalsTesting

extension Bridge {
  /// Handlers on actors, and schedulers of tasks.
  static let isolationBridges = [
    Bridge(name: "observe in an actor") {
      let subject = Subject<Int, Never>()
      let observer = Observing()
      await observer.observe(subject)
      let sender = Task { await subject.sendOneToFive() }
      await sender.value
      try await settle()
      let seen = await observer.seen
      try require(seen == [1, 2, 3, 4, 5], "observed \(seen)")
    },
    Bridge(name: "observe on the main actor, disposed there") {
      let subject = Subject<Int, Never>()
      let screen = Screen()
      await screen.observe(subject)
      let sender = Task { await subject.sendOneToFive() }
      let disposal = Task { await screen.close() }
      _ = await (sender.value, disposal.value)
      try await settle()
      try require(await !screen.isUpdatedAfterClose, "a value follows the disposal")
    },
    Bridge(name: "bind(to:on:) on the main actor") {
      let subject = Subject<Int, Never>()
      let screen = Screen()
      await screen.bind(subject)
      let sender = Task { await subject.sendOneToFive() }
      await sender.value
      try await settle()
      try require(await screen.number == 5, "the last value is lost")
    },
    Bridge(name: "ActorScheduler") { try await scheduleInOrder(on: ActorScheduler(Observing())) },
    Bridge(name: "TaskScheduler") { try await scheduleInOrder(on: TaskScheduler()) },
    Bridge(name: "deliver(on:) an ActorScheduler") { try await deliver(on: ActorScheduler(Observing())) },
    Bridge(name: "deliver(on:) a TaskScheduler") { try await deliver(on: TaskScheduler()) },
    Bridge(name: "deliver(on:) the test scheduler") { try await deliver(on: Simulation.scheduler) },
  ]

  private static func scheduleInOrder(on scheduler: some Scheduler) async throws {
    let done = Recorder<Int, Never>()
    let other = Task { for number in 11...13 { scheduler.schedule { done.send(number) } } }
    for number in 1...3 {
      scheduler.schedule { done.send(number) }
      await Task.yield()
    }
    await other.value
    try await settle()
    try require(done.values.filter { $0 < 10 } == [1, 2, 3], "the work has run as \(done.values)")
    try require(done.values.filter { $0 > 10 } == [11, 12, 13], "the work has run as \(done.values)")
  }

  private static func deliver(on scheduler: some Scheduler) async throws {
    let subject = Subject<Int, Stop>()
    let dropped = DropCounter()
    let (all, _) = subject.deliver(on: scheduler).recorded()
    let (newest, _) = subject.deliver(on: scheduler, buffering: .newest(2, counting: dropped)).recorded()
    let sender = Task {
      await subject.sendOneToFive()
      subject.fail(Stop())
    }
    await sender.value
    try await settle()
    try require(all.values == [1, 2, 3, 4, 5] && all.failure != nil, "received \(all.events)")
    try require(
      newest.values.count + dropped.count == 5 && newest.failure != nil,
      "\(newest.events), \(dropped.count) dropped"
    )
    try require(newest.values.last == 5, "the newest value is lost: \(newest.events)")
  }
}

private actor Observing {
  var seen: [Int] = []

  func observe(_ subject: Subject<Int, Never>) { subject.observe { self.seen.append($0) } }
}

@MainActor private final class Screen {
  var number = 0
  private var subscription: (any Disposable)?
  private var isClosed = false
  private(set) var isUpdatedAfterClose = false

  func observe(_ subject: Subject<Int, Never>) {
    subscription = subject.observe { _ in
      if self.isClosed { self.isUpdatedAfterClose = true }
    }
  }

  func bind(_ subject: Subject<Int, Never>) { subject.bind(to: \.number, on: self) }

  func close() {
    subscription?.dispose()
    isClosed = true
  }
}

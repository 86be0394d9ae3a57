import ReactiveSignals
import ReactiveSignalsTesting

extension Race {
  /// Races of bridges between signals and tasks, as in other libraries.
  static let signalRaces = [
    Race(name: "value sent before the subscription") {
      let subject = Subject<Int, Never>()
      let first = Task { await subject.first() }
      await Task.yield()
      subject.send(1)
      subject.complete()
      try require(await first.value == 1, "the first value is lost")
    },
    Race(name: "failure dropped by a debounce without demand") {
      let debounce = DebounceWithDemand()
      let consumer = Task {
        do {
          while try await debounce.next() != nil { await Task.yield() }
          return false
        } catch {
          return true
        }
      }
      await Task.yield()
      await debounce.send()
      for _ in 0..<4 { await Task.yield() }
      await debounce.fail()
      try require(await consumer.value, "the failure is lost")
    },
    Race(name: "last value lost by a throttle") {
      let throttle = Throttle()
      let sender = Task {
        for percent in [99, 100] { await throttle.send(percent) }
        await throttle.finish()
      }
      let window = Task { await throttle.endWindow() }
      _ = await (sender.value, window.value)
      try require(await throttle.sent.last == 100, "100 % is never shown")
    },
    Race(name: "share that disconnects while another subscriber comes") {
      let source = Subject<Int, Never>()
      let shared = CountedShare(source)
      let stays = Recorder<Int, Never>()
      await shared.subscribe(Recorder())
      let leaving = Task { await shared.unsubscribe() }
      let coming = Task { await shared.subscribe(stays) }
      _ = await (leaving.value, coming.value)
      source.send(1)
      try require(stays.values == [1], "the new subscriber receives nothing")
    },
    Race(name: "bridge by a task for each value") {
      let subject = Subject<Int, Never>()
      let log = Cell<[Int]>([])
      let tasks = Cell<[Task<Void, Never>]>([])
      subject.subscribe { value in
        let task = Task { await log.change { $0.append(value) } }
        Task { await tasks.change { $0.append(task) } }
      }
      for value in 1...3 { subject.send(value) }
      while await tasks.value.count < 3 { await Task.yield() }
      for task in await tasks.value { await task.value }
      try require(await log.value == [1, 2, 3], "values are out of order")
    },
    Race(name: "latest of two signals, one without a value yet") {
      let a = Subject<Int, Never>()
      let b = Subject<Int, Never>()
      let recorder = Recorder<Int, Never>()
      let subscription = Task { a.combineLatest(b).map { $0 + $1 }.subscribe(recorder) }
      let sender = Task { a.send(1) }
      _ = await (subscription.value, sender.value)
      b.send(2)
      try require(recorder.values == [3], "the pair is lost")
    },
    Race(name: "merge that completes while a value is on its way") {
      let merge = MergeWithTasks()
      async let one: Void = merge.send(1)
      async let other: Void = merge.complete()
      _ = await (one, other)
      try require(await merge.events.last == "end", "a value follows the completion")
    },
    Race(name: "handler that runs after the disposal") {
      let subject = Subject<Int, Never>()
      let isDisposed = Cell(false)
      let late = Cell(false)
      let subscription = subject.subscribe { _ in
        Task { if await isDisposed.value { await late.set(true) } }
      }
      subject.send(1)
      await Task.yield()
      subscription.dispose()
      await isDisposed.set(true)
      for _ in 0..<4 { await Task.yield() }
      try require(await !late.value, "a handler runs after the disposal")
    },
  ]
}

/// Reports the failure to a waiting consumer only.
private actor DebounceWithDemand {
  private var consumer: CheckedContinuation<Int?, any Error>?
  private var values: [Int] = []
  private var hasEnded = false

  func next() async throws -> Int? {
    if let value = values.popLast() { return value }
    if hasEnded { return nil }
    return try await withCheckedThrowingContinuation { consumer = $0 }
  }

  func send() {
    guard let consumer = consumer.take() else { return values.append(1) }
    consumer.resume(returning: 1)
  }

  func fail() {
    hasEnded = true
    consumer.take()?.resume(throwing: Wrong("the source fails"))
  }
}

/// Sends the first value of a window at once and the last one at its end, unless the source has completed by then.
private actor Throttle {
  var sent: [Int] = []
  private var latest: Int?
  private var isInWindow = false
  private var hasEnded = false

  func send(_ value: Int) {
    if isInWindow {
      latest = value
    } else {
      isInWindow = true
      sent.append(value)
    }
  }

  func endWindow() {
    if let latest, !hasEnded { sent.append(latest) }
    latest = nil
    isInWindow = false
  }

  func finish() { hasEnded = true }
}

private actor CountedShare {
  private let source: Subject<Int, Never>
  private var subscribers: [Recorder<Int, Never>] = []
  private var connection: (any Disposable)?
  private let relay = Subject<Int, Never>()

  init(_ source: Subject<Int, Never>) { self.source = source }

  func subscribe(_ recorder: Recorder<Int, Never>) async {
    subscribers.append(recorder)
    relay.subscribe(recorder)
    if connection == nil {
      await Task.yield()
      connection = source.subscribe(relay)
    }
  }

  func unsubscribe() async {
    subscribers.removeFirst()
    guard subscribers.isEmpty else { return }
    await Task.yield()
    connection?.dispose()
    connection = nil
  }
}

private actor MergeWithTasks {
  var events: [String] = []

  func send(_ value: Int) async {
    await Task.yield()
    events.append("\(value)")
  }

  func complete() { events.append("end") }
}

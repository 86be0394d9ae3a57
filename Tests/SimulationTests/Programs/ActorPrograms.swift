import ReactiveSignals

extension Program {
  /// Programs with actors.
  static let actorPrograms = [
    Program("cache that loads a value once") {
      let cache = SharedLoad()
      async let one = cache.value()
      async let other = cache.value()
      try require(await one + other == 2, "the callers get different values")
      try require(await cache.loads == 1, "the value is loaded twice")
    },
    Program("actors that call each other") {
      let (ping, pong) = (Player(), Player())
      let hits = await ping.play(with: pong, rounds: 6)
      try require(hits == 6, "a call is lost")
    },
    Program("function that is isolated to an actor") {
      let tally = Tally()
      async let one: Void = addTwice(to: tally)
      async let other: Void = addTwice(to: tally)
      _ = await (one, other)
      try require(await tally.total == 4, "another call comes in between")
    },
    Program("semaphore of an actor with two permits") {
      let semaphore = Permits(2)
      let running = Guarded((now: 0, most: 0))
      await withTaskGroup { group in
        for _ in 0..<4 {
          group.addTask {
            await semaphore.wait()
            running.withLock { running in
              running.now += 1
              running.most = max(running.most, running.now)
            }
            await Task.yield()
            running.withLock { $0.now -= 1 }
            await semaphore.signal()
          }
        }
      }
      try require(running.withLock { $0.most } <= 2, "three run at the same time")
    },
    Program("actor that runs work in order") {
      let queue = SerialQueue()
      let order = Guarded<[Int]>([])
      let tasks = await [
        queue.submit { order.withLock { $0.append(1) } }, queue.submit { order.withLock { $0.append(2) } },
      ]
      for task in tasks { await task.value }
      try require(order.withLock { $0 } == [1, 2], "the order differs")
    },
    Program("actor that is released when its last task has ended") {
      weak var released: Tally?
      do {
        let tally = Tally()
        released = tally
        await Task { await tally.add(1) }.value
      }
      await Task.yield()
      try require(await released?.total ?? 1 == 1, "the actor has another total")
    },
  ]
}

private actor Tally {
  private(set) var total: Int

  init(_ total: Int = 0) { self.total = total }

  func add(_ amount: Int) { total += amount }

  func move(_ amount: Int, to other: Tally) async {
    total -= amount
    await other.add(amount)
  }
}

private func addTwice(to tally: isolated Tally) {
  let before = tally.total
  tally.add(1)
  tally.add(1)
  precondition(tally.total == before + 2)
}

private actor SharedLoad {
  private var task: Task<Int, Never>?
  private(set) var loads = 0

  func value() async -> Int {
    if let task { return await task.value }
    let new = Task {
      loads += 1
      await Task.yield()
      return 1
    }
    task = new
    return await new.value
  }
}

private actor Player {
  private var hits = 0

  func play(with other: Player, rounds: Int) async -> Int {
    guard rounds > 0 else { return 0 }
    hits += 1
    return await 1 + other.play(with: self, rounds: rounds - 1)
  }
}

private actor Permits {
  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(_ count: Int) { free = count }

  func wait() async {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  func signal() {
    if waiting.isEmpty {
      free += 1
    } else {
      waiting.removeFirst().resume()
    }
  }
}

private actor SerialQueue {
  private var last: Task<Void, Never>?

  func submit(_ work: @escaping @Sendable () -> Void) -> Task<Void, Never> {
    let task = Task { [last] in
      await last?.value
      await Task.yield()
      work()
    }
    last = task
    return task
  }
}

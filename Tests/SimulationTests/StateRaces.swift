import ReactiveSignalsTesting

extension Race {
  /// Races of state that changes while a task is suspended.
  static let stateRaces = [
    Race(name: "update lost across an await") {
      let count = Cell(0)
      async let one: Void = count.set(await count.value + 1)
      async let other: Void = count.set(await count.value + 1)
      _ = await (one, other)
      try require(await count.value == 2, "an update is lost")
    },
    Race(name: "check, suspension, act in an actor") {
      let account = Account()
      async let one: Void = account.withdraw(80)
      async let other: Void = account.withdraw(80)
      _ = await (one, other)
      try require(await account.balance >= 0, "the account is overdrawn")
    },
    Race(name: "two starts of a load that should be shared") {
      let cache = Cache()
      async let one = cache.value()
      async let other = cache.value()
      _ = await (one, other)
      try require(await cache.loads == 1, "the value is loaded twice")
    },
    Race(name: "value stored after its invalidation") {
      let cache = Cache()
      let load = Task { await cache.value() }
      await Task.yield()
      await cache.invalidate()
      _ = await load.value
      try require(await cache.stored == nil, "an invalidated value is stored")
    },
    Race(name: "two fields read in between") {
      let low = Cell(0)
      let high = Cell(0)
      let writer = Task {
        await low.set(1)
        await high.set(1)
      }
      await Task.yield()
      let first = await low.value
      await Task.yield()
      let second = await high.value
      await writer.value
      try require(first == second, "one field is new and the other old")
    },
    Race(name: "limit of tasks exceeded after a check") {
      let gate = Gate()
      await withTaskGroup { group in
        for _ in 0..<3 { group.addTask { await gate.work() } }
      }
      try require(await gate.most <= 2, "three tasks are inside")
    },
    Race(name: "indicator hidden by the older of two loads") {
      let loader = Loader()
      let old = Task { await loader.load() }
      let new = Task { await loader.load() }
      await old.value
      let isLoading = await loader.isLoading
      let ended = await loader.ended
      await new.value
      try require(isLoading || ended == 2, "the indicator is hidden while a load runs")
    },
    Race(name: "stop that overtakes the start") {
      let service = Cell("created")
      let start = Task { await service.set("running") }
      let stop = Task { await service.set("stopped") }
      _ = await (start.value, stop.value)
      try require(await service.value == "stopped", "the service runs after its stop")
    },
    Race(name: "last one out closes, next one in finds it closed") {
      let connection = Connection()
      await connection.enter()
      let leaving = Task { await connection.leave() }
      let entering = Task { await connection.enter() }
      _ = await (leaving.value, entering.value)
      try require(await connection.isOpen, "a user has a closed connection")
    },
  ]
}

private actor Account {
  var balance = 100

  func withdraw(_ amount: Int) async {
    guard balance >= amount else { return }
    await Task.yield()  // a request to the bank
    balance -= amount
  }
}

private actor Cache {
  var stored: Int?
  var loads = 0

  func value() async -> Int {
    if let stored { return stored }
    loads += 1
    await Task.yield()  // the load
    stored = 1
    return 1
  }

  func invalidate() { stored = nil }
}

private actor Gate {
  private var inside = 0
  var most = 0

  func work() async {
    while inside >= 2 { await Task.yield() }
    await Task.yield()  // a message to the log
    inside += 1
    most = max(most, inside)
    await Task.yield()
    inside -= 1
  }
}

@MainActor private final class Loader {
  private(set) var isLoading = false
  private(set) var ended = 0

  func load() async {
    isLoading = true
    await Task.yield()
    ended += 1
    isLoading = false
  }
}

private actor Connection {
  private var users = 0
  var isOpen = false

  func enter() async {
    users += 1
    if !isOpen {
      await Task.yield()
      isOpen = true
    }
  }

  func leave() async {
    users -= 1
    if users == 0 {
      await Task.yield()
      isOpen = false
    }
  }
}

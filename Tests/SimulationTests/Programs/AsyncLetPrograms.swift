import ReactiveSignals
import ReactiveSignalsTesting

extension Program {
  /// Programs with `async let` and tasks.
  static let asyncLetPrograms = [
    Program("value that is not awaited") {
      let count = Guarded(0)
      do {
        async let unused: Void = count.withLock { $0 += 1 }
      }
      try require(count.withLock { $0 } == 1, "the child has not been awaited")
    },
    Program("value that fails") {
      async let failing: Int = fail()
      async let fine = slowly(1)
      let result = await fine
      do {
        _ = try await failing
        throw Wrong("the failure is lost")
      } catch is Stop {
        try require(result == 1, "the other value is lost")
      }
    },
    Program("recursion") {
      try require(await fibonacci(5) == 5, "the number is wrong")
    },
    Program("value that is awaited twice") {
      let runs = Guarded(0)
      async let value: Int = {
        runs.withLock { $0 += 1 }
        await Task.yield()
        return 1
      }()
      let sum = await value + value
      try require(sum == 2 && runs.withLock { $0 } == 1, "the child has run twice")
    },
    Program("task with several waiters") {
      let task = Task { await slowly(1) }
      async let one = task.value
      async let two = task.value
      try require(await one + two == 2, "a waiter gets nothing")
    },
    Program("detached task") {
      let task = Task.detached { await slowly(3) }
      try require(await task.value == 3, "the value is lost")
    },
    Program("task-local value") {
      let seen = await Request.$name.withValue("a") {
        async let child = Request.name
        let task = Task { Request.name }
        return await child + task.value
      }
      try require(seen == "aa" && Request.name == "-", "the value is not passed on")
    },
  ]
}

private enum Request {
  @TaskLocal static var name = "-"
}

private func slowly(_ number: Int) async -> Int {
  await Task.yield()
  return number
}

private func fail() async throws -> Int {
  await Task.yield()
  throw Stop()
}

private func fibonacci(_ number: Int) async -> Int {
  if number < 2 { return number }
  async let one = fibonacci(number - 1)
  async let two = fibonacci(number - 2)
  return await one + two
}

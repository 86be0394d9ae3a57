import Dispatch
import Foundation
import TestSupport

/// A call that waits for the tasks of its subscription.
private struct Call: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let run: @Sendable (Signal<Int, Never>) async -> Void

  init(_ name: String, _ run: @escaping @Sendable (Signal<Int, Never>) async -> Void) {
    testDescription = name
    self.run = run
  }

  static let all = [
    Call("first") { _ = await $0.first() },
    Call("last") { _ = await $0.last() },
    Call("collected") { _ = await $0.collected() },
    Call("completion") { await $0.completion() },
    Call("for await") { for await _ in $0.values {} },
    Call("for await, arrays") { for await _ in $0.values(batch: 2) {} },
    Call("for await, left, in a scope") { signal in
      await withSubscriptions { _ in for await _ in signal.values { break } }
    },
    Call("subscribe in a scope") { signal in
      await withSubscriptions { scope in
        let done = Subject<Void, Never>()
        signal.subscribe(next: { _ in done.send() }, completed: { done.complete() }).store(in: scope)
        _ = await done.first()
      }
    },
    Call("subscribe in a bag in a scope") { signal in
      await withSubscriptions { scope in
        let done = Subject<Void, Never>()
        let bag = CompoundDisposable()
        bag.store(in: scope)
        signal.subscribe(completed: { done.complete() }).store(in: bag)
        await done.completion()
      }
    },
    Call("observe in a scope") { signal in
      await withSubscriptions { scope in
        let done = Subject<Void, Never>()
        signal.observeEvents { @MainActor in if $0.isTerminal { done.complete() } }.store(in: scope)
        await done.completion()
      }
    },
    Call("a command in a scope") { signal in
      await withSubscriptions { scope in
        let command = Command<Void, Int, Never> { signal }
        let execution = command.execute()
        execution.store(in: scope)
        _ = try? await execution.completion()
      }
    },
  ]
}

/// A signal that starts tasks, which do `work`.
private struct Starter: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// A Boolean value that indicates whether a thread that is not the caller's starts the task.
  var isElsewhere = false
  let signal: @Sendable (@escaping @Sendable () async -> Void) -> Signal<Int, Never>

  static let all = [
    Starter(testDescription: "task") { work in
      .task {
        await work()
        return 1
      }
    },
    Starter(testDescription: "asyncMap") { work in
      [1, 2, 3].signal().asyncMap(maxConcurrent: 2) { value in
        await work()
        return value
      }
      .erased
    },
    Starter(testDescription: "asyncFilter") { work in
      [1, 2].signal().asyncFilter { _ in
        await work()
        return true
      }
      .erased
    },
    Starter(testDescription: "produce") { work in
      .produce { producer in
        await producer.send(1)
        await work()
      }
    },
    Starter(testDescription: "from") { work in
      .from(
        AsyncStream(unfolding: {
          await work()
          return Task.isCancelled ? nil : 1
        })
      )
      .take(2).erased
    },
    Starter(testDescription: "using, resource") { work in
      .using(resource: { await work() }, cleanup: { _ in }) { [1].signal() }
    },
    Starter(testDescription: "using, cleanup") { work in
      .using(resource: {}, cleanup: { await work() }) { _ in [1, 2].signal() }
    },
    Starter(testDescription: "flatMap of values of another thread", isElsewhere: true) { work in
      let numbers = Signal<Int, Never>.create { subscriber in
        DispatchQueue.global().async {
          subscriber.send(1)
          subscriber.send(2)
          subscriber.complete()
        }
      }
      return numbers.flatMap { value in
        Signal.task {
          await work()
          return value
        }
      }
      .erased
    },
  ]
}

/// An operator whose source runs for several subscribers.
private struct Operator: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let apply: @Sendable (Signal<Int, Never>) -> Signal<Int, Never>

  init(_ name: String, _ apply: @escaping @Sendable (Signal<Int, Never>) -> Signal<Int, Never>) {
    testDescription = name
    self.apply = apply
  }
}

private enum Request {
  @TaskLocal static var id = 0
}

/// The tasks of a test.
private final class Census: Sendable {
  struct Entry: Sendable {
    let id: Int
    let priority: TaskPriority
  }

  private let entries = Shared<[Entry]>([])
  private let ended = Counter()

  var all: [Entry] { entries.value }
  var endedCount: Int { ended.value }

  func begin() { entries.withLock { $0.append(Entry(id: Request.id, priority: Task.currentPriority)) } }

  /// Runs for some steps, whether the task is canceled or not.
  func end() async {
    for _ in 0..<20 { await Task.yield() }
    ended.next()
  }
}

@Suite(.withoutLeaks) struct TasksOfCallersTests {
  @Test("A call returns when its tasks have ended", arguments: Call.all, Starter.all)
  private func completion(_ call: Call, _ starter: Starter) async {
    let census = Census()
    await Task(priority: .low) {
      await Request.$id.withValue(7) {
        let priority = Task.currentPriority
        await call.run(
          starter.signal {
            census.begin()
            await census.end()
          }
        )
        expectEqual(census.endedCount, census.all.count)
        #expect(starter.isElsewhere || census.all.allSatisfy { $0.id == 7 })
        #expect(census.all.allSatisfy { $0.priority >= priority && $0.priority <= Task.currentPriority })
      }
    }
    .value
  }

  @Test(
    "A canceled call cancels its tasks and returns when they have ended",
    arguments: Call.all,
    Starter.all
  )
  private func cancellation(_ call: Call, _ starter: Starter) async {
    // A cleanup is not canceled.
    if starter.testDescription == "using, cleanup" { return }
    let census = Census()
    let task = Shared<Task<Void, Never>?>(nil)
    let tasks = Counter()
    await waitUntilCalled { begun in
      let signal = starter.signal {
        census.begin()
        if tasks.next() == 1 { begun() }
        await untilCanceled()
        await census.end()
      }
      task.exchange(
        Task {
          await call.run(signal)
          expectEqual(census.endedCount, census.all.count)
        }
      )
    }
    task.value?.cancel()
    await task.value?.value
    #expect(!census.all.isEmpty)
  }

  @Test("The priority of a call that is raised reaches its tasks", arguments: Call.all, Starter.all)
  private func escalation(_ call: Call, _ starter: Starter) async {
    let census = Census()
    let task = Shared<Task<Void, Never>?>(nil)
    let tasks = Counter()
    await waitUntilCalled { begun in
      let signal = starter.signal {
        if tasks.next() == 1 { begun() }
        await untilEscalated()
        if !Task.isCancelled { census.begin() }
      }
      task.exchange(Task(priority: .low) { await call.run(signal) })
    }
    task.value?.escalatePriority(to: .high)
    await task.value?.value
    #expect(census.all.allSatisfy { $0.priority >= .high })
  }

  @Test("A thousand tasks have ended when the canceled scope returns")
  func manyTasks() async {
    let census = Census()
    let caller = Task { await Self.runMany(1_000, census) }
    while census.all.count < 100 { await Task.yield() }
    caller.cancel()
    await caller.value
    expectEqual(census.endedCount, census.all.count)
  }

  @Test("Tasks have ended when the canceled scope returns, under any schedule")
  func manyTasksInSimulation() throws {
    try simulate(schedules: Self.scheduleCount) {
      let census = Census()
      let caller = Task { await Self.runMany(Self.simulatedCount, census) }
      let canceler = Task { caller.cancel() }
      await caller.value
      await canceler.value
      if census.endedCount != census.all.count { throw TestFailure.one }
    }
  }

  private static let environment = ProcessInfo.processInfo.environment
  private static let scheduleCount = environment["REACTIVE_SIGNALS_SCHEDULES"].flatMap(Int.init) ?? 50
  private static let simulatedCount = environment["REACTIVE_SIGNALS_TASKS"].flatMap(Int.init) ?? 30

  private static func runMany(_ count: Int, _ census: Census) async {
    await withSubscriptions { scope in
      let numbers = (0..<count).signal()
      numbers.flatMap { _ in
        Signal<Int, Never>.task {
          census.begin()
          await census.end()
          return 1
        }
      }
      .subscribe().store(in: scope)
      numbers.asyncMap(maxConcurrent: 10) { _ in
        census.begin()
        await census.end()
      }
      .subscribe().store(in: scope)
      await untilCanceled()
    }
  }

  @Test("A subscription that is not stored in the scope outlives it, and keeps its task")
  func outliving() async {
    let ended = Counter()
    let (stream, continuation) = AsyncStream<Never>.makeStream()
    let recorder = Recorder<Int, Never>()
    _ = await withSubscriptions { _ in
      Signal<Int, Never>.task {
        for await _ in stream {}
        ended.next()
        return Task.isCancelled ? 0 : 1
      }
      .subscribe(recorder)
    }
    expectEqual(ended.value, 0)
    continuation.finish()
    while recorder.events.count < 2 { await Task.yield() }
    expectEqual(recorder.events, [.next(1), .completed])
  }

  @Test(
    "The source of a shared signal and the source of groups belong to no scope",
    arguments: [
      Operator("share") { $0.share().erased },
      Operator("group") { $0.group(by: { $0 }).flatMap { $0 }.erased },
      Operator("window") { $0.window(count: 1).flatMap { $0 }.erased },
    ]
  )
  private func sharedSource(_ shared: Operator) async {
    let ended = Counter()
    let (stream, continuation) = AsyncStream<Never>.makeStream()
    await withSubscriptions { scope in
      let signal = Signal<Int, Never>.task {
        // The cancellation of the outer task does not reach this one.
        await Task { for await _ in stream {} }.value
        return ended.next()
      }
      shared.apply(signal).subscribe().store(in: scope)
    }
    expectEqual(ended.value, 0)
    continuation.finish()
    while ended.value == 0 { await Task.yield() }
  }

  @Test("A handler in a task can end the scope that waits for the task")
  func endInHandler() async {
    let census = Census()
    await withSubscriptions { scope in
      Signal<Int, Never>.produce { producer in
        await producer.send(1)
        census.begin()
        await census.end()
      }
      .subscribe { _ in scope.dispose() }.store(in: scope)
      await scope.lifetime.ended.completion()
    }
    expectEqual(census.endedCount, census.all.count)
  }

  @Test("Scopes nest in tasks of scopes")
  func nesting() async {
    let census = Census()
    let numbers = [1, 2].signal()
    let sums = await withSubscriptions { _ in
      await numbers.asyncMap { number in
        await withSubscriptions { _ in
          census.begin()
          let all = await numbers.asyncMap { $0 * number }.collected()
          await census.end()
          return all.reduce(0, +)
        }
      }
      .collected()
    }
    expectEqual(sums, [3, 6])
    expectEqual(census.endedCount, 2)
  }
}

/// Suspends the task until it is canceled.
private func untilCanceled() async {
  let (stream, continuation) = AsyncStream<Never>.makeStream()
  for await _ in stream {}
  continuation.finish()
}

/// Suspends the task until its priority is high, or it is canceled.
private func untilEscalated() async {
  let (stream, continuation) = AsyncStream<Never>.makeStream()
  await withTaskPriorityEscalationHandler {
    if Task.currentPriority >= .high { continuation.finish() }
    for await _ in stream {}
  } onPriorityEscalated: { _, _ in
    continuation.finish()
  }
}

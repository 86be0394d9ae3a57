import ReactiveSignals
import ReactiveSignalsTesting

extension Program {
  /// Programs that cancel tasks.
  static let cancellationPrograms = [
    Program("cancellation of a sleep") {
      let task = Task { (try? await Simulation.clock.sleep(for: .seconds(9))) == nil }
      task.cancel()
      try require(await task.value, "the sleep goes on")
      try require(Simulation.scheduler.now == .zero, "time passes")
    },
    Program("cancellation that is checked") {
      let task = Task {
        for _ in 0..<100 {
          try Task.checkCancellation()
          await Task.yield()
        }
      }
      await Task.yield()
      task.cancel()
      _ = await task.result
    },
    Program("cancellation of a child by its parent") {
      let isCanceled = Guarded(false)
      let parent = Task {
        async let child: Void = {
          while !Task.isCancelled { await Task.yield() }
          isCanceled.withLock { $0 = true }
        }()
        await child
      }
      parent.cancel()
      await parent.value
      try require(isCanceled.withLock { $0 }, "the child is not canceled")
    },
    Program("handler of a cancellation, before or after its beginning") {
      let calls = Guarded(0)
      let task = Task {
        await withTaskCancellationHandler {
          await Task.yield()
        } onCancel: {
          calls.withLock { $0 += 1 }
        }
      }
      task.cancel()
      await task.value
      try require(calls.withLock { $0 } == 1, "the handler runs \(calls.withLock { $0 }) times")
    },
    Program("continuation that is resumed once, by the result or the cancellation") {
      let waiter = CancelableWaiter()
      let task = Task { await waiter.wait() }
      let resumer = Task { waiter.resume(with: 1) }
      task.cancel()
      await resumer.value
      let value = await task.value
      try require(value == 1 || value == nil, "another value")
    },
    Program("task that is not canceled with the task that made it") {
      let task = Task {
        let other = Task { Task.isCancelled }
        return await other.value
      }
      task.cancel()
      try require(await task.value == false, "the other task is canceled")
    },
    Program("cleanup of a canceled task") {
      let isOpen = Guarded(false)
      let task = Task {
        isOpen.withLock { $0 = true }
        defer { isOpen.withLock { $0 = false } }
        try await Simulation.clock.sleep(for: .seconds(1))
      }
      await Task.yield()
      task.cancel()
      _ = await task.result
      try require(!isOpen.withLock { $0 }, "the resource stays open")
    },
    Program("cancellation after the end") {
      let task = Task { 1 }
      let value = await task.value
      task.cancel()
      try require(await task.value == value, "the value has changed")
    },
    Program("cancellation by two tasks") {
      let task = Task { while !Task.isCancelled { await Task.yield() } }
      async let one: Void = task.cancel()
      async let two: Void = task.cancel()
      _ = await (one, two)
      await task.value
    },
    Program("newest search alone has a result") {
      let shown = Cell("")
      var search: Task<Void, Never>?
      for text in ["a", "ab"] {
        search?.cancel()
        await search?.value
        search = Task {
          await Task.yield()
          if !Task.isCancelled { await shown.set(text) }
        }
      }
      await search?.value
      try require(await shown.value == "ab", "an older search is shown")
    },
  ]
}

private final class CancelableWaiter: Sendable {
  private enum State {
    case idle
    case waiting(CheckedContinuation<Int?, Never>)
    case over(Int?)
  }

  private let state = Guarded(State.idle)

  func wait() async -> Int? {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let known = state.withLock { state -> Int?? in
          if case .over(let value) = state { return .some(value) }
          state = .waiting(continuation)
          return nil
        }
        if let known { continuation.resume(returning: known) }
      }
    } onCancel: {
      resume(with: nil)
    }
  }

  func resume(with value: Int?) {
    let continuation = state.withLock { state -> CheckedContinuation<Int?, Never>? in
      defer { if case .over = state {} else { state = .over(value) } }
      if case .waiting(let continuation) = state { return continuation }
      return nil
    }
    continuation?.resume(returning: value)
  }
}

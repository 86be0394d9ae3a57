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
    Program("cancellation by two tasks") {
      let task = Task { while !Task.isCancelled { await Task.yield() } }
      async let one: Void = task.cancel()
      async let two: Void = task.cancel()
      _ = await (one, two)
      await task.value
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

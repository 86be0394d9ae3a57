import Dispatch
import Foundation

/// Returns runs that start a task and wait for its result.
func waiting(for prepare: @escaping (Int) -> @Sendable () async -> Int) -> (Int) -> () -> Int {
  { count in
    let run = prepare(count)
    return { wait(for: run) }
  }
}

/// Runs an asynchronous function in a task of its own and waits for its result.
func wait(for run: @escaping @Sendable () async -> Int) -> Int {
  let sum = Sum()
  let isDone = DispatchSemaphore(value: 0)
  Task.detached {
    sum.add(await run())
    isDone.signal()
  }
  isDone.wait()
  return sum.take()
}

/// Runs two closures at the same time, on a thread each.
func together(_ first: @escaping @Sendable () -> Void, _ second: @escaping @Sendable () -> Void) {
  let isDone = DispatchSemaphore(value: 0)
  for work in [first, second] {
    Thread.detachNewThread {
      work()
      isDone.signal()
    }
  }
  isDone.wait()
  isDone.wait()
}

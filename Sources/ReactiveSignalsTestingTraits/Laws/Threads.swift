package import Dispatch
import Foundation

/// Runs `body` on `count` new threads, starts them together, and waits for all.
package func onThreads(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
  let group = DispatchGroup()
  let ready = DispatchSemaphore(value: 0)
  let start = DispatchSemaphore(value: 0)
  for index in 0..<count {
    // A queue without a target always gets a thread, also on a busy machine.
    DispatchQueue(label: "test thread \(index)").async(group: group) {
      ready.signal()
      start.wait()
      body(index)
    }
  }
  for _ in 0..<count { ready.wait() }
  for _ in 0..<count { start.signal() }
  group.wait()
}

/// A recursive lock whose waits are limited.
package final class PatientLock: Sendable {
  private let lock = NSRecursiveLock()

  package init() {}

  /// Returns whether the lock was taken in time.
  package func lock(_ patience: DispatchTimeInterval) -> Bool {
    lock.lock(before: Date(timeIntervalSinceNow: patience.seconds))
  }

  package func unlock() { lock.unlock() }
}

extension DispatchTimeInterval {
  fileprivate var seconds: TimeInterval {
    switch self {
    case .seconds(let count): Double(count)
    case .milliseconds(let count): Double(count) / 1e3
    case .microseconds(let count): Double(count) / 1e6
    case .nanoseconds(let count): Double(count) / 1e9
    default: .infinity
    }
  }
}

/// A semaphore with a time limit, so that a deadlock fails a test and does not hang it.
package final class Moment: Sendable {
  private let semaphore = DispatchSemaphore(value: 0)
  private let patience: DispatchTimeInterval

  package init(patience: DispatchTimeInterval = .seconds(300)) { self.patience = patience }

  /// Lets one thread continue, now or when it waits.
  package func signal() { semaphore.signal() }

  /// Returns whether the signal came in time.
  package func wait() -> Bool { semaphore.wait(timeout: .now() + patience) == .success }
}

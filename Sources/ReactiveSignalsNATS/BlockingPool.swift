#if NATS
import ReactiveSignals

/// The threads for short requests to the server that block, at most 16 for all connections. A request that finds none waits for one.
///
/// A subscription to a stream asks the server when it begins and ends. A thread for each would be thousands after a lost connection.
enum BlockingPool {
  private static let limit = 16
  private static let state = Locked((jobs: [@Sendable () -> Void](), threads: 0))

  static func run(_ body: @escaping @Sendable () -> Void) {
    let needsThread = state.withLock { state in
      state.jobs.append(body)
      if state.threads == limit { return false }
      state.threads += 1
      return true
    }
    if needsThread { detach { work() } }
  }

  private static func work() {
    while true {
      let job = state.withLock { state in
        let job = state.jobs.isEmpty ? nil : state.jobs.removeFirst()
        if job == nil { state.threads -= 1 }
        return job
      }
      guard let job else { return }
      job()
    }
  }
}
#endif

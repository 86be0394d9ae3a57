#if NATS
import Dispatch
import Foundation
import ReactiveSignals

/// Threads for calls of libnats that block, at most 16. A call that finds none waits for one.
///
/// A thread for each call would be thousands after a lost connection. The tasks of Swift share their threads with the global queues of
/// Dispatch, and wait for a second when all of these are blocked.
final class BlockingPool: Sendable {
  /// The threads that connect, and that end connections.
  static let shared = BlockingPool()

  private static let limit = 16

  private struct State {
    var jobs = FIFO<StoredClosure>()
    var threads = 0
    /// A Boolean value that indicates whether the process had no thread for the jobs, and is asked again.
    var isShort = false
  }

  private let state = Locked(State())

  func run(_ body: @escaping @Sendable () -> Void) {
    state.withLock { $0.jobs.append(StoredClosure(body)) }
    addThread()
  }

  /// Starts a thread if there are jobs for one more.
  private func addThread() {
    let needsThread = state.withLock { state in
      if state.threads == Self.limit || state.jobs.isEmpty { return false }
      state.threads += 1
      return true
    }
    guard needsThread, !startThread({ self.work() }) else { return }
    let asksAgain = state.withLock { state in
      state.threads -= 1
      // The other threads do the jobs.
      if state.threads > 0 || state.isShort { return false }
      state.isShort = true
      return true
    }
    guard asksAgain else { return }
    DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(100)) {
      self.state.withLock { $0.isShort = false }
      self.addThread()
    }
  }

  private func work() {
    while true {
      let job = state.withLock { state in
        let job = state.jobs.popFirst()
        if job == nil { state.threads -= 1 }
        return job
      }
      guard let job else { return }
      job.run()
    }
  }
}

/// Starts a thread. Foundation does not tell when the process gets none.
///
/// - Returns: A Boolean value that indicates whether the closure runs.
func startThread(_ body: @escaping @Sendable () -> Void) -> Bool {
  // Safe: the thread takes the closure over. If there is none, this function does.
  let closure = unsafe Unmanaged.passRetained(ThreadBody(body))
  #if canImport(Darwin)
  var thread: pthread_t?
  let start: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = {
    unsafe ThreadBody.run($0)
    return nil
  }
  #else
  var thread = pthread_t()
  let start: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = {
    if let closure = unsafe $0 { unsafe ThreadBody.run(closure) }
    return nil
  }
  #endif
  guard unsafe pthread_create(&thread, nil, start, closure.toOpaque()) == 0 else {
    unsafe closure.release()
    return false
  }
  #if canImport(Darwin)
  if let thread = unsafe thread { unsafe pthread_detach(thread) }
  #else
  pthread_detach(thread)
  #endif
  return true
}

private final class ThreadBody: Sendable {
  private let body: @Sendable () -> Void

  init(_ body: @escaping @Sendable () -> Void) { self.body = body }

  @unsafe
  static func run(_ closure: UnsafeMutableRawPointer) {
    unsafe Unmanaged<ThreadBody>.fromOpaque(closure).takeRetainedValue().body()
  }
}
#endif

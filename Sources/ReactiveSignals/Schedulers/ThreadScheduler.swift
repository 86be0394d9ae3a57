import _ReactiveSignalsShims

/// A number that no other living thread has. It is not zero.
package var currentThreadToken: UInt { rs_thread_token() }

/// The scheduler whose work the calling thread is running.
///
/// Thread-local memory holds the address of a value on the stack of the thread, so setting, reading and restoring it are
/// plain moves. Only that thread reads the address, and it is reset before the value is destroyed.
enum ThreadScheduler {
  static var current: (any Scheduler)? {
    guard let address = unsafe rs_current_scheduler() else { return nil }
    return unsafe address.assumingMemoryBound(to: (any Scheduler).self).pointee
  }

  static func perform<Result, Failure: Error>(
    as scheduler: any Scheduler,
    _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    LockCheck.assertNoLocksHeld()
    return try unsafe withUnsafePointer(to: scheduler) { address throws(Failure) in
      let before = unsafe rs_current_scheduler()
      unsafe rs_set_current_scheduler(address)
      defer { unsafe rs_set_current_scheduler(before) }
      return try work()
    }
  }
}

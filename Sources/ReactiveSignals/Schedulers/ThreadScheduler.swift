import _ReactiveSignalsShims

/// The scheduler whose work the calling thread is running, as far as the thread has been told.
///
/// The thread keeps the address of a value on its own stack: setting, reading and restoring it are plain moves.
/// The address is only read by the thread it belongs to, and is taken back before the value goes.
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

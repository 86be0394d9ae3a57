import _ReactiveSignalsShims

/// The scheduler that runs the code that reads this property.
///
/// During scheduled work, timers included, it is the scheduler of the work. Elsewhere it is ``MainScheduler/shared`` on the
/// main thread and the main queue, and `nil` on other threads and queues and in Swift tasks outside the main actor.
///
///     let scheduler = QueueScheduler(label: "search")
///     scheduler.schedule {
///       print(currentScheduler as? QueueScheduler === scheduler)   // true
///     }
///
/// It is stored per thread, so it is valid in synchronous code only. After an `await` it may be another one.
///
/// RAC: `+currentScheduler`.
public var currentScheduler: (any Scheduler)? {
  if let address = unsafe rs_current_scheduler() {
    return unsafe address.assumingMemoryBound(to: (any Scheduler).self).pointee
  }
  return MainQueue.isCurrent ? MainScheduler.shared : nil
}

extension Scheduler {
  /// Runs work before this returns, with this scheduler as ``currentScheduler``, and then restores the previous one.
  ///
  /// A scheduler of your own runs all work through it.
  ///
  ///     struct Traced: Scheduler {
  ///       let queue: DispatchQueue
  ///       func schedule(_ work: @escaping @Sendable () -> Void) -> any Disposable {
  ///         let item = BlockDisposable()
  ///         queue.async { if !item.isDisposed { performAsCurrent(work) } }
  ///         return item
  ///       }
  ///     }
  ///
  /// RAC: `-performAsCurrentScheduler:`.
  ///
  /// - Parameter work: The work to run.
  /// - Returns: The result of `work`.
  public func performAsCurrent<Result, Failure: Error>(
    _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    LockCheck.assertNoLocksHeld()
    // Thread-local memory holds the address of this value on the stack of the thread, so setting, reading and restoring it are plain moves.
    // Only that thread reads the address, and it is reset before the value is destroyed.
    let scheduler: any Scheduler = self
    return try unsafe withUnsafePointer(to: scheduler) { address throws(Failure) in
      let before = unsafe rs_current_scheduler()
      unsafe rs_set_current_scheduler(address)
      defer { unsafe rs_set_current_scheduler(before) }
      return try work()
    }
  }
}

/// A number that no other living thread has. It is not zero.
package var currentThreadToken: UInt { rs_thread_token() }

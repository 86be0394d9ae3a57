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
  if let scheduler = schedulerOfThread.value { return scheduler }
  return isOnMainQueue() ? MainScheduler.shared : nil
}

/// The scheduler whose work the thread is running.
private var schedulerOfThread: ThreadLocal<any Scheduler> { ThreadLocal(slot: rs_slot_scheduler) }

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
    return try schedulerOfThread.with(self, work)
  }
}

/// A number that no other living thread has. It is not zero.
package var currentThreadToken: UInt { rs_thread_token() }

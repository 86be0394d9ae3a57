/// The scheduler whose work the caller is part of.
///
/// During scheduled work it is the scheduler that runs the work, timers included. Elsewhere it is
/// ``MainScheduler/shared`` on the main thread or the main queue, and `nil` on other threads and queues, and in Swift
/// tasks outside the main actor.
///
///     let scheduler = QueueScheduler(label: "search")
///     scheduler.schedule {
///       print(currentScheduler as? QueueScheduler === scheduler)   // true
///     }
///
/// It is kept by thread, so it is right in synchronous code only: do not expect it to be the same after an
/// `await`.
///
/// RAC: `+currentScheduler`.
public var currentScheduler: (any Scheduler)? {
  if let scheduler = ThreadScheduler.current { return scheduler }
  return MainScheduler.isCurrent ? MainScheduler.shared : nil
}

extension Scheduler {
  /// Runs `work`, here and now, with this scheduler as ``currentScheduler``, and then restores the one before.
  ///
  /// For those who write schedulers: run all work through it.
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
  public func performAsCurrent<Result, Failure: Error>(
    _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try ThreadScheduler.perform(as: self, work)
  }
}

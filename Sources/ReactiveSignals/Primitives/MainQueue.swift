import Dispatch
import _ReactiveSignalsShims

private let mainQueueKey = {
  let key = DispatchSpecificKey<Bool>()
  DispatchQueue.main.setSpecific(key: key, value: true)
  return key
}()

/// Returns whether the caller runs on the main queue, or excludes the work of the main queue.
///
/// The main actor's work runs on this queue, and other work does so as well.
///
/// A dispatch-specific value identifies the queue on any thread that serves it. The initial thread of the process counts,
/// too. It serves the queue, or is parked once other threads do. So code that runs on it excludes the queue, even inside
/// `sync` of another queue, where the specific value is not visible.
func isOnMainQueue() -> Bool {
  rs_is_initial_thread() != 0 || DispatchQueue.getSpecific(key: mainQueueKey) != nil
}

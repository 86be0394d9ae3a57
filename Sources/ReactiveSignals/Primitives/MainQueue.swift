import Dispatch
import _ReactiveSignalsShims

/// The queue of the main actor, on which work runs that is no task, too.
enum MainQueue {
  private static let key = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// A Boolean value that indicates whether the caller runs on the main queue, or excludes the work of the main queue.
  ///
  /// A dispatch-specific value identifies the queue on any thread that serves it. The initial thread of the process counts,
  /// too. It serves the queue, or is parked once other threads do. So code that runs on it excludes the queue, even inside
  /// `sync` of another queue, where the specific value is not visible.
  static var isCurrent: Bool {
    rs_is_initial_thread() != 0 || DispatchQueue.getSpecific(key: key) != nil
  }
}

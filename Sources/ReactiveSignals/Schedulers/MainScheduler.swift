import Dispatch
import _ReactiveSignalsShims

/// A scheduler that runs work on the main queue, and so on the main actor. The work always runs after `schedule` returns.
///
/// The run loop of an app, `dispatchMain()` or an asynchronous `main` has to serve the main queue. On Linux the queue is not
/// tied to the main thread: in a program with an asynchronous `main`, other threads serve it.
///
/// Use ``SignalProtocol/deliverOnMain(buffering:)`` to deliver inline on the main queue.
///
/// RAC: `+mainThreadScheduler`.
public final class MainScheduler: TimedScheduler, CustomStringConvertible, QueuedScheduler {
  /// The scheduler of the main queue.
  public static let shared = MainScheduler()

  let serial = SerialQueue(.main)

  private init() {}

  public var description: String { "MainScheduler" }
}

extension Scheduler where Self == MainScheduler {
  /// The scheduler of the main queue.
  public static var main: MainScheduler { .shared }
}

extension MainScheduler {
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

import Dispatch

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

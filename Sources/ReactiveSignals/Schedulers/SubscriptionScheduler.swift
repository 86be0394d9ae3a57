/// A scheduler that runs work inline where a scheduler is current, and in the background elsewhere.
///
/// It runs work inline on the main thread, in scheduled work and in a Swift task. The background is one serial
/// ``QueueScheduler`` for the process, so work that takes long there delays all work behind it.
///
/// RAC subscribed to every signal through this scheduler. Here subscribing is synchronous. Ask for the behavior of RAC like
/// this:
///
///     signal.subscribe(on: SubscriptionScheduler.shared)
///
/// RAC: `+subscriptionScheduler`.
public final class SubscriptionScheduler: Scheduler, CustomStringConvertible {
  /// The shared scheduler.
  public static let shared = SubscriptionScheduler()

  private let background = QueueScheduler(label: "ReactiveSignals.SubscriptionScheduler")

  private init() {}

  /// Runs work inline or in the background.
  ///
  /// - Parameter work: The work to run.
  /// - Returns: A disposable that cancels the work until it starts. It is disposed when the work has run inline.
  @discardableResult
  public func schedule(_ work: @escaping @Sendable () -> Void) -> any Disposable {
    // Only a task has a base priority.
    guard currentScheduler != nil || Task.basePriority != nil else { return background.schedule(work) }
    return ImmediateScheduler().schedule(work)
  }

  public var description: String { "SubscriptionScheduler" }
}

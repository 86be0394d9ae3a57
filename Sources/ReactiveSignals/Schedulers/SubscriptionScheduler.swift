/// Runs work inline where a scheduler is current, and in the background elsewhere.
///
/// Inline means: on the main thread, in scheduled work, and in a Swift task. The background is one serial
/// ``QueueScheduler`` for the whole process, so work that takes long there holds up all that comes after it.
///
/// RAC subscribed through this scheduler, always. Here subscribing is synchronous, and who wants RAC's rule asks
/// for it:
///
///     signal.subscribe(on: SubscriptionScheduler.shared)
///
/// RAC: `+subscriptionScheduler`.
public final class SubscriptionScheduler: Scheduler, CustomStringConvertible {
  /// The one there is.
  public static let shared = SubscriptionScheduler()

  private let background = QueueScheduler(label: "ReactiveSignals.SubscriptionScheduler")

  private init() {}

  /// Runs `work`, now or in the background.
  ///
  /// - Returns: what cancels the work; disposed already when the work has run.
  @discardableResult
  public func schedule(_ work: @escaping @Sendable () -> Void) -> any Disposable {
    // Only a task has a base priority.
    guard currentScheduler != nil || Task.basePriority != nil else { return background.schedule(work) }
    return ImmediateScheduler().schedule(work)
  }

  public var description: String { "SubscriptionScheduler" }
}

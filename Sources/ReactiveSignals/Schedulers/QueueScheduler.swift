public import Dispatch

/// A scheduler that runs work in the background, on a dispatch queue of its own: serially, in the order in which it was
/// scheduled.
///
///     let scheduler = QueueScheduler(label: "parsing", qos: .utility)
///     scheduler.schedule { print("in the background") }
///     scheduler.schedule(after: .seconds(1)) { print("a second later") }
///
/// Scheduled work retains the scheduler.
///
/// RAC: `+scheduler`, `+schedulerWithPriority:name:`, `RACTargetQueueScheduler`.
public final class QueueScheduler: TimedScheduler, CustomStringConvertible, QueuedScheduler {
  /// The queue. Other work on it is ordered with the scheduled work, but runs without a ``currentScheduler``.
  public let queue: DispatchQueue
  let serial: SerialQueue

  /// Creates a scheduler with a new serial queue.
  ///
  /// - Parameters:
  ///   - label: The name of the queue, for debugging.
  ///   - qos: The quality of service of the queue.
  ///   - target: The queue whose threads run the work. The default is a global queue, so that any number of schedulers share
  ///     the threads of the system; a serial queue without a target may start a thread of its own. The target may be
  ///     concurrent, and the scheduler is serial nevertheless.
  public init(
    label: String = "ReactiveSignals.QueueScheduler",
    qos: DispatchQoS = .default,
    target: DispatchQueue? = nil
  ) {
    queue = DispatchQueue(label: label, qos: qos, target: target ?? .global(qos: qos.qosClass))
    serial = SerialQueue(queue)
  }

  /// The name of the queue.
  public var label: String { queue.label }

  public var description: String { "QueueScheduler(\(label))" }
}

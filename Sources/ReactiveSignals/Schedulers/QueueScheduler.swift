public import Dispatch

/// Runs work on a queue of its own: serially, in the order it was scheduled, in the background.
///
///     let scheduler = QueueScheduler(label: "parsing", qos: .utility)
///     scheduler.schedule { print("in the background") }
///     scheduler.schedule(after: .seconds(1)) { print("a second later") }
///
/// Scheduled work keeps the scheduler alive.
///
/// RAC: `+scheduler`, `+schedulerWithPriority:name:`, `RACTargetQueueScheduler`.
public final class QueueScheduler: TimedScheduler, CustomStringConvertible {
  /// The queue. What else is put there takes its turn with the scheduled work, but runs without a
  /// ``currentScheduler``.
  public let queue: DispatchQueue
  private let serial: SerialQueue

  /// A scheduler with a new serial queue.
  ///
  /// - Parameters:
  ///   - label: a name, for debugging.
  ///   - qos: the priority.
  ///   - target: the queue whose threads run the work: a global one by default, so that any number of schedulers
  ///     share the system's few threads (a serial queue without a target may have a thread started for it
  ///     alone). It may be concurrent: the scheduler is serial nevertheless.
  public init(
    label: String = "ReactiveSignals.QueueScheduler",
    qos: DispatchQoS = .default,
    target: DispatchQueue? = nil
  ) {
    queue = DispatchQueue(label: label, qos: qos, target: target ?? .global(qos: qos.qosClass))
    serial = SerialQueue(queue)
  }

  /// The name given to it.
  public var label: String { queue.label }

  public var now: Duration { MonotonicTime.now.sinceSystemStart }

  @discardableResult
  public func schedule(_ work: @escaping @Sendable () -> Void) -> any Disposable {
    serial.schedule(work, as: self)
  }

  @discardableResult
  public func schedule(
    after delay: Duration,
    tolerance: Duration,
    _ work: @escaping @Sendable () -> Void
  ) -> any Disposable {
    serial.schedule(after: delay, tolerance: tolerance, work, as: self)
  }

  @discardableResult
  public func schedule(
    after delay: Duration,
    repeatingEvery interval: Duration,
    tolerance: Duration,
    _ work: @escaping @Sendable () -> Void
  ) -> any Disposable {
    serial.schedule(after: delay, repeatingEvery: interval, tolerance: tolerance, work, as: self)
  }

  public var description: String { "QueueScheduler(\(label))" }
}

extension QueueScheduler: OrderlyScheduler {
  package func turn(at time: Duration) -> TimedTurn { serial.turn(at: time) }

  package func isNext(_ turn: TimedTurn) -> Bool { serial.isNext(turn) }

  package func schedule(at turn: TimedTurn, _ work: @escaping @Sendable () -> Void) -> any Disposable {
    serial.schedule(at: turn, work, as: self)
  }
}

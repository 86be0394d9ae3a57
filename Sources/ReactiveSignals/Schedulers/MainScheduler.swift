import Dispatch
import _ReactiveSignalsShims

/// Runs work on the main queue, and so on the main actor; always later, also when called from there.
///
/// Something has to serve the main queue: an app's run loop, `dispatchMain()`, an asynchronous `main`. On
/// Linux the queue is not tied to the main thread: in a program with an asynchronous `main`, other threads serve
/// it.
///
/// To run inline when already there, use ``SignalProtocol/deliverOnMain(buffering:)``.
///
/// RAC: `+mainThreadScheduler`.
public final class MainScheduler: TimedScheduler, CustomStringConvertible {
  /// The scheduler of the main queue.
  public static let shared = MainScheduler()

  private let queue = SerialQueue(.main)

  private init() {}

  public var now: Duration { MonotonicTime.now.sinceSystemStart }

  @discardableResult
  public func schedule(_ work: @escaping @Sendable () -> Void) -> any Disposable {
    queue.schedule(work, as: self)
  }

  @discardableResult
  public func schedule(
    after delay: Duration,
    tolerance: Duration,
    _ work: @escaping @Sendable () -> Void
  ) -> any Disposable {
    queue.schedule(after: delay, tolerance: tolerance, work, as: self)
  }

  @discardableResult
  public func schedule(
    after delay: Duration,
    repeatingEvery interval: Duration,
    tolerance: Duration,
    _ work: @escaping @Sendable () -> Void
  ) -> any Disposable {
    queue.schedule(after: delay, repeatingEvery: interval, tolerance: tolerance, work, as: self)
  }

  public var description: String { "MainScheduler" }
}

extension Scheduler where Self == MainScheduler {
  /// The scheduler of the main queue.
  public static var main: MainScheduler { .shared }
}

extension MainScheduler {
  private static let mark = {
    let mark = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: mark, value: true)
    return mark
  }()

  /// Whether the caller runs where the main queue's work runs, to the exclusion of it.
  ///
  /// The queue is recognised by a mark, whichever thread serves it. The thread the process began with counts too:
  /// it serves the queue, or is parked for good once others do, so whatever runs on it excludes the queue, even
  /// inside another queue's `sync`, where the mark cannot be seen.
  @usableFromInline
  static var isCurrent: Bool {
    rs_is_initial_thread() != 0 || DispatchQueue.getSpecific(key: mark) != nil
  }
}

extension MainScheduler: OrderlyScheduler {
  package func turn(at time: Duration) -> TimedTurn { queue.turn(at: time) }

  package func isNext(_ turn: TimedTurn) -> Bool { queue.isNext(turn) }

  package func schedule(at turn: TimedTurn, _ work: @escaping @Sendable () -> Void) -> any Disposable {
    queue.schedule(at: turn, work, as: self)
  }
}

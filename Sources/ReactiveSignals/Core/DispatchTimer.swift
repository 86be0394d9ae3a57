import Dispatch

/// A timer of the system that calls its handler on a queue, each time it is armed.
///
/// `@unchecked Sendable`: a dispatch source may be used by any thread; Dispatch does not say so in its types.
final class DispatchTimer: @unchecked Sendable {
  private let source: any DispatchSourceTimer

  init(on queue: DispatchQueue, _ handler: @escaping @Sendable () -> Void) {
    source = DispatchSource.makeTimerSource(queue: queue)
    source.setEventHandler(handler: handler)
    source.activate()
  }

  deinit { source.cancel() }

  /// Has the handler called once at `time`, or later by up to `leeway`; what was asked before is forgotten.
  func arm(at time: MonotonicTime, leeway: UInt64) {
    source.schedule(
      deadline: DispatchTime(uptimeNanoseconds: time.nanoseconds),
      leeway: .nanoseconds(Int(clamping: leeway))
    )
  }
}

import Dispatch

/// A timer of the system that calls its handler on a queue, each time it is armed.
final class DispatchTimer: Sendable {
  // Any thread may use a source: Dispatch says so, but not in its types.
  private let vouched: UncheckedSendable<any DispatchSourceTimer>

  init(on queue: DispatchQueue, _ handler: @escaping @Sendable () -> Void) {
    let source = DispatchSource.makeTimerSource(queue: queue)
    vouched = UncheckedSendable(source)
    source.setEventHandler(handler: handler)
    source.activate()
  }

  deinit { vouched.wrapped.cancel() }

  /// Has the handler called once at `time`, or later by up to `leeway`; what was asked before is forgotten.
  func arm(at time: MonotonicTime, leeway: UInt64) {
    vouched.wrapped.schedule(
      deadline: DispatchTime(uptimeNanoseconds: time.nanoseconds),
      leeway: .nanoseconds(Int(clamping: leeway))
    )
  }
}

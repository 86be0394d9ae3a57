import Dispatch

extension TimerQueue {
  /// A timer of the system, which calls a handler on a queue once each time it is armed.
  final class DispatchTimer: Sendable {
    // Any thread may use a dispatch source. Dispatch documents that, and its types do not say it.
    private let source: UncheckedSendable<any DispatchSourceTimer>

    init(on queue: DispatchQueue, _ handler: @escaping @Sendable () -> Void) {
      let source = DispatchSource.makeTimerSource(queue: queue)
      self.source = UncheckedSendable(source)
      source.setEventHandler(handler: handler)
      source.activate()
    }

    deinit { source.wrapped.cancel() }

    /// Makes the handler run once at `time`, or later by up to `leeway` nanoseconds. Replaces the previous time.
    func arm(at time: MonotonicTime, leeway: UInt64) {
      source.wrapped.schedule(
        deadline: DispatchTime(uptimeNanoseconds: time.nanoseconds),
        leeway: .nanoseconds(Int(clamping: leeway))
      )
    }
  }
}

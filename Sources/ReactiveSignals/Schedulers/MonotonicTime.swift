import Dispatch

/// A time by the clock that timers go by, which nobody can set: it counts while the system is awake.
struct MonotonicTime: Comparable, Sendable {
  let nanoseconds: UInt64

  static var now: MonotonicTime { MonotonicTime(nanoseconds: DispatchTime.now().uptimeNanoseconds) }

  /// The end of time.
  static var distantFuture: MonotonicTime { MonotonicTime(nanoseconds: UInt64(Int64.max)) }

  static func + (time: MonotonicTime, nanoseconds: UInt64) -> MonotonicTime {
    let (sum, overflow) = time.nanoseconds.addingReportingOverflow(nanoseconds)
    return overflow ? distantFuture : min(MonotonicTime(nanoseconds: sum), distantFuture)
  }

  static func < (one: MonotonicTime, other: MonotonicTime) -> Bool { one.nanoseconds < other.nanoseconds }

  var sinceSystemStart: Duration { .nanoseconds(Int64(clamping: nanoseconds)) }
}

extension Duration {
  /// The number of nanoseconds, rounded up, and at least 0.
  var wholeNanoseconds: UInt64 {
    let (seconds, attoseconds) = components
    guard self > .zero else { return 0 }
    guard seconds < Int64.max / 1_000_000_000 else { return UInt64(Int64.max) }
    return UInt64(seconds) * 1_000_000_000 + (UInt64(attoseconds) + 999_999_999) / 1_000_000_000
  }
}

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

  init(nanoseconds: UInt64) { self.nanoseconds = nanoseconds }

  init(sinceSystemStart time: Duration) {
    nanoseconds = time.wholeNanoseconds
  }

  var sinceSystemStart: Duration { .nanoseconds(Int64(clamping: nanoseconds)) }
}

extension Duration {
  /// The number of nanoseconds, rounded up: at least 0, at most `Int64.max`.
  var wholeNanoseconds: UInt64 {
    guard self > .zero else { return 0 }
    // Before it is taken apart: there may be more seconds than `components` can count.
    guard self < .nanoseconds(Int64.max) else { return UInt64(Int64.max) }
    let (seconds, attoseconds) = components
    return UInt64(seconds) * 1_000_000_000 + (UInt64(attoseconds) + 999_999_999) / 1_000_000_000
  }
}

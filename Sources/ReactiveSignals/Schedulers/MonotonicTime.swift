import Dispatch

/// A time of the monotonic clock of timers, which cannot be set and which counts while the system is awake.
struct MonotonicTime: Comparable, Sendable {
  let nanoseconds: UInt64

  static var now: MonotonicTime { MonotonicTime(nanoseconds: DispatchTime.now().uptimeNanoseconds) }

  /// The latest time.
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
  /// The latest time of a scheduler, in 292 thousand million years.
  package static let latest = Duration.seconds(Int64.max)

  /// Returns this time and a duration, or the latest time. A backoff that doubles its delay reaches it.
  @usableFromInline
  package func saturating(adding duration: Duration) -> Duration {
    guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else {
      return duration < .latest - self ? self + duration : .latest
    }
    // Fewer instructions, wherever there are integers of 128 bits.
    let (sum, overflow) = attoseconds.addingReportingOverflow(duration.attoseconds)
    return overflow ? .latest : min(Duration(attoseconds: sum), .latest)
  }

  /// The number of times that a duration fits into this one, which is not negative.
  package func count(of duration: Duration) -> Int {
    let count = Int(clamping: Int64(exactly: (self / duration).rounded()) ?? .max)
    // The ratio is rounded.
    return duration * count > self ? count - 1 : count
  }

  /// The number of nanoseconds, rounded up, between 0 and `Int64.max`.
  var wholeNanoseconds: UInt64 {
    guard self > .zero else { return 0 }
    // Checked first, since `components` traps when it cannot represent the number of seconds.
    guard self < .nanoseconds(Int64.max) else { return UInt64(Int64.max) }
    let (seconds, attoseconds) = components
    return UInt64(seconds) * 1_000_000_000 + (UInt64(attoseconds) + 999_999_999) / 1_000_000_000
  }
}

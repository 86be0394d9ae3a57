import Foundation

/// The number by which tests multiply the rounds in which threads meet: the environment variable `REACTIVE_SIGNALS_HOSTILE`, or 1.
package let hostileRounds =
  ProcessInfo.processInfo.environment["REACTIVE_SIGNALS_HOSTILE"].flatMap(Int.init) ?? 1

/// An eighth of the rounds or histories of a test, or all of them with `REACTIVE_SIGNALS_HOSTILE`, as `scripts/check-mutations` makes them.
package func few(_ count: Int) -> Int { hostileRounds == 1 ? (count + 7) / 8 : count }

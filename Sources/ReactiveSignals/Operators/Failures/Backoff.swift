/// How long to wait before trying again, and how that changes from one attempt to the next.
///
///     load().retry(5, backoff: .exponential(initial: .seconds(1), max: .seconds(30), jitter: 0.5), on: scheduler)
public struct Backoff: Sendable, Hashable {
  /// The delay before the second attempt.
  public var initial: Duration
  /// What each delay is multiplied by to give the next.
  public var factor: Double
  /// The longest delay.
  public var max: Duration
  /// How much a delay may differ, as a fraction of it: from 0, for not at all, to 1.
  public var jitter: Double

  /// Delays that grow by a factor.
  ///
  ///     // initial: .seconds(1), max: .seconds(5)
  ///     // 1 s, 2 s, 4 s, 5 s, 5 s, …
  ///
  /// - Parameters:
  ///   - initial: The delay before the second attempt; not negative.
  ///   - factor: What each delay is multiplied by to give the next; at least 1.
  ///   - max: The longest delay. By default there is no limit.
  ///   - jitter: How much a delay may differ at random, as a fraction of it: with 0.5, a delay of 4 s becomes one from 2 s to
  ///     6 s, but never one longer than `max`. So clients that failed together do not come back together.
  public static func exponential(
    initial: Duration,
    factor: Double = 2,
    max: Duration = .seconds(Int64.max),
    jitter: Double = 0
  ) -> Backoff {
    precondition(initial >= .zero, "The initial delay can't be negative")
    precondition(factor >= 1, "The factor must be at least 1")
    precondition((0...1).contains(jitter), "The jitter must be between 0 and 1")
    return Backoff(initial: initial, factor: factor, max: max, jitter: jitter)
  }

  /// Delays that are all the same, but for jitter.
  public static func constant(_ delay: Duration, jitter: Double = 0) -> Backoff {
    exponential(initial: delay, factor: 1, jitter: jitter)
  }

  /// The delays, one after another, without end.
  ///
  /// - Parameter generator: Where the jitter comes from.
  public func delays<Generator: RandomNumberGenerator>(
    using generator: Generator = SystemRandomNumberGenerator()
  ) -> Delays<Generator> {
    Delays(backoff: self, generator: generator)
  }

  /// The delays of a ``Backoff``, one after another.
  public struct Delays<Generator: RandomNumberGenerator>: Sequence, IteratorProtocol {
    private let backoff: Backoff
    private var generator: Generator
    private var upcoming: Duration

    fileprivate init(backoff: Backoff, generator: Generator) {
      self.backoff = backoff
      self.generator = generator
      upcoming = Swift.min(backoff.initial, backoff.max)
    }

    public mutating func next() -> Duration? {
      let delay = upcoming
      upcoming = delay.multiplied(by: backoff.factor, atMost: backoff.max)
      guard backoff.jitter > 0 else { return delay }
      let deviation = Double.random(in: -backoff.jitter...backoff.jitter, using: &generator)
      return delay.multiplied(by: 1 + deviation, atMost: backoff.max)
    }
  }
}

extension Backoff.Delays: Sendable where Generator: Sendable {}

extension Duration {
  /// The product, or the limit when that is less. It does not overflow.
  fileprivate func multiplied(by factor: Double, atMost limit: Duration) -> Duration {
    self / .seconds(1) * factor < limit / .seconds(1) ? self * factor : limit
  }
}

/// The delays between attempts, and the way in which they grow.
///
///     load().retry(5, backoff: .exponential(initial: .seconds(1), max: .seconds(30), jitter: 0.5), on: scheduler)
public struct Backoff: Sendable, Hashable {
  /// The delay before the second attempt; not negative.
  public var initial: Duration { didSet { check() } }
  /// The factor from each delay to the next; at least 1.
  public var factor: Double { didSet { check() } }
  /// The longest delay; not negative.
  public var max: Duration { didSet { check() } }
  /// The random deviation of a delay, as a fraction of it, from 0 to 1.
  public var jitter: Double { didSet { check() } }

  /// Returns delays that grow by a factor.
  ///
  ///     // initial: .seconds(1), max: .seconds(5)
  ///     // 1 s, 2 s, 4 s, 5 s, 5 s, …
  ///
  /// - Parameters:
  ///   - initial: The delay before the second attempt; not negative.
  ///   - factor: The factor from each delay to the next; at least 1.
  ///   - max: The longest delay; not negative. By default there is no limit.
  ///   - jitter: The random deviation of a delay, as a fraction of it. With 0.5, a delay of 4 s becomes a delay from 2 s to
  ///     6 s, and one of `max` a delay from the half of `max` to `max`. So clients that failed together do not try again together.
  /// - Returns: A backoff.
  public static func exponential(
    initial: Duration,
    factor: Double = 2,
    max: Duration = .seconds(Int64.max),
    jitter: Double = 0
  ) -> Backoff {
    let backoff = Backoff(initial: initial, factor: factor, max: max, jitter: jitter)
    backoff.check()
    return backoff
  }

  /// Returns delays that are all equal, except for jitter.
  ///
  /// - Parameters:
  ///   - delay: The delay; not negative.
  ///   - jitter: The random deviation of a delay, as a fraction of it.
  /// - Returns: A backoff.
  public static func constant(_ delay: Duration, jitter: Double = 0) -> Backoff {
    exponential(initial: delay, factor: 1, jitter: jitter)
  }

  private func check() {
    stopProgram(ifNegative: initial, "The initial delay can't be negative")
    stopProgram(ifNegative: max, "The longest delay can't be negative")
    stopProgram(
      unless: factor >= 1,
      "The factor must be at least 1, since delays do not get shorter. Pass 1 or more"
    )
    stopProgram(
      unless: (0...1).contains(jitter),
      "The jitter must be between 0 and 1, since it is a part of the delay. Pass 0.5 for half of it"
    )
  }

  /// Returns the sequence of the delays, which has no end.
  ///
  /// - Parameter generator: The source of the jitter.
  /// - Returns: A sequence of delays.
  public func delays<Generator: RandomNumberGenerator>(
    using generator: Generator = SystemRandomNumberGenerator()
  ) -> Delays<Generator> {
    Delays(backoff: self, generator: generator)
  }

  /// A sequence of the delays of a ``Backoff``.
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
      guard backoff.jitter > 0, delay > .zero else { return delay }
      // No delay is cut to the limit, which many clients would have in common: the deviation is chosen among those below it.
      let largest = Swift.min(1 + backoff.jitter, backoff.max / delay)
      let factor = Double.random(in: 1 - backoff.jitter...largest, using: &generator)
      return delay.multiplied(by: factor, atMost: backoff.max)
    }
  }
}

extension Backoff.Delays: Sendable where Generator: Sendable {}

extension Duration {
  /// Returns the product, or the limit when that is less. The multiplication does not overflow.
  fileprivate func multiplied(by factor: Double, atMost limit: Duration) -> Duration {
    self / .seconds(1) * factor < limit / .seconds(1) ? self * factor : limit
  }
}

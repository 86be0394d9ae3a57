/// A scheduler that runs its work on a ``SerialQueue``.
protocol SerialScheduler: OrderlyScheduler {
  var serial: SerialQueue { get }
}

extension SerialScheduler {
  public var now: Duration { MonotonicTime.now.sinceSystemStart }

  @discardableResult
  public func schedule(_ work: @escaping @Sendable () -> Void) -> any Disposable {
    serial.schedule(work, as: self)
  }

  @discardableResult
  public func schedule(
    after delay: Duration,
    tolerance: Duration,
    _ work: @escaping @Sendable () -> Void
  ) -> any Disposable {
    serial.schedule(after: delay, tolerance: tolerance, work, as: self)
  }

  @discardableResult
  public func schedule(
    after delay: Duration,
    repeatingEvery interval: Duration,
    tolerance: Duration,
    _ work: @escaping @Sendable () -> Void
  ) -> any Disposable {
    serial.schedule(after: delay, repeatingEvery: interval, tolerance: tolerance, work, as: self)
  }

  package func turn(at time: Duration) -> TimedTurn { serial.turn(at: time) }

  package func isNext(_ turn: TimedTurn) -> Bool { serial.isNext(turn) }

  package func schedule(at turn: TimedTurn, _ work: @escaping @Sendable () -> Void) -> any Disposable {
    serial.schedule(at: turn, work, as: self)
  }
}

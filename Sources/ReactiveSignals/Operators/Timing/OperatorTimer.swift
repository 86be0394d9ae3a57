/// The timer of one subscription to a time operator, which the operator sets, moves and cancels.
///
/// An operator of your own gets one from ``SignalProtocol/operation(_:sending:on:startingAfter:state:receive:)``. Use it inside the closure of
/// the operator alone.
///
/// A subscription has one timer. An operator that waits for several times sets the timer for the first and, when it has fired, for the next. So
/// pending work stands in one place, and disposal of the subscription cancels it. It costs little to move the timer to a later time: no work of
/// the scheduler is canceled or added for that.
// When the timer is moved to a later time, the work that is scheduled finds, when it runs, that it is too early, and only
// then schedules the next. The scheduler's turn for the new time is taken when the timer is moved: see *One order in time*
// in `Documentation/Design/Core.md`.
//
// The timer fires into the serialized sink as one event among others, and so after the current delivery. The operator
// then asks with `acknowledge` whether the timer has been moved or canceled meanwhile.
//
// The upstream and the scheduled work hold the serialized sink. The timer does not hold it, since the state in the
// sink holds the timer: it has a closure that returns the function to fire into the sink.
public final class OperatorTimer: Disposable {
  /// A function that sends the number of a fire to the serialized sink, which it holds.
  @usableFromInline typealias Fire = @Sendable (_ number: UInt) -> Void
  /// A function that returns the function to fire, unless the sink has been released.
  @usableFromInline typealias Target = @Sendable (OperatorTimer) -> Fire?

  private struct State: Sendable {
    var target: Target?
    var timer: Timer?
    /// The turn to fire at, not before the timer is due, or `nil` when it is off.
    var turn: TimedTurn?
    var lastNumber: UInt = 0
    var isDisposed = false

    mutating func startTimer(_ timer: OperatorTimer, due: TimedTurn) -> Start? {
      if isDisposed { return nil }
      // Without a target, it is set by the closure that makes the state, and started when the target is.
      turn = due
      guard let fire = target?(timer) else { return nil }
      lastNumber += 1
      self.timer = Timer(number: lastNumber, due: due)
      return Start(number: lastNumber, due: due, fire: fire)
    }

    mutating func switchOff() -> (any Disposable)? {
      turn = nil
      return timer.take()?.handle
    }
  }

  private struct Timer: Sendable {
    let number: UInt
    let due: TimedTurn
    /// The scheduled work, once the scheduler has returned it.
    var handle: (any Disposable)?
  }

  /// A timer to be scheduled without the lock.
  private struct Start: Sendable {
    let number: UInt
    let due: TimedTurn
    let fire: Fire
  }

  private let scheduler: any TimedScheduler
  /// `scheduler`, if it gives turns.
  private let orderly: (any OrderlyScheduler)?
  private let state = Locked(State())
  /// The subscription, which owns the timer and exists whenever the stage runs.
  @usableFromInline unowned let subscription: CompoundDisposable

  /// The pressure of the values that wait for the timer, if they make the upstream wait.
  @usableFromInline let pressure: Pressure.Buffer?

  @usableFromInline
  init(
    on scheduler: any TimedScheduler,
    in subscription: CompoundDisposable,
    under pressure: Pressure.Buffer?
  ) {
    self.pressure = pressure
    self.scheduler = scheduler
    orderly = scheduler as? any OrderlyScheduler
    self.subscription = subscription
  }

  /// Sets the target that the timer fires into, and starts the timer if it has been set.
  ///
  /// - Parameter target: A closure that returns the function to fire. It does not hold the target.
  @usableFromInline
  func connect(to target: @escaping Target) {
    let start = state.withLock { state in
      state.target = target
      return state.turn.flatMap { state.startTimer(self, due: $0) }
    }
    subscription.add(self)
    if let start { schedule(start) }
  }

  /// The scheduler's time.
  public var now: Duration { scheduler.now }

  /// Returns the turn of work that is scheduled now for `time`.
  @usableFromInline
  func turn(at time: Duration) -> TimedTurn { orderly?.turn(at: time) ?? TimedTurn(time: time, number: 0) }

  /// Returns whether the time of `turn` has come and no other work has an earlier turn.
  @usableFromInline
  func isNext(_ turn: TimedTurn) -> Bool { orderly?.isNext(turn) ?? (turn.time <= now) }

  /// Sets the timer to fire after `delay`, and no longer at its earlier time.
  public func set(after delay: Duration) { set(at: turn(at: now.saturating(adding: delay))) }

  /// Sets the timer to fire at `turn`, or as soon as possible after it, and no longer at its earlier time.
  @usableFromInline
  func set(at turn: TimedTurn) {
    let (start, obsolete) = state.withLock { state -> (Start?, (any Disposable)?) in
      if let timer = state.timer, timer.due < turn {
        state.turn = turn
        return (nil, nil)
      }
      let obsolete = state.switchOff()
      return (state.startTimer(self, due: turn), obsolete)
    }
    obsolete?.dispose()
    if let start { schedule(start) }
  }

  /// Cancels the timer. It fires again when it is set again.
  public func cancel() {
    let timer = state.withLock { $0.switchOff() }
    timer?.dispose()
  }

  /// Returns whether a fire that has arrived is the one that the timer is set for. Then the timer is off.
  @usableFromInline
  func acknowledge(_ number: UInt) -> Bool {
    let (isDue, start, timer) = state.withLock { state -> (Bool, Start?, (any Disposable)?) in
      guard let timer = state.timer, timer.number == number, let turn = state.turn else {
        return (false, nil, nil)
      }
      let finished = state.switchOff()
      // A timer that was scheduled for this turn is not compared with the clock again.
      return turn > timer.due ? (false, state.startTimer(self, due: turn), finished) : (true, nil, finished)
    }
    withExtendedLifetime(timer) {}
    if let start { schedule(start) }
    return isDue
  }

  /// A Boolean value that indicates whether the subscription has ended.
  public var isDisposed: Bool { state.withLock { $0.isDisposed } }

  /// Cancels the timer for good.
  public func dispose() {
    let timer = state.withLock { state in
      state.isDisposed = true
      return state.switchOff()
    }
    timer?.dispose()
  }

  private func schedule(_ start: Start) {
    let (number, fire) = (start.number, start.fire)
    let work: @Sendable () -> Void = { fire(number) }
    let handle =
      orderly?.schedule(at: start.due, work)
      ?? scheduler.schedule(after: max(start.due.time - now, .zero), work)
    // Another thread may have run or canceled the timer already.
    let isWanted = state.withLock { state in
      guard state.timer?.number == number else { return false }
      state.timer?.handle = handle
      return true
    }
    if !isWanted { handle.dispose() }
  }
}

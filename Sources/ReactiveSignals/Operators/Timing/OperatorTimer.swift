/// The timer of one subscription to an operator in time: set, put off and switched off by the operator's stage.
///
/// There is only one, whatever the operator does: a stage that waits for several things sets the timer for the
/// first and, when it has fired, for the next. So what is pending is pending here, in one place, and disposing the
/// subscription disposes it.
///
/// Putting the timer off costs no timer: the one that runs finds, when it is due, that it has come too early, and
/// only then makes way for the next. Where each value puts it off, a thousand times a second, few timers are needed.
///
/// Nor does it cost the turn: the scheduler's turn for the new time is taken when the timer is put off, see
/// ``OrderlyScheduler``. So what is due in the same instant happens in the order in which it was asked for, whenever
/// timers are started. A scheduler that gives no turns has its order from when they are.
///
/// It fires into the serialized, as one event among others, and so after the delivery that may be going on. Whether it
/// has been switched off meanwhile is found out there, see ``acknowledge(_:)``.
///
/// Those keep the serialized who can still send: the upstream, and the timer that runs. The timer does not: it belongs to
/// the serialized's stage.
@usableFromInline
final class OperatorTimer: Disposable {
  private struct State: Sendable {
    unowned var target: (any TimerTarget)?
    var timer: Timer?
    /// When to fire; `nil` when it is off. Not before the timer is due.
    var turn: TimedTurn?
    var lastNumber: UInt = 0
    var isDisposed = false

    mutating func startTimer(due: TimedTurn) -> Start? {
      guard let target, !isDisposed else { return nil }
      lastNumber += 1
      timer = Timer(number: lastNumber, due: due)
      turn = due
      return Start(number: lastNumber, due: due, target: target)
    }

    mutating func switchOff() -> (any Disposable)? {
      turn = nil
      return timer.take()?.handle
    }
  }

  private struct Timer: Sendable {
    let number: UInt
    let due: TimedTurn
    /// What cancels it, when the scheduler has returned that.
    var handle: (any Disposable)?
  }

  /// A timer that is to be scheduled, outside the lock.
  private struct Start: Sendable {
    let number: UInt
    let due: TimedTurn
    let target: any TimerTarget
  }

  private let scheduler: any TimedScheduler
  /// The same one, if it gives turns.
  private let orderly: (any OrderlyScheduler)?
  private let state = Locked(State())
  /// It owns the timer, and is there whenever the stage runs.
  @usableFromInline unowned let subscription: CompoundDisposable

  @usableFromInline
  init(on scheduler: any TimedScheduler, in subscription: CompoundDisposable) {
    self.scheduler = scheduler
    orderly = scheduler as? any OrderlyScheduler
    self.subscription = subscription
  }

  /// Has it fire into `target`.
  @usableFromInline
  func connect(to target: any TimerTarget) {
    state.withLock { $0.target = target }
    subscription.add(self)
  }

  /// The scheduler's time.
  @usableFromInline var now: Duration { scheduler.now }

  /// The turn of what is scheduled now for `time`.
  @usableFromInline
  func turn(at time: Duration) -> TimedTurn { orderly?.turn(at: time) ?? TimedTurn(time: time, number: 0) }

  /// Whether what has that turn can be done now, when what had its turn before it has been done.
  @usableFromInline
  func isNext(_ turn: TimedTurn) -> Bool { orderly?.isNext(turn) ?? (turn.time <= now) }

  /// Has it fire after `delay`, instead of when it was to fire before.
  @usableFromInline
  func set(after delay: Duration) { set(at: turn(at: now + delay)) }

  /// Has it fire when it is its turn, or as soon as can be when that is over, instead of when it was to fire before.
  @usableFromInline
  func set(at turn: TimedTurn) {
    let (start, obsolete) = state.withLock { state -> (Start?, (any Disposable)?) in
      if let timer = state.timer, timer.due < turn {
        state.turn = turn
        return (nil, nil)
      }
      let obsolete = state.switchOff()
      return (state.startTimer(due: turn), obsolete)
    }
    obsolete?.dispose()
    if let start { schedule(start) }
  }

  /// Switches it off.
  @usableFromInline
  func cancel() {
    let timer = state.withLock { $0.switchOff() }
    timer?.dispose()
  }

  /// Says whether a fire is what the timer was set for, and then switches it off. Called where the fire has arrived.
  @usableFromInline
  func acknowledge(_ number: UInt) -> Bool {
    let (isDue, start, timer) = state.withLock { state -> (Bool, Start?, (any Disposable)?) in
      guard let timer = state.timer, timer.number == number, let turn = state.turn else {
        return (false, nil, nil)
      }
      let finished = state.switchOff()
      // What was started for this very time is not asked for the time again: its scheduler has said so.
      return turn > timer.due ? (false, state.startTimer(due: turn), finished) : (true, nil, finished)
    }
    withExtendedLifetime(timer) {}
    if let start { schedule(start) }
    return isDue
  }

  @usableFromInline var isDisposed: Bool { state.withLock { $0.isDisposed } }

  @usableFromInline
  func dispose() {
    let timer = state.withLock { state in
      state.isDisposed = true
      return state.switchOff()
    }
    timer?.dispose()
  }

  private func schedule(_ start: Start) {
    let (number, target) = (start.number, start.target)
    let fire: @Sendable () -> Void = { target.fire(number) }
    let handle =
      orderly?.schedule(at: start.due, fire)
      ?? scheduler.schedule(after: max(start.due.time - now, .zero), fire)
    // It may have fired already, or have been switched off by another thread.
    let isWanted = state.withLock { state in
      guard state.timer?.number == number else { return false }
      state.timer?.handle = handle
      return true
    }
    if !isWanted { handle.dispose() }
  }
}

/// What an ``OperatorTimer`` fires into: the serialized of an operator in time.
@usableFromInline
protocol TimerTarget: AnyObject, Sendable {
  func fire(_ number: UInt)
}

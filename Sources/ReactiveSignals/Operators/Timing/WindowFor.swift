extension SignalProtocol {
  /// Sends the values of each `duration` in a signal of their own: as ``buffer(for:upTo:on:)``, but each value when it
  /// comes.
  ///
  /// ![Marble diagram of window(for:)](windowFor)
  ///
  ///     // a-b---c-----|
  ///     // window(for: .seconds(3), on: scheduler).flatMap { $0.count() }      (a character a second)
  ///     // ---2-----1--|
  ///
  /// Time is measured from the first value of a window: the window is sent when that comes, then the value into it, and
  /// completes on `scheduler` when the time is over; or at once, by whoever sends the last value, when it has had
  /// `count`. The next value then begins the next window. There is no empty one, and no timer while none is open. A
  /// value that comes in the very instant in which the time is over belongs to the window, or to the next, depending on
  /// which of the two `scheduler` runs first.
  ///
  /// - A window keeps its values until someone subscribes to it, so that none is missed (see ``WindowedSignal``): as many as
  ///   come in `duration`, unless there is a `count` or `policy` sets a limit. A failure that the policy makes is that
  ///   of the window, after the values kept: the source goes on, and so do the windows.
  /// - It completes, or fails, with the source: first the result, then the window that is open.
  /// - When it is disposed the open window sends nothing any more and lets go of its subscribers, without a completion:
  ///   neither is its time over nor has the source ended.
  ///
  /// - Parameters:
  ///   - duration: How long a window is open; not negative.
  ///   - count: How many values a window may have; positive.
  ///   - policy: What a window does when too many values wait for its first subscriber.
  ///   - scheduler: What measures the time and completes the windows.
  @inlinable
  public func window(
    for duration: Duration,
    upTo count: Int = .max,
    on scheduler: some TimedScheduler,
    buffering policy: BufferingPolicy<Failure> = .all
  ) -> some SignalProtocol<WindowedSignal<Value, Failure>, Failure> {
    precondition(duration >= .zero, "A window can't be open for a negative duration")
    precondition(count > 0, "A window needs room for a value")
    return Timed(self, on: scheduler) {
      WindowFor(duration, Windows(count, Groups(policy, $0.subscription)), $0)
    }
  }
}

@frozen
@usableFromInline
struct WindowFor<Input: Sendable, Failure: Error>: TimedStage {
  @usableFromInline typealias Output = WindowedSignal<Input, Failure>

  @usableFromInline let duration: Duration
  @usableFromInline let timer: OperatorTimer
  @usableFromInline var windows: Windows<Input, Failure>

  @inlinable
  init(_ duration: Duration, _ windows: Windows<Input, Failure>, _ timer: OperatorTimer) {
    self.duration = duration
    self.timer = timer
    self.windows = windows
  }

  @inlinable
  mutating func receive<Down: Sink & ~Copyable>(_ value: Input, into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    if !windows.isOpen { timer.set(after: duration) }
    windows.send(value, into: &down)
    if !windows.isOpen { timer.cancel() }
  }

  @inlinable
  mutating func fire<Down: Sink & ~Copyable>(into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    windows.close()
  }

  @inlinable
  func fail<Down: Sink & ~Copyable>(_ error: Failure, into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    windows.groups.fail(error, into: &down)
  }

  @inlinable
  func complete<Down: Sink & ~Copyable>(into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    windows.groups.complete(into: &down)
  }
}

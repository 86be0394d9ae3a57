extension SignalProtocol {
  /// Gathers the values of `duration` and sends them as one array.
  ///
  /// ![Marble diagram of bufferFor](bufferFor)
  ///
  ///     // a-b---c-----|
  ///     // buffer(for: .seconds(3), on: scheduler)      (a character a second)
  ///     // ---A-----B--|      A = [a, b], B = [c]
  ///
  /// Time is measured from the first value of an array: there is no empty one, and no timer while there is no value.
  /// Arrays are sent on `scheduler`; one that has `count` values already, at once, by whoever sends the last. The next
  /// value then begins the next array. A value that comes in the very instant in which the array is to be sent belongs
  /// to it, or to the next, depending on which of the two `scheduler` runs first.
  ///
  /// Completion sends the values there are and then completes, both at once. A failure passes at once, and the values
  /// there are are dropped. Disposing drops them too.
  ///
  /// It keeps the values of one array: without a limit, unless there is a `count`.
  ///
  /// RAC: `bufferWithTime:onScheduler:`, which sent tuples.
  ///
  /// - Parameters:
  ///   - duration: How long to gather; not negative.
  ///   - count: How many values an array may have; positive.
  ///   - scheduler: What measures the time and sends.
  @inlinable
  public func buffer(
    for duration: Duration,
    upTo count: Int = .max,
    on scheduler: some TimedScheduler
  ) -> some SignalProtocol<[Value], Failure> {
    precondition(duration >= .zero, "Can't buffer for a negative duration")
    precondition(count > 0, "A buffer needs room for a value")
    return Timed(self, on: scheduler) { BufferFor(duration, count, $0) }
  }
}

@frozen
@usableFromInline
struct BufferFor<Input: Sendable, Failure: Error>: TimedStage {
  @usableFromInline typealias Output = [Input]

  @usableFromInline let duration: Duration
  @usableFromInline let count: Int
  @usableFromInline let timer: OperatorTimer
  @usableFromInline var values: [Input] = []

  @inlinable
  init(_ duration: Duration, _ count: Int, _ timer: OperatorTimer) {
    self.duration = duration
    self.count = count
    self.timer = timer
  }

  @inlinable
  mutating func receive<Down: Sink & ~Copyable>(_ value: Input, into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    values.append(value)
    if values.count == count {
      timer.cancel()
      down.send(flush())
    } else if values.count == 1 {
      timer.set(after: duration)
    }
  }

  @inlinable
  mutating func fire<Down: Sink & ~Copyable>(into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    down.send(flush())
  }

  @inlinable
  mutating func complete<Down: Sink & ~Copyable>(into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    down.complete(after: values.isEmpty ? nil : flush(), in: timer.subscription)
  }

  @inlinable
  mutating func flush() -> [Input] {
    defer { values = [] }
    return values
  }
}

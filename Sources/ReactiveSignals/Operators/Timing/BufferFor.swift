extension SignalProtocol {
  /// Returns a signal that collects the values of each `duration` in an array.
  ///
  /// ![Marble diagram of bufferFor](bufferFor)
  ///
  ///     // a-b---c-----|
  ///     // buffer(for: .seconds(3), on: scheduler)      (a character a second)
  ///     // ---A-----B--|      A = [a, b], B = [c]
  ///
  /// Time is measured from the first value of an array, so there are no empty arrays, and no timer runs without a
  /// value. A value that arrives in the instant in which the array is due belongs to that array or to the next. The
  /// order in which `scheduler` runs the two decides.
  ///
  /// - **Sends**: an array when its time has passed, or when it has `count` values. There are no empty arrays.
  /// - **Ends**: completes when the source completes, after the remaining values. Fails immediately when the source
  ///   fails, and drops them.
  /// - **Disposal**: disposes the source, cancels the timer and drops the remaining values.
  /// - **Thread**: `scheduler`. A full array is sent on the thread of its last value, and the
  ///   remaining values on the thread of the completion.
  /// - **Memory**: the values of one array, without a limit unless there is a `count`.
  ///
  /// RAC: `bufferWithTime:onScheduler:`, which sent tuples.
  ///
  /// - Parameters:
  ///   - duration: The time that an array collects values. It is not negative.
  ///   - count: The number of values that an array may have. It is positive.
  ///   - scheduler: The scheduler that measures the time and sends the arrays.
  /// - Complexity: O(1) for each value, amortized, plus the timer of `scheduler`.
  @inlinable
  public func buffer(
    for duration: Duration,
    upTo count: Int = .max,
    on scheduler: some TimedScheduler
  ) -> some SignalProtocol<[Value], Failure> {
    stopProgram(
      unless: duration >= .zero,
      "Can't buffer for a negative duration. A past date gives one: use max(.zero, duration)"
    )
    stopProgram(unless: count > 0, "A buffer needs room for a value. Pass 1 or more")
    return Timed(erased, on: scheduler) { BufferFor(duration, count, $0) }
  }
}

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

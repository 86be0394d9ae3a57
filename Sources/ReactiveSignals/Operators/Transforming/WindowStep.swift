extension SignalProtocol {
  /// Returns a signal that sends the values in windows of `count` values, and begins a window at every `step`-th value.
  ///
  /// ![Marble diagram of window(count:step:)](windowStep)
  ///
  ///     (1...4).signal()
  ///       .window(count: 2, step: 1)
  ///       .flatMap { window in window.reduce(0, +) }
  ///       .subscribe { print($0) }
  ///     // 3
  ///     // 5
  ///     // 7
  ///     // 4
  ///
  /// With a `step` smaller than `count` the windows overlap, and a value is sent into all open windows, the oldest first. With a
  /// larger one the values between two windows are dropped. At the end of the source the open windows end after the result, the
  /// oldest first. It behaves as ``window(count:buffering:)`` otherwise.
  ///
  /// - Parameters:
  ///   - count: The number of values in a window. It is positive.
  ///   - step: The number of values from the first of a window to the first of the next. It is positive.
  ///   - policy: The number of values that may wait for the first subscriber of a window, and the treatment of the others.
  /// - Returns: A signal of windows.
  /// - Complexity: O(`count` / `step`) for each value.
  @inlinable
  public func window(
    count: Int,
    step: Int,
    buffering policy: BufferingPolicy<Failure> = .all
  ) -> some SignalProtocol<WindowedSignal<Value, Failure>, Failure> {
    stopProgram(unless: count > 0, "A window needs room for a value. Pass 1 or more")
    stopProgram(
      unless: step > 0,
      "Can't begin a window at the same value as the window before. Pass 1 or more"
    )
    return Grouping(policy) { Staged(self, WindowStep(count, step, $0)) }
  }
}

@usableFromInline
struct WindowStep<Input: Sendable, Failure: Error>: Stage {
  @usableFromInline typealias Output = WindowedSignal<Input, Failure>

  /// A window with room for more values.
  @usableFromInline
  struct Open: Sendable {
    @usableFromInline let hub: Group<Input, Failure>.Hub
    @usableFromInline let token: UInt
    @usableFromInline var room: Int

    @inlinable
    init(_ window: (hub: Group<Input, Failure>.Hub, token: UInt), room: Int) {
      (hub, token) = window
      self.room = room
    }
  }

  @usableFromInline let count: Int
  @usableFromInline let step: Int
  @usableFromInline let groups: Groups<Input, Failure>
  /// The open windows, oldest first.
  @usableFromInline var open: [Open] = []
  /// The number of values before the next window begins.
  @usableFromInline var gap = 0

  @inlinable
  init(_ count: Int, _ step: Int, _ groups: Groups<Input, Failure>) {
    self.count = count
    self.step = step
    self.groups = groups
  }

  @inlinable
  mutating func receive<Down: Sink & ~Copyable>(_ value: Input, into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    for index in open.indices {
      open[index].hub.send(value)
      open[index].room -= 1
    }
    if let oldest = open.first, oldest.room == 0 {
      open.removeFirst()
      groups.end(oldest.token)
    }
    if gap == 0 {
      let window = groups.begin(with: value, isLast: count == 1) { down.send(WindowedSignal($0)) }
      if let window, count > 1 { open.append(Open(window, room: count - 1)) }
      gap = step
    }
    gap -= 1
  }

  @inlinable
  func fail<Down: Sink & ~Copyable>(_ error: Failure, into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    groups.fail(error, into: &down)
  }

  @inlinable
  func complete<Down: Sink & ~Copyable>(into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    groups.complete(into: &down)
  }
}

extension SignalProtocol {
  /// Returns a signal that sends the values in windows, each of which ends with a value that satisfies `predicate`.
  ///
  /// ![Marble diagram of window(throughMatching:)](windowThroughMatching)
  ///
  ///     ["To", "be.", "Or", "not."].signal()
  ///       .window(throughMatching: { $0.hasSuffix(".") })
  ///       .flatMap { sentence in sentence.count() }
  ///       .subscribe { print($0) }
  ///     // 2
  ///     // 2
  ///
  /// A window is sent when its first value arrives, and that value follows in the window. The window completes with the value
  /// that satisfies the predicate. There are no empty windows. It behaves as ``window(count:buffering:)`` otherwise.
  ///
  /// - Parameters:
  ///   - predicate: The predicate, called for each value on the thread that sends it.
  ///   - policy: The number of values that may wait for the first subscriber of a window, and the treatment of the others.
  /// - Returns: A signal of windows.
  @inlinable
  public func window(
    throughMatching predicate: @escaping @Sendable (Value) -> Bool,
    buffering policy: BufferingPolicy<Failure> = .all
  ) -> some SignalProtocol<WindowedSignal<Value, Failure>, Failure> {
    Grouping(policy) { Staged(self, WindowThroughMatching(predicate, Windows(.max, $0))) }
  }
}

@usableFromInline
struct WindowThroughMatching<Input: Sendable, Failure: Error>: Stage {
  @usableFromInline typealias Output = WindowedSignal<Input, Failure>

  @usableFromInline let predicate: @Sendable (Input) -> Bool
  @usableFromInline var windows: Windows<Input, Failure>

  @inlinable
  init(_ predicate: @escaping @Sendable (Input) -> Bool, _ windows: Windows<Input, Failure>) {
    self.predicate = predicate
    self.windows = windows
  }

  @inlinable
  mutating func receive<Down: Sink & ~Copyable>(_ value: Input, into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    let isLast = isLast(value)
    windows.send(value, into: &down)
    if isLast { windows.close() }
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

  // Not mutating, see `HandlerSink.send`.
  @inlinable
  func isLast(_ value: Input) -> Bool { predicate(value) }
}

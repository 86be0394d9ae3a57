extension SignalProtocol {
  /// Sends the values in signals of `count`: as ``buffer(count:)``, but each value when it comes.
  ///
  /// ![Marble diagram of window(count:)](windowCount)
  ///
  ///     (1...5).signal()
  ///       .window(count: 2)
  ///       .flatMap { window in window.reduce(0, +) }
  ///       .subscribe { print($0) }
  ///     // 3
  ///     // 7
  ///     // 5
  ///
  /// A window is sent when its first value comes, then the value into it; it completes with its last value. There is no
  /// empty one. A window keeps its values until someone subscribes to it, so that none is missed (see ``WindowedSignal``).
  ///
  /// - It completes, or fails, with the source: first the result, then the window that is open.
  /// - When it is disposed the open window sends nothing any more and lets go of its subscribers, without a completion:
  ///   it is neither full nor has the source ended.
  /// - It holds the open window. Each window that is kept and that nobody has subscribed to keeps its values, at most
  ///   `count`, and fewer if `policy` says so. A failure that the policy makes is that of the window, after the values
  ///   kept: the source goes on, and so do the windows.
  /// - Values arrive on the thread of the source.
  ///
  /// - Parameters:
  ///   - count: How many values make a window; positive.
  ///   - policy: What a window does when too many values wait for its first subscriber.
  @inlinable
  public func window(
    count: Int,
    buffering policy: BufferingPolicy<Failure> = .all
  ) -> some SignalProtocol<WindowedSignal<Value, Failure>, Failure> {
    precondition(count > 0, "A window needs room for a value")
    return StagedPerSubscription(self) { WindowCount(Windows(count, Groups(policy, $0))) }
  }
}

@frozen
@usableFromInline
struct WindowCount<Input: Sendable, Failure: Error>: Stage {
  @usableFromInline typealias Output = WindowedSignal<Input, Failure>

  @usableFromInline var windows: Windows<Input, Failure>

  @inlinable
  init(_ windows: Windows<Input, Failure>) { self.windows = windows }

  @inlinable
  mutating func receive<Down: Sink & ~Copyable>(_ value: Input, into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    windows.send(value, into: &down)
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

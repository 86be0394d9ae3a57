extension SignalProtocol {
  /// Returns a signal that sends the values in windows, each of which ends when `boundary` sends a value.
  ///
  /// ![Marble diagram of window(on:)](windowOn)
  ///
  ///     let values = Subject<Int, Never>()
  ///     let marks = Subject<Void, Never>()
  ///     values.window(on: marks).flatMap { $0.count() }.subscribe { print($0) }
  ///     values.send(1)
  ///     values.send(2)
  ///     marks.send(())
  ///     // 2
  ///
  /// A window is sent when its first value arrives, and that value follows in the window. It completes on the thread of the
  /// boundary. There are no empty windows: a value of `boundary` without an open window has no effect. When `boundary`
  /// completes, the last window stays open until this signal ends. The result and the open window fail with the first failure
  /// of either signal. This signal is started before `boundary`.
  ///
  /// - A window keeps its values for its first subscriber, see ``WindowedSignal``, without a limit unless `policy` sets one. A
  ///   failure raised by the policy ends that window after the kept values. The source and the later windows continue.
  /// - At the end of the source the result ends first, then the open window, in the same way.
  /// - After disposal of the result the open window sends nothing more and releases its subscribers without a terminal event.
  ///
  /// - Parameters:
  ///   - boundary: The signal whose values end a window.
  ///   - policy: The number of values that may wait for the first subscriber of a window, and the treatment of the others.
  /// - Returns: A signal of windows.
  @inlinable
  public func window<Boundary: SignalProtocol>(
    on boundary: Boundary,
    buffering policy: BufferingPolicy<Failure> = .all
  ) -> some SignalProtocol<WindowedSignal<Value, Failure>, Failure> where Boundary.Failure == Failure {
    Combined(erased, boundary.erased) { WindowOn(Windows(.max, Groups(policy, $0))) }
  }
}

@usableFromInline
struct WindowOn<Element: Sendable, Boundary: Sendable, Failure: Error>: Stage {
  @usableFromInline typealias Output = WindowedSignal<Element, Failure>

  @usableFromInline var windows: Windows<Element, Failure>

  @inlinable
  init(_ windows: Windows<Element, Failure>) { self.windows = windows }

  @inlinable
  mutating func receive<Down: Sink & ~Copyable>(_ input: PairInput<Element, Boundary>, into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    switch input {
    case .first(let value?): windows.send(value, into: &down)
    case .second(.some): windows.close()
    case .first(nil): windows.groups.complete(into: &down)
    case .second(nil): break
    }
  }

  @inlinable
  func fail<Down: Sink & ~Copyable>(_ error: Failure, into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    windows.groups.fail(error, into: &down)
  }
}

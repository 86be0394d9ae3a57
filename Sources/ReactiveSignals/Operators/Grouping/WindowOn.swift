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
  /// When `boundary` completes, the last window stays open until this signal ends. This signal is started before
  /// `boundary`.
  ///
  /// - **Sends**: a window when its first value arrives. That value follows in the window. There are no empty windows.
  /// - **Ends**: completes when this signal completes. Fails with the first failure of either signal. The result ends
  ///   first, and then the open window.
  /// - **Disposal**: makes no more windows. An open window that has a subscriber keeps the source until the window ends or its
  ///   last subscriber leaves. A window without one sends nothing more, not even an end.
  /// - **Thread**: the sender's. A window completes on the thread of the boundary.
  /// - **Memory**: the open window. A window that has had no subscriber keeps its values, without a limit unless
  ///   `policy` sets one. A failure raised by the policy ends that window after the kept values. The source and the
  ///   later windows continue.
  ///
  /// - Parameters:
  ///   - boundary: The signal whose values end a window.
  ///   - policy: The number of values that may wait for the first subscriber of a window, and the treatment of the others.
  /// - Returns: A signal of windows.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public func window<Boundary: SignalProtocol>(
    on boundary: Boundary,
    buffering policy: BufferingPolicy<Failure> = .all
  ) -> Signal<WindowedSignal<Value, Failure>, Failure> where Boundary.Failure == Failure {
    erased.windows(on: boundary.erased, policy)
  }
}

extension Signal {
  // Not inlinable: windows are few, and their code is large.
  @usableFromInline
  func windows<Boundary>(
    on boundaries: Signal<Boundary, Failure>,
    _ policy: BufferingPolicy<Failure>
  ) -> Signal<WindowedSignal<Value, Failure>, Failure> {
    .grouping(policy) { (groups: Groups<Value, Failure>) in
      Signal<WindowedSignal<Value, Failure>, Failure>.join(
        self,
        boundaries,
        "windowOn",
        Groups.Windows(.max, groups)
      ) { windows, input, down in
        switch input {
        case .first(let value?): windows.send(value) { down.send($0) }
        case .second(.some): windows.close()
        case .first(nil): down.complete()
        case .second(nil): break
        }
      }
    }
  }
}

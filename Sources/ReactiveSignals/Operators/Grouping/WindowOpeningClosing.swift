extension SignalProtocol {
  /// Returns a signal that sends the values in windows. Each value of `openings` begins a window, which ends when the signal
  /// that `closing` makes for it sends a value or ends.
  ///
  /// ![Marble diagram of window(opening:closing:)](windowOpeningClosing)
  ///
  ///     let touches = Subject<Int, Never>()
  ///     let (down, up) = (Subject<Void, Never>(), Subject<Void, Never>())
  ///     touches.window(opening: down, closing: { _ in up }).flatMap { $0.count() }.subscribe { print($0) }
  ///     down.send(())
  ///     touches.send(1)
  ///     touches.send(2)
  ///     up.send(())
  ///     // 2
  ///
  /// Windows may overlap, and a value is sent into all open windows, the oldest first. A value that arrives while no window is
  /// open is dropped.
  ///
  /// `openings` is started before this signal. The signal of `closing` is started immediately when a window is opened. The window
  /// ends when that signal sends a value, completes or fails. The signal is disposed then.
  ///
  /// - **Sends**: a window when its first value arrives. That value follows in the window. There are no empty windows.
  /// - **Ends**: completes when this signal completes, or when `openings` has completed and no window is open, since no window can
  ///   follow. Fails with the first failure of this signal or of `openings`. The result ends first, and then the open windows, the oldest
  ///   first, in the same way.
  /// - **Disposal**: makes no more windows. An open window that has a subscriber keeps the source until the window ends or its last
  ///   subscriber leaves. A window without one sends nothing more, not even a terminal event.
  /// - **Thread**: the sender's. `closing` runs on the thread of the opening value.
  /// - **Memory**: the open windows. A window keeps its values for its first subscriber, see ``WindowedSignal``, without a limit
  ///   unless `policy` sets one. A failure raised by the policy ends that window after the kept values. The source and the other
  ///   windows continue.
  ///
  /// - Parameters:
  ///   - openings: The signal whose values begin a window.
  ///   - closing: A function of such a value that returns the signal that ends the window.
  ///   - policy: The number of values that may wait for the first subscriber of a window, and the treatment of the others.
  /// - Returns: A signal of windows.
  /// - Complexity: O(*n*) for each value, where *n* is the number of open windows.
  @_alwaysEmitIntoClient
  public func window<Openings: SignalProtocol, Closing: SignalProtocol>(
    opening openings: Openings,
    closing: @escaping @Sendable (Openings.Value) -> Closing,
    buffering policy: BufferingPolicy<Failure> = .all
  ) -> Signal<WindowedSignal<Value, Failure>, Failure> where Openings.Failure == Failure {
    erased.windows(opening: openings.erased, closing: { closing($0).erased }, policy)
  }
}

extension Signal {
  // Not inlinable: windows are few, and their code is large.
  @usableFromInline
  func windows<Opening, Closing, ClosingFailure>(
    opening openings: Signal<Opening, Failure>,
    closing: @escaping @Sendable (Opening) -> Signal<Closing, ClosingFailure>,
    _ policy: BufferingPolicy<Failure>
  ) -> Signal<WindowedSignal<Value, Failure>, Failure> {
    .grouping(policy) { (groups: Groups<Value, Failure>) in
      Signal<WindowedSignal<Value, Failure>, Failure> { call in
        call.answer("[\(self), \(openings)] window") { sink, subscription in
          let serialized = SerializedSink(subscription) { serialized in
            // A weak reference: the gate owns the join. The closing signals hold the sink, as upstreams do.
            groups.coordinate(Downstream(sink, subscription)) { [weak serialized] (number, value: Opening) in
              guard let serialized else { return }
              let child = CompoundDisposable(childOf: subscription)
              closing(value).startEnding(in: child) { serialized.send(.second(.closing(number))) }
            }
          }
          serialized.start(openings) { .second($0.map { .opening($0) }) }
          serialized.start(self, isLast: true) { .first($0) }
        }
      }
    }
  }
}

/// The beginning or the end of a window.
enum WindowEdge<Opening: Sendable>: Sendable {
  case opening(Opening)
  /// The number of the window.
  case closing(UInt)
}

extension Groups {
  /// The windows that are open, with their numbers. A window without a value has no group yet.
  typealias NumberedWindows = (open: [(number: UInt, window: Open?)], lastNumber: UInt, isLastOpen: Bool)

  /// Returns the join of windows that begin and end by the values of other signals.
  func coordinate<Opening: Sendable>(
    _ down: consuming Downstream<WindowedSignal<Value, Failure>, Failure>,
    startClosing: @escaping @Sendable (_ number: UInt, Opening) -> Void
  ) -> Join<
    NumberedWindows, PairInput<Value, WindowEdge<Opening>>, WindowedSignal<Value, Failure>, Failure
  > {
    Join(([], 0, false), down) { [self] windows, input, down in
      switch input {
      case .first(let value?):
        for index in windows.open.indices {
          if windows.open[index].window == nil {
            windows.open[index].window = begin { down.send(WindowedSignal($0)) }
          }
          windows.open[index].window?.hub.send(value)
          if down.isDisposed { return }
        }
      case .second(.opening(let value)?):
        windows.lastNumber += 1
        windows.open.append((windows.lastNumber, nil))
        startClosing(windows.lastNumber, value)
      case .second(.closing(let number)?):
        guard let index = windows.open.firstIndex(where: { $0.number == number }) else { return }
        if let window = windows.open.remove(at: index).window { end(window.token) }
        if windows.isLastOpen, windows.open.isEmpty, !down.isDisposed { down.complete() }
      case .first(nil):
        down.complete()
      case .second(nil):
        windows.isLastOpen = true
        if windows.open.isEmpty { down.complete() }
      }
    }
  }
}

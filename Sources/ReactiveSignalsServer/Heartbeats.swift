public import ReactiveSignals

extension SignalProtocol where Value == ServerSentEvent {
  /// Returns a signal that also sends a comment whenever no event has come for a time.
  ///
  ///     let events = Subject<ServerSentEvent, Never>()
  ///     events.heartbeats(every: .seconds(15), on: scheduler).subscribe { print($0.text, terminator: "") }
  ///     scheduler.advance(by: .seconds(20))
  ///     // :
  ///     //
  ///
  /// Clients ignore comments. Proxies do not close a connection on which something is sent, and a server that sends finds out that a client has
  /// gone. A comment is a value for the operators behind, so a buffer that drops values may keep it in the place of an event. The responses of
  /// this library send comments to a client only while it has taken all events.
  ///
  /// - **Sends**: the events of the source, and a comment after each interval without one.
  /// - **Ends**: as the source does.
  /// - **Disposal**: disposes the source and the timer.
  /// - **Thread**: the sender's for events, and the scheduler's for comments.
  /// - **Memory**: one timer for each subscription.
  ///
  /// - Parameters:
  ///   - interval: The time without an event after which a comment is sent, and that between two comments.
  ///   - scheduler: The scheduler of the timer.
  /// - Returns: A signal of the events and comments.
  /// - Complexity: O(1) for each event.
  public func heartbeats(
    every interval: Duration,
    on scheduler: some TimedScheduler
  ) -> Signal<ServerSentEvent, Failure> {
    heartbeats(startingAfter: interval, every: interval, on: scheduler)
  }

  /// - Parameter isWanted: A closure that returns whether a comment is sent now. Otherwise the next one may be, after the interval.
  func heartbeats(
    startingAfter start: Duration,
    every interval: Duration,
    on scheduler: some TimedScheduler,
    if isWanted: @escaping @Sendable () -> Bool = { true }
  ) -> Signal<ServerSentEvent, Failure> {
    operation("heartbeats", on: scheduler, startingAfter: start) {
      $0
    } receive: { timer, input, down in
      switch input {
      case .value(let event):
        down.send(event)
        timer.set(after: interval)
      case .fired:
        if isWanted() { down.send(.comment()) }
        timer.set(after: interval)
      case .completed: down.complete()
      }
    }
  }
}

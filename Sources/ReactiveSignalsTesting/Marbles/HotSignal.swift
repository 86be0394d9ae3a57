import ReactiveSignals

extension TestScheduler {
  /// A signal that plays `marbles` once, from now on, whoever is subscribed.
  ///
  ///     let source = scheduler.hot("a-^-b-|")
  ///     let recording = scheduler.record(source)
  ///     scheduler.run()
  ///     #expect(recording == "--b-|")
  ///
  /// `^` marks the present moment: what stands before it has been missed by everybody, but if the signal has ended
  /// there, it has. Without `^` the diagram begins now. Who subscribes after the end gets the end at once.
  ///
  /// Each value is its name in the diagram.
  ///
  /// - Parameters:
  ///   - marbles: The diagram.
  ///   - error: What `#` in the diagram fails with.
  public func hot<Failure: Error>(
    _ marbles: String,
    error: Failure? = Optional<Never>.none
  ) -> TestSignal<String, Failure> {
    hot(Script(marbles, isHot: true, error: error) { $0 })
  }

  /// A signal that plays `marbles` once, from now on, sending the values that `values` has for the names in the
  /// diagram. Otherwise as ``hot(_:error:)``.
  public func hot<Value: Sendable, Failure: Error>(
    _ marbles: String,
    values: [String: Value],
    error: Failure? = Optional<Never>.none
  ) -> TestSignal<Value, Failure> {
    hot(Script(marbles, isHot: true, error: error) { values[$0] })
  }

  private func hot<Value, Failure>(_ script: Script<Value, Failure>) -> TestSignal<Value, Failure> {
    let audience = Audience<Value, Failure>()
    for (tick, event) in script.steps {
      if tick < 0 {
        audience.send(event)
      } else {
        schedule(after: self.tick * tick) { audience.send(event) }
      }
    }
    if script.end > 0 { schedule(after: tick * script.end) {} }
    return TestSignal(.create { audience.add($0) }, timeline)
  }
}

/// Those who are subscribed to a hot signal. Unlike a subject it does not end by being released.
private final class Audience<Value: Sendable, Failure: Error>: Sendable {
  private struct State: Sendable {
    var subscribers: [Subscriber<Value, Failure>] = []
    var end: Event<Value, Failure>?
  }

  private let state = Locked(State())

  func add(_ subscriber: Subscriber<Value, Failure>) {
    let end = state.withLock { state in
      if state.end == nil { state.subscribers.append(subscriber) }
      return state.end
    }
    if let end { return subscriber.send(event: end) }
    // A subscription that is never disposed does not keep the signal.
    subscriber.onDispose { [weak self, weak subscriber] in self?.remove(subscriber) }
  }

  private func remove(_ subscriber: Subscriber<Value, Failure>?) {
    // Released outside the lock: that can run anything.
    let gone = state.withLock { state in
      let index = state.subscribers.firstIndex { $0 === subscriber }
      return index.map { state.subscribers.remove(at: $0) }
    }
    withExtendedLifetime(gone) {}
  }

  func send(_ event: Event<Value, Failure>) {
    let subscribers = state.withLock { state in
      if event.isTerminal { state.end = event }
      return state.subscribers
    }
    for subscriber in subscribers { subscriber.send(event: event) }
  }
}

public import ReactiveSignals

extension TestScheduler {
  /// Returns a signal that plays `marbles` for each subscriber, starting at the subscription.
  ///
  ///     let source = scheduler.cold("--a--b|")
  ///     let recording = scheduler.record(source.map { $0.uppercased() })
  ///     scheduler.run()
  ///     #expect(recording == "--A--B|")
  ///     #expect(source.subscriptions == ["^-----!"])
  ///
  /// Each value is its name in the diagram. The failure type is `Never`, unless the context requires another one.
  ///
  /// Subscribing sends nothing. The first character is sent when the scheduler runs the current tick. All events take their
  /// turn at the subscription. At an equal time, they come before timers that are started later.
  ///
  /// A diagram without `|` and `#` does not end, and its subscribers stay subscribed.
  ///
  /// - Parameters:
  ///   - marbles: The diagram. For a failure in it, use ``cold(_:error:file:line:)``.
  ///   - file: The file of the call, named when the diagram has a mistake.
  ///   - line: The line of the call.
  /// - Returns: A cold signal.
  public func cold(
    _ marbles: String,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> TestSignal<String, Never> {
    cold(events(marbles, isHot: false, error: nil, at: SourcePlace(file, line)) { $0 })
  }

  /// Returns a signal that plays `marbles` for each subscriber and can fail.
  ///
  ///     let source = scheduler.cold("--a--#", error: LoadError.offline)
  ///
  /// Everything else is as in ``cold(_:file:line:)``.
  ///
  /// - Parameters:
  ///   - marbles: The diagram.
  ///   - error: The failure for `#`. A diagram without `#` needs none.
  ///   - file: The file of the call, named when the diagram has a mistake.
  ///   - line: The line of the call.
  /// - Returns: A cold signal.
  @_disfavoredOverload
  public func cold<Failure: Error>(
    _ marbles: String,
    error: Failure? = nil,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> TestSignal<String, Failure> {
    cold(events(marbles, isHot: false, error: error, at: SourcePlace(file, line)) { $0 })
  }

  /// Returns a signal that plays `marbles` for each subscriber, with values for the names in the diagram.
  ///
  ///     let source = scheduler.cold("--a--b|", values: ["a": 1, "b": 2])
  ///
  /// Everything else is as in ``cold(_:file:line:)``.
  ///
  /// - Parameters:
  ///   - marbles: The diagram.
  ///   - values: The values by name.
  ///   - file: The file of the call, named when the diagram has a mistake.
  ///   - line: The line of the call.
  /// - Returns: A cold signal.
  public func cold<Value: Sendable>(
    _ marbles: String,
    values: [String: Value],
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> TestSignal<Value, Never> {
    cold(events(marbles, isHot: false, error: nil, at: SourcePlace(file, line)) { values[$0] })
  }

  /// Returns a signal that plays `marbles` for each subscriber, with values for the names in the diagram, and can fail.
  ///
  /// Everything else is as in ``cold(_:error:file:line:)``.
  ///
  /// - Parameters:
  ///   - marbles: The diagram.
  ///   - values: The values by name.
  ///   - error: The failure for `#`. A diagram without `#` needs none.
  ///   - file: The file of the call, named when the diagram has a mistake.
  ///   - line: The line of the call.
  /// - Returns: A cold signal.
  @_disfavoredOverload
  public func cold<Value: Sendable, Failure: Error>(
    _ marbles: String,
    values: [String: Value],
    error: Failure? = nil,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> TestSignal<Value, Failure> {
    cold(events(marbles, isHot: false, error: error, at: SourcePlace(file, line)) { values[$0] })
  }

  @inlinable
  func cold<Value, Failure>(_ schedule: EventSchedule<Value, Failure>) -> TestSignal<Value, Failure> {
    let subscribers = SubscriberList<Value, Failure>()
    let source = Signal<Value, Failure>.create { [self] subscriber in
      subscribers.add(subscriber)
      // The time advances to the end of the diagram, even when nothing happens there.
      let playback = play(schedule.ticks, to: schedule.end) {
        subscriber.send(event: schedule.events[$0])
      }
      if let playback { subscriber.add(playback) }
    }
    return TestSignal(source, timeline)
  }
}

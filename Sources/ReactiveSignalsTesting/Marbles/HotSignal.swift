public import ReactiveSignals

extension TestScheduler {
  /// Returns a signal that plays `marbles` once, starting now, whether or not it has subscribers.
  ///
  ///     let source = scheduler.hot("a-^-b-|")
  ///     let recording = scheduler.record(source)
  ///     scheduler.run()
  ///     #expect(recording == "--b-|")
  ///
  /// `^` marks the current time. The values before it are not sent. An end before it counts. Without `^`, the diagram starts
  /// now. A subscriber that arrives after the end receives the end immediately.
  ///
  /// Each value is its name in the diagram. The failure type is `Never`, unless the context requires another one.
  ///
  /// - Parameters:
  ///   - marbles: The diagram. For a failure in it, use ``hot(_:error:file:line:)``.
  ///   - file: The file of the call, named when the diagram has a mistake.
  ///   - line: The line of the call.
  /// - Returns: A hot signal.
  public func hot(
    _ marbles: String,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> TestSignal<String, Never> {
    hot(events(marbles, isHot: true, error: nil, at: SourcePlace(file, line)) { $0 })
  }

  /// Returns a signal that plays `marbles` once, starting now, and can fail.
  ///
  /// Everything else is as in ``hot(_:file:line:)``.
  ///
  /// - Parameters:
  ///   - marbles: The diagram.
  ///   - error: The failure for `#`. A diagram without `#` needs none.
  ///   - file: The file of the call, named when the diagram has a mistake.
  ///   - line: The line of the call.
  /// - Returns: A hot signal.
  @_disfavoredOverload
  public func hot<Failure: Error>(
    _ marbles: String,
    error: Failure? = nil,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> TestSignal<String, Failure> {
    hot(events(marbles, isHot: true, error: error, at: SourcePlace(file, line)) { $0 })
  }

  /// Returns a signal that plays `marbles` once, starting now, with values for the names in the diagram.
  ///
  /// Everything else is as in ``hot(_:file:line:)``.
  ///
  /// - Parameters:
  ///   - marbles: The diagram.
  ///   - values: The values by name.
  ///   - file: The file of the call, named when the diagram has a mistake.
  ///   - line: The line of the call.
  /// - Returns: A hot signal.
  public func hot<Value: Sendable>(
    _ marbles: String,
    values: [String: Value],
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> TestSignal<Value, Never> {
    hot(events(marbles, isHot: true, error: nil, at: SourcePlace(file, line)) { values[$0] })
  }

  /// Returns a signal that plays `marbles` once, starting now, with values for the names in the diagram, and can fail.
  ///
  /// Everything else is as in ``hot(_:error:file:line:)``.
  ///
  /// - Parameters:
  ///   - marbles: The diagram.
  ///   - values: The values by name.
  ///   - error: The failure for `#`. A diagram without `#` needs none.
  ///   - file: The file of the call, named when the diagram has a mistake.
  ///   - line: The line of the call.
  /// - Returns: A hot signal.
  @_disfavoredOverload
  public func hot<Value: Sendable, Failure: Error>(
    _ marbles: String,
    values: [String: Value],
    error: Failure? = nil,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> TestSignal<Value, Failure> {
    hot(events(marbles, isHot: true, error: error, at: SourcePlace(file, line)) { values[$0] })
  }

  @inlinable
  func hot<Value, Failure>(_ schedule: EventSchedule<Value, Failure>) -> TestSignal<Value, Failure> {
    let subscribers = SubscriberList<Value, Failure>()
    let past = schedule.ticks.prefix { $0 < 0 }.count
    for event in schedule.events.prefix(past) { subscribers.send(event) }
    play(schedule.ticks, from: past, to: schedule.end > 0 ? schedule.end : nil) {
      subscribers.send(schedule.events[$0])
    }
    return TestSignal(.create { subscribers.add($0) }, timeline)
  }
}

import ReactiveSignals

extension TestScheduler {
  /// A signal that plays `marbles` anew for each subscriber, from the moment it subscribes.
  ///
  ///     let source = scheduler.cold("--a--b|")
  ///     let recording = scheduler.record(source.map { $0.uppercased() })
  ///     scheduler.run()
  ///     #expect(recording == "--A--B|")
  ///     #expect(source.subscriptions == ["^-----!"])
  ///
  /// Each value is its name in the diagram. It cannot fail, or fails as its context requires. Nothing is sent while subscribing: what stands first is sent when the
  /// scheduler runs the present tick. All is scheduled at subscription, so that what a source sends at a tick comes
  /// before timers for that tick that are set later.
  ///
  /// A diagram that ends in neither `|` nor `#` has no end: its subscribers stay subscribed when it is over, as those of a
  /// hot signal do.
  ///
  /// - Parameter marbles: The diagram. A failure in it needs ``cold(_:error:)``.
  public func cold(_ marbles: String) -> TestSignal<String, Never> {
    cold(Script(marbles, isHot: false, error: nil) { $0 })
  }

  /// A signal that plays `marbles` anew for each subscriber and can fail. Otherwise as ``cold(_:)``.
  ///
  ///     let source = scheduler.cold("--a--#", error: LoadError.offline)
  ///
  /// - Parameters:
  ///   - marbles: The diagram.
  ///   - error: What `#` in the diagram fails with. A diagram without `#` needs none.
  @_disfavoredOverload
  public func cold<Failure: Error>(_ marbles: String, error: Failure? = nil) -> TestSignal<String, Failure> {
    cold(Script(marbles, isHot: false, error: error) { $0 })
  }

  /// A signal that plays `marbles` anew for each subscriber, sending the values that `values` has for the names in the
  /// diagram. Otherwise as ``cold(_:)``.
  ///
  ///     let source = scheduler.cold("--a--b|", values: ["a": 1, "b": 2])
  public func cold<Value: Sendable>(_ marbles: String, values: [String: Value]) -> TestSignal<Value, Never> {
    cold(Script(marbles, isHot: false, error: nil) { values[$0] })
  }

  /// A signal that plays `marbles` anew for each subscriber, sending the values that `values` has for the names in the
  /// diagram, and can fail. Otherwise as ``cold(_:error:)``.
  @_disfavoredOverload
  public func cold<Value: Sendable, Failure: Error>(
    _ marbles: String,
    values: [String: Value],
    error: Failure? = nil
  ) -> TestSignal<Value, Failure> {
    cold(Script(marbles, isHot: false, error: error) { values[$0] })
  }

  private func cold<Value, Failure>(_ script: Script<Value, Failure>) -> TestSignal<Value, Failure> {
    let audience = Audience<Value, Failure>()
    let source = Signal<Value, Failure>.create { [self] subscriber in
      audience.add(subscriber)
      for (tick, event) in script.steps {
        subscriber.add(schedule(after: self.tick * tick) { subscriber.send(event: event) })
      }
      // Time passes to the end of the diagram, also when nothing happens there.
      subscriber.add(schedule(after: tick * script.end) {})
    }
    return TestSignal(source, timeline)
  }
}

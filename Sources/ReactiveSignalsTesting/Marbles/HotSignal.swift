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
  /// Each value is its name in the diagram. It cannot fail, or fails as its context requires.
  ///
  /// - Parameter marbles: The diagram. A failure in it needs ``hot(_:error:)``.
  public func hot(_ marbles: String) -> TestSignal<String, Never> {
    hot(Script(marbles, isHot: true, error: nil) { $0 })
  }

  /// A signal that plays `marbles` once, from now on, and can fail. Otherwise as ``hot(_:)``.
  ///
  /// - Parameters:
  ///   - marbles: The diagram.
  ///   - error: What `#` in the diagram fails with. A diagram without `#` needs none.
  @_disfavoredOverload
  public func hot<Failure: Error>(_ marbles: String, error: Failure? = nil) -> TestSignal<String, Failure> {
    hot(Script(marbles, isHot: true, error: error) { $0 })
  }

  /// A signal that plays `marbles` once, from now on, sending the values that `values` has for the names in the
  /// diagram. Otherwise as ``hot(_:)``.
  public func hot<Value: Sendable>(_ marbles: String, values: [String: Value]) -> TestSignal<Value, Never> {
    hot(Script(marbles, isHot: true, error: nil) { values[$0] })
  }

  /// A signal that plays `marbles` once, from now on, sending the values that `values` has for the names in the
  /// diagram, and can fail. Otherwise as ``hot(_:error:)``.
  @_disfavoredOverload
  public func hot<Value: Sendable, Failure: Error>(
    _ marbles: String,
    values: [String: Value],
    error: Failure? = nil
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

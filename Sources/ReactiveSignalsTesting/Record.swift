public import ReactiveSignals

extension TestScheduler {
  /// Subscribes to `signal`, and writes down what it sends and when.
  ///
  ///     let recording = scheduler.record(scheduler.cold("--a--b|"))
  ///     scheduler.run()
  ///     #expect(recording == "--a--b|")
  ///
  /// In diagrams a value is named by its description: the number 1 is `1`, the text "ab" is `'ab'`.
  ///
  /// - Parameters:
  ///   - signal: What to subscribe to.
  ///   - subscription: When to subscribe and to dispose, counted from now: `"--^----!"`. By default at once, and never.
  public func record<Value, Failure>(
    _ signal: some SignalProtocol<Value, Failure>,
    during subscription: String = "^"
  ) -> Recording<Value, Failure> {
    record(signal, during: subscription) { String(describing: $0) }
  }

  /// Subscribes to `signal`, and writes down what it sends and when. In diagrams a value has the name that `values` has
  /// for it, like in ``cold(_:values:error:)``, or else its description.
  public func record<Value: Equatable, Failure>(
    _ signal: some SignalProtocol<Value, Failure>,
    values: [String: Value],
    during subscription: String = "^"
  ) -> Recording<Value, Failure> {
    record(signal, during: subscription) { value in
      values.first { $0.value == value }?.key ?? String(describing: value)
    }
  }

  private func record<Value, Failure>(
    _ signal: some SignalProtocol<Value, Failure>,
    during subscription: String,
    name: @escaping @Sendable (Value) -> String
  ) -> Recording<Value, Failure> {
    let diagram = MarbleDiagram(subscription)
    guard let start = diagram.tick(of: .subscription), diagram.marks.allSatisfy({ !$0.mark.isEvent }) else {
      preconditionFailure("\"\(subscription)\" is no subscription: expected '^', and after it '!' or nothing")
    }
    let recording = Recording<Value, Failure>(timeline, name: name)
    if start == 0 {
      recording.start(signal)
    } else {
      schedule(after: tick * start) { recording.start(signal) }
    }
    if let end = diagram.tick(of: .disposal) {
      schedule(after: tick * end) { recording.dispose() }
    }
    return recording
  }
}

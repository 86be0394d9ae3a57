public import ReactiveSignals

extension TestScheduler {
  /// Subscribes to `signal` and records its events with their times.
  ///
  ///     let recording = scheduler.record(scheduler.cold("--a--b|"))
  ///     scheduler.run()
  ///     #expect(recording == "--a--b|")
  ///
  /// A diagram names a value by its description. The number 1 is `1`, and the text "ab" is `'ab'`.
  ///
  /// - Parameters:
  ///   - signal: The signal to subscribe to.
  ///   - subscription: A diagram of the times of subscription and disposal, counted from now, such as `"--^----!"`. By default, the
  ///     scheduler subscribes immediately and does not dispose.
  /// - Returns: A recording of the signal.
  @inlinable
  public func record<Value, Failure>(
    _ signal: some SignalProtocol<Value, Failure>,
    during subscription: String = "^"
  ) -> Recording<Value, Failure> {
    record(signal, during: subscription) { MarbleDiagram.name(of: $0) }
  }

  /// Subscribes to `signal` and records its events with their times, with names for values.
  ///
  /// - Parameters:
  ///   - signal: The signal to subscribe to.
  ///   - values: The values by name, as in ``cold(_:values:error:file:line:)``. Other values are named by their descriptions.
  ///   - subscription: A diagram of the times of subscription and disposal, counted from now.
  /// - Returns: A recording of the signal.
  @inlinable
  public func record<Value: Equatable, Failure>(
    _ signal: some SignalProtocol<Value, Failure>,
    values: [String: Value],
    during subscription: String = "^"
  ) -> Recording<Value, Failure> {
    record(signal, during: subscription) { value in
      values.first { $0.value == value }?.key ?? String(describing: value)
    }
  }

  /// Subscribes to a main signal of any values on the main actor, and records its events with their times.
  ///
  /// <!-- fragment -->
  ///
  ///     let recording = scheduler.record(pictures.map { Thumbnail($0) })
  ///     scheduler.run()
  ///     #expect(recording == "--small--large|")
  ///
  /// - Parameters:
  ///   - signal: The signal to subscribe to.
  ///   - subscription: A diagram of the times of subscription and disposal, counted from now.
  /// - Returns: A recording of the descriptions of the values. The values are not kept. `record(signal.signal)` keeps those that are `Sendable`.
  @MainActor
  @inlinable
  public func record<Value, Failure>(
    _ signal: some MainSignalProtocol<Value, Failure>,
    during subscription: String = "^"
  ) -> Recording<String, Failure> {
    record(signal.map { MarbleDiagram.name(of: $0) }.signal, during: subscription)
  }

  @inlinable
  func record<Value, Failure>(
    _ signal: some SignalProtocol<Value, Failure>,
    during subscription: String,
    name: @escaping @Sendable (Value) -> String
  ) -> Recording<Value, Failure> {
    let (start, end) = Self.lifetime(subscription)
    let recording = Recording<Value, Failure>(timeline, name: name)
    if start == 0 {
      performAsCurrent { recording.start(signal) }
    } else {
      schedule(after: tick * start) { recording.start(signal) }
    }
    if let end {
      schedule(after: tick * end) { recording.dispose() }
    }
    return recording
  }

  /// Returns the ticks of the subscription and the disposal in a diagram.
  @usableFromInline
  static func lifetime(_ subscription: String) -> (start: Int, end: Int?) {
    let diagram = MarbleDiagram(subscription)
    guard let start = diagram.tick(of: .subscription), diagram.marks.allSatisfy({ !$0.mark.isEvent }) else {
      stopProgram(
        "\"\(subscription)\" is not a subscription: expected '^', optionally followed by '!'"
      )
    }
    return (start, diagram.tick(of: .disposal))
  }
}

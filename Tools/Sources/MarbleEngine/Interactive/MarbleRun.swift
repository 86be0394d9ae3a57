import ReactiveSignals
public import ReactiveSignalsTesting

/// A chain of operators that has run in virtual time, with the events after each operator.
///
/// A mistake in an operator ends the chain before it. The operators before the mistake have run.
public struct MarbleRun: Sendable {
  /// A subscription to a signal: its events, its start and, if it was disposed, its end.
  public typealias Subscription = MarbleFigure.Inner

  /// An operator of the chain and its results.
  public struct Step: Sendable {
    /// The operator and its arguments.
    public let call: String
    /// The call in Swift notation.
    public let code: String
    /// The results, each with the subscriptions to it.
    public let results: [[Subscription]]
    /// The signals that the operator subscribed to while it ran.
    public let inner: [Subscription]
  }

  /// An error in an operator of the chain.
  public struct Mistake: Sendable, Hashable {
    /// The position of the operator in the chain.
    public let step: Int
    /// The position of the argument with the error, or `nil` for an error in the operator as a whole.
    public let argument: Int?
    /// The description of the error.
    public let message: String
  }

  /// The diagrams of the first signals.
  public let diagrams: [MarbleDiagram]
  /// The subscriptions to each of the first signals.
  public let subscriptions: [[Subscription]]
  /// The operators before the first mistake, in order.
  public let steps: [Step]
  /// The first mistake in the chain, or `nil`.
  public let mistake: Mistake?
  /// The number of ticks with events.
  public let length: Int
  /// The number of ticks that have run.
  public let ticks: Int
  /// A Boolean value that indicates whether the run was stopped before its end.
  public let isCut: Bool

  /// Runs the operators on the signals of diagrams.
  ///
  /// A chain that does work without end in one tick is cut, and the operator that repeats it is the mistake.
  ///
  /// - Parameters:
  ///   - diagrams: The diagrams of the first signals.
  ///   - calls: The operators with their arguments, such as `debounce 2`.
  ///   - limit: The real time after which the run is stopped.
  public init(_ diagrams: [MarbleDiagram], _ calls: [String], limit: Duration = .seconds(2)) {
    var played = PlayedChain(diagrams, calls, limit)
    var stuck: Mistake?
    if case .stuck(let tick, let rounds) = played.end, !played.chain.steps.isEmpty {
      let step = OperatorTable.stuckStep(of: Array(calls.prefix(played.chain.steps.count)))
      let message = OperatorTable.stuckMessage(at: tick, after: rounds, calls[step])
      played.stop()
      stuck = Mistake(step: step, argument: nil, message: message)
      played = PlayedChain(diagrams, Array(calls.prefix(step)), limit)
    }
    isCut = stuck != nil || played.end != .finished
    ticks = played.ticks
    self.diagrams = diagrams
    subscriptions = played.inputs.map(\.recorded)
    steps = played.chain.steps.map(\.recorded)
    mistake = stuck ?? played.chain.mistake
    let all = subscriptions + steps.flatMap { $0.results + [$0.inner] }
    length = max(
      diagrams.map(\.length).max() ?? 0,
      all.joined().map { max($0.diagram.length, ($0.end ?? $0.start) + 1) }.max() ?? 0
    )
    played.stop()
  }
}

/// A chain of operators that has run.
private struct PlayedChain {
  let inputs: [Session]
  let chain: PreparedChain
  let end: Session.End
  let ticks: Int
  private let recordings: [Recording<String, DiagramFailure>]

  init(_ diagrams: [MarbleDiagram], _ calls: [String], _ limit: Duration) {
    let session = Session()
    let inputs = diagrams.map { _ in session.part() }
    let chain = PreparedChain(zip(inputs, diagrams).map { $0.recording($0.signal($1)) }, calls, session)
    recordings = chain.results.map { session.scheduler.record($0) }
    end = session.run(to: diagrams.map(\.length).max() ?? 0, limit: limit)
    ticks = Int(session.scheduler.now / session.scheduler.tick)
    self.inputs = inputs
    self.chain = chain
  }

  /// Disposes the subscriptions. One that has not ended would keep itself and its signals.
  func stop() {
    for recording in recordings { recording.dispose() }
  }
}

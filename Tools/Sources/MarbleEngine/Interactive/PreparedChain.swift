import ReactiveSignals
import ReactiveSignalsTesting

/// The operators of a chain, applied to signals that nothing has subscribed to yet.
struct PreparedChain {
  struct Step {
    let `operator`: Operator
    let call: OperatorCall
    let inside: Session
    let results: [Session]

    var recorded: MarbleRun.Step {
      MarbleRun.Step(
        call: call.normalized,
        code: self.operator.code(for: call),
        results: results.map(\.recorded),
        inner: inside.recorded
      )
    }
  }

  private(set) var results: [MarbleSignal]
  private(set) var steps: [Step] = []
  private(set) var mistake: MarbleRun.Mistake?

  init(_ signals: [MarbleSignal], _ calls: [String], _ session: Session) {
    results = signals
    for (index, text) in calls.enumerated() {
      let call = OperatorCall(text)
      do throws(InputError) {
        try append(call, session)
      } catch {
        mistake = MarbleRun.Mistake(step: index, argument: error.argument(of: call), message: error.message)
        return
      }
    }
  }

  private mutating func append(_ call: OperatorCall, _ session: Session) throws(InputError) {
    let entry = try OperatorTable.find(call)
    let inside = session.part()
    let application = try OperatorTable.prepare(entry, call, inside)
    guard !results.isEmpty || entry.isSource else {
      throw InputError("there is no line to apply '\(entry.name)' to", in: call.text)
    }
    let signals = try application(results, call)
    let parts = signals.map { _ in session.part() }
    results = zip(parts, signals).map { $0.recording($1) }
    steps.append(Step(operator: entry, call: call, inside: inside, results: parts))
  }
}

extension InputError {
  /// Returns the position of the argument with the error, or `nil` if the error is not in one argument.
  fileprivate func argument(of call: OperatorCall) -> Int? {
    let tokens = call.tokens.indices.filter { call.tokens[$0].range.overlaps(range) }
    if let only = tokens.first, tokens.count == 1, only > 0 { return only - 1 }
    let end = call.tokens.last?.range.upperBound ?? 0
    return tokens.isEmpty && range.lowerBound >= end && end > 0 ? call.tokens.count - 1 : nil
  }
}

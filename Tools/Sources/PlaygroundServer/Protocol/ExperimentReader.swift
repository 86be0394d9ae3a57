import MarbleEngine

/// The lines and the operators of the page, and their run. Those that are too many do not run, and have a message.
struct ExperimentReader {
  let lines: [LineReader]
  let calls: [ChainReader]
  let run: MarbleRun

  init(_ state: ExperimentState) {
    lines = state.lines.enumerated().map { index, line in
      index < Limits.lines
        ? LineReader(line) : LineReader(problem: "There are at most \(Limits.lines) lines.")
    }
    let diagrams = lines.prefix(Limits.lines).map(\.diagram)
    let last = state.chain.indices.last ?? 0
    calls = state.chain.enumerated().reduce(into: []) { calls, entry in
      // The last one may just have been added, and gets arguments by trying them on its lines.
      let isFitted = entry.offset == last && last < Limits.operators
      calls.append(
        ChainReader(entry.element, lines: isFitted ? diagrams : [], before: isFitted ? calls.map(\.text) : [])
      )
    }
    run = MarbleRun(
      diagrams,
      calls.prefix(Limits.operators).map(\.text)
    )
  }

  /// Returns the mistake of the operator at a position.
  func problem(at index: Int) -> RunAnswer.Problem? {
    if let mistake = run.mistake {
      return mistake.step == index ? .init(argument: mistake.argument, message: mistake.message) : nil
    }
    guard index == Limits.operators else { return nil }
    let message =
      "A chain has at most \(Limits.operators) operators: this one does not run, nor do those below it"
    return .init(argument: nil, message: message)
  }

  /// The reason why the run is not that of the whole experiment, or `nil`.
  var obstacle: String? {
    if let index = lines.indices.first(where: { lines[$0].problem != nil }) {
      return "Line \(index + 1) has a mistake. \(lines[index].problem ?? "")"
    }
    return calls.indices.lazy.compactMap { index in
      problem(at: index).map { "Operator \(index + 1), '\(calls[index].text)', has a mistake: \($0.message)" }
    }.first
  }
}
